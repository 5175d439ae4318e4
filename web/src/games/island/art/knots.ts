// A knot joins its six sides by three arrows that work both ways. Sides are directions, clockwise from
// NE; `exits` is what the content prints: for each side of the tile's frame the one it leads to.

export type Pair = [number, number];

/** The three arrows of a knot that is turned by `rotation` steps of 60 degrees. */
export function arrowsOf(exits: number[], rotation: number): Pair[] {
  const turned = (side: number) => (side + rotation) % 6;
  return exits.flatMap((exit, side): Pair[] => (side < exit ? [[turned(side), turned(exit)]] : []));
}

const RADIUS = 17;
const HEAD = 4.2;

function middleOf(side: number): [number, number] {
  const angle = ((-60 + 60 * side) * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle)];
}
const at = (x: number, y: number) => `${(x * RADIUS).toFixed(2)} ${(y * RADIUS).toFixed(2)}`;

/** Sides that touch bend tightly, the others pass the middle a little to one side each. */
export function curveOf([a, b]: Pair, number: number): string {
  const [ax, ay] = middleOf(a);
  const [bx, by] = middleOf(b);
  const apart = Math.min((b - a + 6) % 6, (a - b + 6) % 6);
  const bend = apart === 1 ? 0.22 : 0.1 + 0.1 * number;
  return `M${at(ax, ay)}Q${at((ax + bx) * bend, (ay + by) * bend)} ${at(bx, by)}`;
}

export function headOf(side: number): string {
  const [x, y] = middleOf(side);
  const back = (across: number) =>
    `${(x * (RADIUS - HEAD) - y * across).toFixed(2)} ${(y * (RADIUS - HEAD) + x * across).toFixed(2)}`;
  return `M${back(3)}L${at(x, y)}L${back(-3)}`;
}
