// The hexagon (IS-2): cells, directions, parts of the ocean, and where they lie in the drawing.

export const ROWS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
export const DIRECTIONS = ['NE', 'E', 'SE', 'SW', 'W', 'NW'] as const; // clockwise, by side
export const PARTS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;
export type Direction = (typeof DIRECTIONS)[number];
export type Part = (typeof PARTS)[number];

export interface Point {
  x: number;
  y: number;
}
interface Axial {
  q: number;
  r: number;
}

const STEPS: Axial[] = [
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
];
const RADIUS = 3; // of the island, in cells around the middle one

const firstOf = (r: number): number => Math.max(-RADIUS, -RADIUS - r);
const longOf = (r: number): number => 2 * RADIUS + 1 - Math.abs(r);

/** All cells in reading order: A1 … G4. */
export const CELLS: string[] = ROWS.flatMap((row, i) =>
  Array.from({ length: longOf(i - RADIUS) }, (_, n) => `${row}${n + 1}`),
);

export const isCell = (text: string): boolean => CELLS.includes(text);

const axial = (cell: string): Axial => {
  const r = ROWS.indexOf(cell[0]!) - RADIUS;
  return { q: firstOf(r) + Number(cell.slice(1)) - 1, r };
};
const cellAt = ({ q, r }: Axial): string | null => {
  const n = q - firstOf(r) + 1;
  return Math.abs(r) <= RADIUS && n >= 1 && n <= longOf(r) ? `${ROWS[r + RADIUS]}${n}` : null;
};

/** The cell at axial coordinates, where D4 is 0, 0. */
export const cellOf = (q: number, r: number): string | null => cellAt({ q, r });

/** The cell one step away, or null off the island. */
export function neighbour(cell: string, direction: string): string | null {
  const { q, r } = axial(cell);
  const step = STEPS[(DIRECTIONS as readonly string[]).indexOf(direction)]!;
  return cellAt({ q: q + step.q, r: r + step.r });
}

// ---- the drawing: the middle of the island is at 0,0 ---------------------------------------------

/** The side of a cell, and how far apart the middles of two neighbours are. */
export const SIDE = 43;
export const PITCH = SIDE * Math.sqrt(3);

const place = ({ q, r }: Axial): Point => ({ x: PITCH * (q + r / 2), y: SIDE * 1.5 * r });

/** The middle of a cell. */
export const centre = (cell: string): Point => place(axial(cell));
/** The middle of a cell anywhere on the grid, counted in steps from another. */
export const offset = (q: number, r: number): Point => place({ q, r });

/** The way that a direction points, of length one. */
export const heading = (direction: string): Point => {
  const step = place(STEPS[(DIRECTIONS as readonly string[]).indexOf(direction)]!);
  return { x: step.x / PITCH, y: step.y / PITCH };
};

/** The outline of a cell, or of a smaller hexagon in it: points for a polygon. */
export const hexagon = ({ x, y }: Point, side = SIDE): string =>
  Array.from({ length: 6 }, (_, k) => {
    const angle = Math.PI / 6 + (k * Math.PI) / 3;
    return `${round(x + side * Math.cos(angle))},${round(y + side * Math.sin(angle))}`;
  }).join(' ');

const round = (n: number): number => Math.round(n * 100) / 100;

/** How much of the sea is drawn: all of it, or as little as a phone has room for. */
export interface Sea {
  outer: number; // from the middle to a corner
  shelf: number;
  shore: number;
  box: { width: number; height: number };
  label: number; // size of the letters
}
export const WIDE: Sea = {
  outer: 336,
  shelf: 312,
  shore: 287,
  box: { width: 680, height: 600 },
  label: 16,
};
export const TIGHT: Sea = {
  outer: 304,
  shelf: 304,
  shore: 284,
  box: { width: 610, height: 528 },
  label: 20,
};

const SQUASHED = 0.93; // rows lie closer than columns
const corner = (far: number, k: number): Point => ({
  x: far * Math.cos((k * Math.PI) / 3),
  y: SQUASHED * far * Math.sin((k * Math.PI) / 3),
});
const points = (list: Point[]): string =>
  list.map(({ x, y }) => `${round(x)},${round(y)}`).join(' ');

/** The outline of everything up to a distance from the middle. */
export const outline = (far: number): string =>
  points([0, 1, 2, 3, 4, 5].map((k) => corner(far, k)));

// The part between the corners k and k + 1, clockwise from the east.
const AROUND: Part[] = ['SE', 'S', 'SW', 'NW', 'N', 'NE'];

/** A part of the ocean: its outline between the shore and the edge, and its middle. */
export function partShape(part: string, sea: Sea): { points: string; middle: Point } {
  const k = AROUND.indexOf(part as Part);
  const inner = sea.shore - 16;
  const four = [corner(sea.outer, k), corner(sea.outer, k + 1), corner(inner, k + 1)];
  const all = [...four, corner(inner, k)];
  const middle = {
    x: all.reduce((sum, one) => sum + one.x, 0) / 4,
    y: all.reduce((sum, one) => sum + one.y, 0) / 4,
  };
  return { points: points(all), middle };
}

/** The border cells that touch a part. */
export const touching = (part: string): string[] =>
  ({
    N: ['A1', 'A2', 'A3', 'A4'],
    NE: ['A4', 'B5', 'C6', 'D7'],
    SE: ['D7', 'E6', 'F5', 'G4'],
    S: ['G4', 'G3', 'G2', 'G1'],
    SW: ['G1', 'F1', 'E1', 'D1'],
    NW: ['D1', 'C1', 'B1', 'A1'],
  })[part] ?? [];

// ---- tiles (IS-3) --------------------------------------------------------------------------------

export interface Placement {
  tile: string; // T02, L1
  cell: string;
  rotation: number;
}
/** "T02@C4/3" */
export function parsePlacement(text: string): Placement {
  const [tile = '', rest = ''] = text.split('@');
  const [cell = '', rotation = '0'] = rest.split('/');
  return { tile, cell, rotation: Number(rotation) };
}
export const placementText = ({ tile, cell, rotation }: Placement): string =>
  `${tile}@${cell}/${rotation}`;

// Steps from the first cell of a tile to the others, by side at rotation 0.
const LAKES: Record<string, number[][]> = { L1: [[1], [1, 1]], L2: [[1], [3]], L3: [[1], [2]] };

/** The cells that a tile covers, or null where it does not fit on the island. */
export function cellsOf({ tile, cell, rotation }: Placement): string[] | null {
  const found = [cell];
  for (const way of LAKES[tile] ?? [[1]]) {
    let at: string | null = cell;
    for (const side of way) at = at && neighbour(at, DIRECTIONS[(side + rotation) % 6]!);
    if (!at) return null;
    found.push(at);
  }
  return found;
}
