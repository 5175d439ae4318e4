// What the server shows of a game of Paradox Initiative (docs/positions.md), and how to read it.
import type { View } from '../../net/frames';

import type { PiPosition, PiSeat, Strand as Line } from './types';

export type { ConsoleCard, PiSeat, Prospect, Rival, WorldState } from './types';

/** A strand; of one that resolves, also whose it is. */
export interface Strand extends Line {
  seat?: number;
}

export interface PiView extends PiPosition {
  /** Ours, in scenes: the strands that flash, and what the rival has just drawn. */
  flash?: Strand[];
  rivalDraw?: { disc: string; text: string };
}

export const piView = (view: View): PiView => view as unknown as PiView;

export const WORLDS = 15;
export const COLOURS = ['R', 'Y', 'B', 'K', 'W'];
export const TRIGGERS = ['R', 'Y', 'B'];
export const COLUMNS = [1, 2, 3, 4];
export const ALTERNATE = 3; // spaces

const COLOUR_NAMES: Record<string, string> = {
  R: 'red',
  Y: 'yellow',
  B: 'blue',
  K: 'black',
  W: 'white',
  P: 'purple',
};
const SYMBOLS: Record<string, string> = { 1: 'orbit', 2: 'wedge', 3: 'knot' };

/** The name of its tokens and glyph. */
export const toneOf = (letter: string): string => COLOUR_NAMES[letter] ?? 'black';
export const symbolOf = (disc: string): string => SYMBOLS[disc[1]!] ?? 'orbit';

// Cells: columns a to e, rows 1 to 5 from the bottom.
export const LETTERS = ['a', 'b', 'c', 'd', 'e'];
export const CELLS = [5, 4, 3, 2, 1].flatMap((row) => LETTERS.map((column) => `${column}${row}`));
export const columnOf = (cell: string): number => LETTERS.indexOf(cell[0]!);
export const rowOf = (cell: string): number => Number(cell[1]);

/** What lies where; an empty cell has nothing. */
export function discsOf(seat: PiSeat | undefined): Map<string, string> {
  const found = new Map<string, string>();
  seat?.matrix.forEach((line, i) =>
    line.split(' ').forEach((disc, column) => {
      if (disc !== '..') found.set(`${LETTERS[column]}${5 - i}`, disc);
    }),
  );
  return found;
}

export const worldIndex = (world: string | null | undefined): number =>
  world ? Number(world.slice(1)) : -1;
export const worldName = (index: number): string => `W${String(index).padStart(2, '0')}`;

/** The seat whose matrix lies in the middle: the viewer's, else that of the one whose turn it is. */
export function focusOf(view: PiView, you: number | null): number {
  if (you !== null) return you;
  const active = view.active ?? view.chief ?? 0;
  return active < view.seats.length ? active : 0;
}

/** Whether the question is one for a matrix action. */
export const isTurn = (view: PiView): boolean => view.ask === 'turn';
