// The vignette of an Event: a small future of its type, the same for a card each time.
import { box, round, scatter, type Facet, type Frame, type Tones } from '../../../draw/solid';
import { toneOf, typeOf } from './tones';

export const WIDTH = 150;
export const HEIGHT = 96;
const CELLS = 7;
const FRAME: Frame = { unit: 9, x: WIDTH / 2, y: HEIGHT * 0.6 };
const COS30 = Math.cos(Math.PI / 6);

export type Shape =
  | { kind: 'facet'; facet: Facet }
  | { kind: 'circle'; x: number; y: number; r: number; fill: string }
  | { kind: 'line'; d: string; stroke: string; width: number };

const FIELD: Tones = ['#e9f7b0', '#7cab3c', '#4b7a26'];
const PLANT: Tones = ['#fff0b8', '#d98f1c', '#8a5200'];
const TOWER: Tones = ['#dcecff', '#5a9bef', '#24549f'];
const HOUSE: Tones = ['#ffe2ec', '#e0648f', '#9c2c5c'];

const at = (x: number, y: number, z: number): [number, number] => [
  round(FRAME.x + (x - y) * COS30 * FRAME.unit),
  round(FRAME.y + ((x + y) * 0.5 - z) * FRAME.unit),
];
const solid = (x: number, y: number, size: number, high: number, tones: Tones): Shape[] =>
  box([x, y, 0], [size, size, high], tones, FRAME).map((facet) => ({ kind: 'facet', facet }));
const line = (d: string, stroke: string, width: number): Shape => ({
  kind: 'line',
  d,
  stroke,
  width,
});
const circle = (x: number, y: number, r: number, fill: string): Shape => ({
  kind: 'circle',
  x: round(x),
  y: round(y),
  r,
  fill,
});

function tree(x: number, y: number, luck: number): Shape[] {
  const high = 0.5 + luck * 1.2;
  const [px, py] = at(x + 0.9, y + 0.9, high);
  return [
    ...solid(x, y, 1.8, high, FIELD),
    line(`M${px} ${py}v-7`, '#5a3a1a', 2),
    circle(px, py - 10, 6, '#2f7a35'),
    circle(px - 2, py - 12, 3, '#5fb04a'),
  ];
}
function plant(x: number, y: number, luck: number): Shape[] {
  if (luck <= 0.5) return solid(x, y, 1.8, 2 + luck * 3, PLANT);
  const [px, py] = at(x + 0.9, y + 0.9, 0);
  const blade = (turn: number) => {
    const angle = ((turn + luck * 90) * Math.PI) / 180;
    return `M${px} ${round(py - 26)}l${round(12 * Math.cos(angle))} ${round(12 * Math.sin(angle))}`;
  };
  return [
    line(`M${px} ${py}V${round(py - 26)}`, '#fff6dc', 2.5),
    ...[0, 120, 240].map((turn) => line(blade(turn), '#fff6dc', 3)),
  ];
}
function tower(x: number, y: number, luck: number): Shape[] {
  const high = 2 + luck * 5;
  const [px, py] = at(x + 0.9, y + 0.9, high);
  const mast = luck > 0.6;
  return [
    ...solid(x + 0.1, y + 0.1, 1.6, high, TOWER),
    ...(mast ? [line(`M${px} ${py}v-9`, '#fff', 1.5), circle(px, py - 10, 2.2, '#ff5a5a')] : []),
  ];
}
function house(x: number, y: number, luck: number): Shape[] {
  const high = 1.2 + luck;
  const roof = (corners: [number, number, number][], fill: string): Shape => ({
    kind: 'facet',
    facet: { points: corners.map(([a, b, c]) => at(a, b, c).join(',')).join(' '), fill },
  });
  const peak: [number, number, number] = [x + 0.9, y + 0.9, high + 1.5];
  return [
    ...solid(x, y, 1.8, high, HOUSE),
    roof([[x, y + 1.8, high], [x + 1.8, y + 1.8, high], peak], '#b53a6c'),
    roof([[x + 1.8, y, high], [x + 1.8, y + 1.8, high], peak], '#7a1c46'),
  ];
}
const DRAWN: Record<string, (x: number, y: number, luck: number) => Shape[]> = {
  F: tree,
  E: plant,
  T: tower,
  S: house,
};

const seedOf = (card: string): number =>
  [...card].reduce((all, letter) => all * 7 + letter.charCodeAt(0), 3) % 997;

const drawn = new Map<string, Shape[]>();

/** What stands in the vignette, from the back to the front. */
export function sceneOf(card: string): Shape[] {
  const known = drawn.get(card);
  if (known) return known;
  const next = scatter(seedOf(card) * 31 + 7);
  const { mid, dark, light } = toneOf(card);
  const shapes: Shape[] = [
    circle(WIDTH * (0.2 + 0.6 * next()), HEIGHT * 0.3, round(12 + 8 * next()), '#fff6dcbf'),
    ...box([-5, -5, -1.2], [10, 10, 1.2], [light, mid, dark], FRAME).map((facet): Shape => ({
      kind: 'facet',
      facet,
    })),
  ];
  const cells = new Map<string, [number, number, number]>();
  for (let i = 0; i < CELLS; ++i) {
    const x = Math.floor(next() * 4) * 2 - 4;
    const y = Math.floor(next() * 4) * 2 - 4;
    const luck = next();
    if (!cells.has(`${x},${y}`)) cells.set(`${x},${y}`, [x, y, luck]);
  }
  const backToFront = [...cells.values()].sort((a, b) => a[0] + a[1] - b[0] - b[1]);
  for (const [x, y, luck] of backToFront) shapes.push(...(DRAWN[typeOf(card)]?.(x, y, luck) ?? []));
  drawn.set(card, shapes);
  return shapes;
}
