// What a map shows: plain data, put together by the face that draws it.
import type { Explained } from '../../look/explain.svelte';

/** What is known, noted or guessed about a cell. */
export interface OnCell {
  name?: string; // of the space: portal_2
  space?: string; // which of several that are announced alike: knot_a
  rotation?: number; // of its tile
  sure?: boolean; // else it is a guess
  others?: string[]; // it may also be
  not?: string[]; // what it cannot be
  pencil?: string; // whatever was written down
  clash?: boolean; // two notes disagree
  noted?: boolean; // by the viewer alone
  start?: boolean; // where the viewer's own piece began
}
export interface Standing {
  key: string; // the same piece, wherever it is
  look: string | null; // bush, or a character
  seat: number; // its colour
  second?: boolean; // piece b of a captive with two
  cell?: string;
  part?: string; // of the ocean
  lying?: boolean;
  faint?: boolean; // it may be there
}
/** A way that a piece went, cell by cell. */
export interface Trail {
  key: string;
  seat: number;
  cells: string[];
  faint?: boolean;
}
/** Something that can be done with a cell or a part of the ocean. */
export interface Aim {
  state: 'legal' | 'picked';
  hinted?: boolean;
  label?: string; // written on it
}
export interface MapData {
  cells: Map<string, OnCell>;
  joins: string[][]; // the cells of each tile that is laid
  pieces: Standing[];
  trails: Trail[];
}
export const emptyMap = (): MapData => ({ cells: new Map(), joins: [], pieces: [], trails: [] });

export interface MapActions {
  aims: Map<string, Aim>; // by cell or part
  chosen?: string | null; // the cell that is looked at
  reasons?: string[]; // why something was not allowed
  pick: (place: string, element: Element) => void;
  name: (place: string) => string; // of the button
  explain?: (place: string) => Explained | undefined;
}
