// Three blocks, the winner's in the middle.
import { box, scatter, type Facet, type Tones } from './solid';

export const SEAT_TONES: Tones[] = [
  ['#ffd2b3', '#e8763a', '#a3461a'],
  ['#bfe6ff', '#2f97dc', '#16608f'],
  ['#c4f5d4', '#35ae68', '#176a3c'],
  ['#ecd6ff', '#a066e0', '#65369c'],
  ['#fff0b8', '#dda91e', '#8d6600'],
];

export interface Block {
  seat: number;
  x: number;
  y: number;
  height: number; // in pixels
  facets: Facet[];
}

const UNIT = 21;
const PLACES = [
  { x: 240, y: 262, height: 8.2 },
  { x: 112, y: 268, height: 6.2 },
  { x: 368, y: 276, height: 4.6 },
];

/** Seats in the order of their ranks; the first three stand on blocks. Drawn back to front. */
export function podium(order: number[]): Block[] {
  const blocks = order.slice(0, 3).map((seat, i) => {
    const { x, y, height } = PLACES[i]!;
    const facets = box([-1.9, -1.9, 0], [3.8, 3.8, height], SEAT_TONES[seat % 5]!, {
      unit: UNIT,
      x,
      y,
    });
    return { seat, x, y, height: height * UNIT, facets };
  });
  return blocks;
}

export const DEPTH = 1.9 * UNIT;

export interface Confetto {
  x: number;
  y: number;
  turn: number;
  colour: string;
}

const COLOURS = ['#ffc45e', '#ff7a59', '#5fc3c9', '#b58cff', '#9be08b'];
export function confetti(count: number): Confetto[] {
  const next = scatter(17);
  return Array.from({ length: count }, (_, i) => ({
    x: Math.round(next() * 480),
    y: Math.round(-36 + next() * 250),
    turn: Math.round(next() * 360),
    colour: COLOURS[i % COLOURS.length]!,
  }));
}
