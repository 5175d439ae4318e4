// What kind of space a name is: its ground has the colour `--is-<tone>` (palette.css), and its sign is
// drawn by Sign.svelte.
export type Tone = 'fruit' | 'camp' | 'oracle' | 'mirage' | 'knot' | 'portal' | 'anomaly' | 'lake';

export const FRUITS = ['orange', 'banana', 'grapes', 'cherries', 'strawberry', 'lime', 'apple'];
export const OP_PIECES = ['bush', 'rock', 'wave'];

const BEGINNINGS: [string, Tone][] = [
  ['camp', 'camp'],
  ['oracle', 'oracle'],
  ['mirage', 'mirage'],
  ['knot', 'knot'],
  ['portal', 'portal'],
  ['anomaly', 'anomaly'],
  ['lake', 'lake'],
];

/** Of a space as tiles print it, or as it is announced. */
export const toneOf = (space: string): Tone =>
  BEGINNINGS.find(([start]) => space.startsWith(start))?.[1] ?? 'fruit';

/** What stands behind the first underscore: "wound" of "anomaly_wound". */
export const kindOf = (space: string): string => space.slice(space.indexOf('_') + 1);
