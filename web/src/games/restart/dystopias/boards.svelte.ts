// What is printed on the boards of the dystopias, as the server has it.
import type { Json } from '../../../net/frames';

export interface TrackPrint {
  length: number;
  milestones: number[]; // their spaces
  points: number[]; // of each
  sections: number[]; // the last space of each
  bonus: number[]; // of each
}
export interface Boards {
  pandemia: { virus: TrackPrint; cure: TrackPrint; penalty: number[] };
  anomie: { rows: string[]; law: number[]; bill: number[] };
  extinction: { set_points: number[] };
  oceanrealm: {
    industry: Record<string, number>; // its sector, by Region
    contribution: number[];
    sets: Record<string, number>; // how many symbols make one
    set_points: number;
    column_points: number;
  };
}

const NO_TRACK: TrackPrint = { length: 1, milestones: [], points: [], sections: [], bonus: [] };
const NOTHING: Boards = {
  pandemia: { virus: NO_TRACK, cure: NO_TRACK, penalty: [] },
  anomie: { rows: [], law: [], bill: [] },
  extinction: { set_points: [] },
  oceanrealm: { industry: {}, contribution: [], sets: {}, set_points: 0, column_points: 0 },
};
let printed = $state.raw<Boards>(NOTHING);

export function printBoards(content: Json): void {
  const given = (content ?? {}) as { boards?: Partial<Boards> };
  printed = { ...NOTHING, ...given.boards };
}
export const boards = (): Boards => printed;
