// What is printed on the boards of the dystopias, as the server has it.
import type { Json } from '../../../net/frames';

/** By position: 0 comes first. */
export interface TrackPrint {
  length: number;
  points: number[];
  bonus: number[]; // of whoever leads
}
export interface Boards {
  pandemia: { virus: TrackPrint; cure: TrackPrint; penalty: number[] };
  anomie: {
    law: string;
    places: string[];
    bills: Record<string, string>; // their places
    starts: Record<string, string[]>; // by side
    law_points: number[];
    bill_points: number[];
  };
  extinction: { set_points: number[] }; // by the number of cards
  oceanrealm: {
    industry: Record<string, number>; // its sector, by Region
    contribution: number[]; // by how many numbers are circled
    set_sizes: Record<string, number>;
    set_points: number;
    column_points: number;
  };
}

const NO_TRACK: TrackPrint = { length: 1, points: [0, 0], bonus: [0, 0] };
const NOTHING: Boards = {
  pandemia: { virus: NO_TRACK, cure: NO_TRACK, penalty: [] },
  anomie: { law: '', places: [], bills: {}, starts: {}, law_points: [], bill_points: [] },
  extinction: { set_points: [] },
  oceanrealm: { industry: {}, contribution: [], set_sizes: {}, set_points: 0, column_points: 0 },
};
let printed = $state.raw<Boards>(NOTHING);

export function printBoards(content: Json): void {
  printed = { ...NOTHING, ...((content ?? {}) as unknown as Partial<Boards>) };
}
export const boards = (): Boards => printed;
