// What kind of space a name is: its ground has the colour `--is-<kind>` (palette.css), and its sign is
// drawn by Sign.svelte.
export type Kind =
  'fruit' | 'camp' | 'oracle' | 'mirage' | 'knot' | 'portal' | 'anomaly' | 'lake' | 'ocean';

export const FRUITS = ['orange', 'banana', 'grapes', 'cherries', 'strawberry', 'lime', 'apple'];
export const OP_PIECES = ['bush', 'rock', 'wave'];

const BEGINNINGS: [string, Kind][] = [
  ['camp', 'camp'],
  ['oracle', 'oracle'],
  ['mirage', 'mirage'],
  ['knot', 'knot'],
  ['portal', 'portal'],
  ['anomaly', 'anomaly'],
  ['lake', 'lake'],
  ['ocean', 'ocean'],
];

/** Of a space as tiles print it, or as it is announced. */
export const kindOf = (space: string): Kind =>
  BEGINNINGS.find(([start]) => space.startsWith(start))?.[1] ?? 'fruit';

/** The colour of its ground. */
export const groundOf = (space: string): string => `var(--is-${kindOf(space)})`;

/** What stands behind the first underscore: "wound" of "anomaly_wound". */
export const restOf = (space: string): string => space.slice(space.indexOf('_') + 1);
