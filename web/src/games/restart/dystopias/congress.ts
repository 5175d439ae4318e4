// The Congress board: 37 places, drawn from above or as steps that rise towards the Law, with the own
// side in front.
import { box, type Facet, type Tones } from '../../../draw/solid';
import type { Boards } from './boards.svelte';
import type { Point } from './dish';

const COLUMNS = 'abcdefg';
const SIDE = 7;
const MIDDLE = 3;
const COS30 = Math.cos(Math.PI / 6);
const HEIGHTS = [0.56, 0.3, 0.14, 0]; // by the distance to the Law
const DEPTH = 0.5; // of the stone below the lowest place

/** How it is drawn: `turn` quarter turns bring another side to the front. */
export interface Look {
  flat: boolean;
  unit: number;
  turn: number;
}

const round = (n: number): number => Math.round(n * 100) / 100;

/** Column and row of a place, both from 0, row 0 at the back, as seen from the side in front. */
export function cornerOf(place: string, turn: number): [column: number, row: number] {
  let column = COLUMNS.indexOf(place[0]!);
  let row = SIDE - Number(place.slice(1));
  for (let i = 0; i < turn; ++i) [column, row] = [row, SIDE - 1 - column];
  return [column, row];
}

/** How far a place is from the Law. */
export function ringOf(place: string): number {
  const [column, row] = cornerOf(place, 0);
  return Math.max(Math.abs(column - MIDDLE), Math.abs(row - MIDDLE));
}
const heightOf = (place: string, { flat }: Look): number => (flat ? 0 : HEIGHTS[ringOf(place)]!);

const project = ({ flat, unit }: Look, x: number, y: number, z: number): Point =>
  flat
    ? { x: round((x - SIDE / 2) * unit), y: round((y - SIDE / 2) * unit) }
    : {
        x: round((x - y) * COS30 * unit),
        y: round(((x + y - SIDE) * 0.5 - z) * unit),
      };

/** The middle of a place. */
export function middleOf(place: string, look: Look): Point {
  const [column, row] = cornerOf(place, look.turn);
  return project(look, column + 0.5, row + 0.5, heightOf(place, look));
}

/** The corners of a place, or of a smaller one within it. */
export function outlineOf(place: string, look: Look, margin = 0): Point[] {
  const [c, r] = cornerOf(place, look.turn);
  const z = heightOf(place, look);
  const [near, far] = [margin, 1 - margin];
  return [
    project(look, c + near, r + near, z),
    project(look, c + far, r + near, z),
    project(look, c + far, r + far, z),
    project(look, c + near, r + far, z),
  ];
}
export const pointsOf = (corners: Point[]): string =>
  corners.map(({ x, y }) => `${x},${y}`).join(' ');

const MARGIN = 0.02;
/** The stone that a place lies on: left, right and top. */
export function stoneOf(place: string, look: Look): Facet[] {
  const [c, r] = cornerOf(place, look.turn);
  const size = 1 - 2 * MARGIN;
  const z = heightOf(place, look);
  return box([c + MARGIN, r + MARGIN, -DEPTH], [size, size, z + DEPTH], TONES, frameOf(look));
}
const TONES: Tones = ['top', 'left', 'right']; // classes: the stone has a tone of its own

const VETO = 0.23; // how far its sides are from those of its place
const VETO_HIGH = 0.2;
/** A block that lies on a place. */
export function blockOf(place: string, look: Look): Facet[] {
  const [c, r] = cornerOf(place, look.turn);
  const size = 1 - 2 * VETO;
  const z = heightOf(place, look);
  return box([c + VETO, r + VETO, z], [size, size, VETO_HIGH], TONES, frameOf(look));
}
export const blockTop = (look: Look): number => (look.flat ? 0 : VETO_HIGH * look.unit);
const frameOf = ({ unit }: Look) => ({ unit, x: 0, y: (-SIDE / 2) * unit });

/** From the back to the front, so that what is nearer covers what is farther. */
export const backToFront = (places: string[], { turn }: Look): string[] =>
  [...places].sort((a, b) => {
    const [ca, ra] = cornerOf(a, turn);
    const [cb, rb] = cornerOf(b, turn);
    return ca + ra - cb - rb || ca - cb;
  });

/** What all places fill, with room for stacks on the ones at the back. */
export function frame(look: Look): { left: number; top: number; width: number; height: number } {
  const { flat, unit } = look;
  if (flat) return { left: -3.5 * unit, top: -3.5 * unit, width: 7 * unit, height: 7 * unit };
  const half = 5 * COS30 * unit; // the corners of the square are no places
  const [top, bottom] = [-2.85 * unit, (2.5 + DEPTH) * unit];
  return { left: -half, top, width: 2 * half, height: bottom - top };
}

const STEPS: Record<string, [number, number]> = { n: [0, 1], e: [1, 0], s: [0, -1], w: [-1, 0] };
/** The next place in a direction; it need not be on the board. */
const nextPlace = (place: string, direction: string): string => {
  const [dx, dy] = STEPS[direction]!;
  return `${COLUMNS[COLUMNS.indexOf(place[0]!) + dx] ?? '?'}${Number(place.slice(1)) + dy}`;
};

/** Quarter turns that bring a seat's side to the front: seats sit clockwise, from the south on. */
export const turnFor = (seat: number, seats: number): number => (seats === 2 ? 2 * seat : seat) % 4;

/** What a place of the board is: the Law, a Bill, the starting place of a side, or plain. */
export interface PlaceFacts {
  place: string;
  kind: 'law' | 'bill' | 'start' | 'plain';
  bill?: string;
  side?: string;
}
/** In the order of their tracks. */
export const BILL_NAMES = ['health', 'culture', 'education', 'economy'];

/** All places of the board as it is printed. */
export const placesOf = ({
  law,
  places,
  bills,
  starts,
}: Pick<Boards['anomie'], 'law' | 'places' | 'bills' | 'starts'>): PlaceFacts[] =>
  places.map((place) => {
    const bill = BILL_NAMES.find((name) => bills[name] === place);
    const side = Object.keys(starts).find((name) => starts[name]!.includes(place));
    if (place === law) return { place, kind: 'law' };
    if (bill) return { place, kind: 'bill', bill };
    return side ? { place, kind: 'start', side } : { place, kind: 'plain' };
  });

/** The first free place in a direction: where a Maneuver leads that is allowed. */
export function landingOf(
  from: string,
  direction: string,
  places: string[],
  taken: string[],
): string | null {
  let place = nextPlace(from, direction);
  while (taken.includes(place)) place = nextPlace(place, direction);
  return places.includes(place) ? place : null;
}
