// Where things lie on the two drawings of the core, in units of the drawing.
import { columnOf, rowOf, WORLDS } from './view';

export interface Layout {
  width: number;
  height: number;
  x: number; // of the middle cell
  y: number;
  pitch: number;
  r: number; // of a disc
  spots: [number, number][]; // of the anomaly, by symbol
  small: number; // radius of its discs
}

/** Inside the ring of worlds. */
export const WIDE: Layout = {
  width: 716,
  height: 724,
  x: 358,
  y: 362,
  pitch: 79,
  r: 35,
  spots: [
    [113, 296],
    [113, 362],
    [113, 428],
  ],
  small: 26,
};
export const RING = 314;
export const worldSpot = (index: number, away = RING): [number, number] => {
  const turn = -Math.PI / 2 + (index * 2 * Math.PI) / WORLDS;
  return [WIDE.x + away * Math.cos(turn), WIDE.y + away * Math.sin(turn)];
};

/** On a phone: the matrix alone, the anomaly beside it and the triggers below that. */
export const NARROW: Layout = {
  width: 396,
  height: 340,
  x: 180,
  y: 160,
  pitch: 62,
  r: 28,
  spots: [
    [366, 30],
    [366, 84],
    [366, 138],
  ],
  small: 26,
};

/** From the middle of the plate to its edge. */
export const plateHalf = ({ pitch, r }: Layout): number => 2.5 * pitch + (pitch - 2 * r) / 2 + 2;

/** The middle of a cell, or of a place of the anomaly. */
export function spotOf(layout: Layout, cell: string): [number, number] {
  if (cell[0] === 'x') return layout.spots[Number(cell[1]) - 1] ?? [0, 0];
  return [
    layout.x + (columnOf(cell) - 2) * layout.pitch,
    layout.y + (3 - rowOf(cell)) * layout.pitch,
  ];
}

export interface Capsule {
  x: number;
  y: number;
  width: number;
  height: number;
  r: number;
  turn: string;
  end: [number, number];
}

/** A rounded frame around discs in a line. */
export function capsule(layout: Layout, cells: string[], half: number): Capsule {
  const spots = cells.map((cell) => spotOf(layout, cell));
  const [x0, y0] = spots[0]!;
  const [x1, y1] = spots.at(-1)!;
  const length = Math.hypot(x1 - x0, y1 - y0) + 2 * half;
  const x = (x0 + x1) / 2;
  const y = (y0 + y1) / 2;
  const angle = (Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI;
  return {
    x: x - length / 2,
    y: y - half,
    width: length,
    height: 2 * half,
    r: half,
    turn: `rotate(${Math.round(angle * 10) / 10} ${x} ${y})`,
    end: x1 > x0 || (x1 === x0 && y1 < y0) ? [x1, y1] : [x0, y0],
  };
}
