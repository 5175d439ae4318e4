// The gear around the table: fifteen teeth, one for each trick.
import { round } from '../../draw/solid';

const TEETH = 15;
const RADIUS = 228;
const X = 500;
const Y = 250;

const at = (radius: number, angle: number): [number, number] => [
  round(X + radius * Math.cos(angle) * 1.92),
  round(Y + radius * Math.sin(angle) * 0.98),
];
const angle = (tooth: number) => -Math.PI / 2 + (tooth * 2 * Math.PI) / TEETH;

export const gearPath: string = (() => {
  const step = (2 * Math.PI) / TEETH;
  const points: string[] = [];
  for (let i = 0; i < TEETH; ++i) {
    const a = angle(i);
    for (const [radius, turn] of [
      [RADIUS - 14, -0.5],
      [RADIUS - 14, -0.28],
      [RADIUS + 8, -0.2],
      [RADIUS + 8, 0.2],
      [RADIUS - 14, 0.28],
    ] as const)
      points.push(at(radius, a + turn * step).join(' '));
  }
  return `M${points.join('L')}Z`;
})();

export const rings = [RADIUS - 26, RADIUS - 38].map((radius) => ({
  rx: round(radius * 1.92),
  ry: round(radius * 0.98),
}));
export const centre = { x: X, y: Y };

/** Where the mark of each trick sits. */
export const teeth = Array.from({ length: TEETH }, (_, i) => at(RADIUS - 5, angle(i)));
