// A card of value n shows n blocks: the picture weighs what the card weighs.
import { box, type Facet, type Tones } from '../../draw/solid';

const TONES: Record<string, Tones> = {
  blue: ['#a9cbff', '#3f7fe6', '#1d4aa3'],
  green: ['#9fe6bb', '#2c9a5d', '#13613a'],
  orange: ['#ffcf9e', '#ee7a22', '#a34e0c'],
  purple: ['#dcc2ff', '#8a4fd0', '#582b94'],
};

// Heights of the columns, back row first.
const HEIGHTS: number[][][] = [
  [],
  [
    [0, 0, 0],
    [0, 1, 0],
    [0, 0, 0],
  ],
  [
    [0, 0, 0],
    [0, 2, 0],
    [0, 0, 0],
  ],
  [
    [1, 1, 0],
    [0, 1, 0],
    [0, 0, 0],
  ],
  [
    [2, 1, 0],
    [0, 1, 0],
    [0, 0, 0],
  ],
  [
    [2, 1, 0],
    [1, 1, 0],
    [0, 0, 0],
  ],
  [
    [3, 1, 0],
    [1, 1, 0],
    [0, 0, 0],
  ],
  [
    [3, 2, 0],
    [1, 1, 0],
    [0, 0, 0],
  ],
  [
    [3, 2, 1],
    [1, 1, 0],
    [0, 0, 0],
  ],
  [
    [3, 2, 1],
    [2, 1, 0],
    [0, 0, 0],
  ],
  [
    [3, 2, 1],
    [2, 1, 0],
    [1, 0, 0],
  ],
  [
    [4, 2, 1],
    [2, 1, 0],
    [1, 0, 0],
  ],
  [
    [4, 2, 1],
    [2, 1, 0],
    [1, 1, 0],
  ],
  [
    [4, 3, 1],
    [2, 1, 0],
    [1, 1, 0],
  ],
];
const SIDE = 0.94; // a gap between blocks

const drawn = new Map<string, Facet[]>();

/** The blocks of a value, on a field of 100 × 100. */
export function stack(value: number, colour: string): Facet[] {
  const key = `${value} ${colour}`;
  const known = drawn.get(key);
  if (known) return known;
  const frame = { unit: value > 9 ? 12 : 14, x: 52, y: value > 9 ? 72 : 68 };
  const facets: Facet[] = [];
  const rows = HEIGHTS[value] ?? [];
  for (let x = 0; x < 3; ++x)
    rows.forEach((row, y) => {
      for (let z = 0; z < row[x]!; ++z)
        facets.push(...box([x - 1, y - 1, z], [SIDE, SIDE, SIDE], TONES[colour]!, frame));
    });
  drawn.set(key, facets);
  return facets;
}
