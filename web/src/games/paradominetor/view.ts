// What the server shows of a game of Paradominetor (docs/positions.md), and how to read it.
import type { View } from '../../net/frames';

import type { PdPosition, Play, Trick } from './types';

export type { PdSeat, Play, Trick } from './types';

export type Timeframe = 'past' | 'present' | 'future';
export const TIMEFRAMES: Timeframe[] = ['past', 'present', 'future'];

export interface PdView extends PdPosition {
  // Ours: the trick that a scene keeps on the table, and whether its result is out.
  kept?: { trick: number; done: boolean };
}

export const pdView = (view: View): PdView => view as unknown as PdView;

/** The trick that lies on the table. */
export function tableTrick(view: PdView): Trick | null {
  if (view.kept) return view.tricks[view.kept.trick - 1] ?? null;
  return view.tricks.at(-1) ?? null;
}

/** The view with its last complete trick still on the table, result and all. */
export function keptTrick(view: View): PdView {
  const now = pdView(view);
  const trick = now.tricks.findLast((one) => one.kind !== undefined)?.trick ?? now.trick;
  return { ...now, kept: { trick, done: true } };
}

const GLYPHS: Record<string, string> = {
  R: 'red',
  B: 'blue',
  G: 'green',
  Y: 'yellow',
  P: 'purple',
  K: 'black',
};
/** The name of a colour's token and glyph. */
export const tokenOf = (letter: string): string => GLYPHS[letter] ?? 'black';

const LETTERS: Record<string, Timeframe> = { p: 'past', n: 'present', f: 'future' };
/** A tile with its back: "R3p"; black has only the one. */
export const timeframeOf = (tile: string): Timeframe => LETTERS[tile[2] ?? 'p'] ?? 'past';
export const faceOf = (tile: string): string => tile.slice(0, 2);
const BACKS: Record<string, string> = { past: 'p', present: 'n', future: 'f' };
/** The tile that was played, where its back is known. */
export function tileOf(play: Play): string | null {
  if (play.timeframe === 'hidden') return null;
  return play.face[0] === 'K' ? play.face : play.face + BACKS[play.timeframe];
}

/** Half-points as people write them: "2½". */
export function points(hp: number): string {
  const whole = Math.floor(hp / 2);
  return hp % 2 ? `${whole || ''}½` : String(whole);
}

/** The name of a timeframe's mark. */
export const timeGlyph = (time: string): string => (time === 'present' ? 'now' : time);

export interface HeldTile {
  key: string; // unique in the hand, also between black tiles
  tile: string;
}

export function held(hand: string[]): HeldTile[] {
  let black = 0;
  return hand.map((tile) => ({ tile, key: tile === 'K0' ? `K0-${black++}` : tile }));
}

export interface Group {
  id: string;
  glyph: string;
  tiles: HeldTile[];
}

export function grouped(hand: string[], by: 'time' | 'colour'): Group[] {
  const tiles = held(hand);
  if (by === 'time')
    return TIMEFRAMES.map((time) => ({
      id: time,
      glyph: timeGlyph(time),
      tiles: tiles.filter(({ tile }) => timeframeOf(tile) === time),
    }));
  const letters = [...new Set(tiles.map(({ tile }) => tile[0]!))];
  return letters.map((letter) => ({
    id: letter,
    glyph: tokenOf(letter),
    tiles: tiles.filter(({ tile }) => tile[0] === letter),
  }));
}
