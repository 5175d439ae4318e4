// Isometric solids as polygons: what covers, avatars, chairs and the podium are made of.

export type Point = [x: number, y: number];
export interface Facet {
  points: string;
  fill: string;
}
/** Light top, mid left, dark right. */
export type Tones = [top: string, left: string, right: string];

export const round = (n: number): number => Math.round(n * 100) / 100;
const text = (points: Point[]): string =>
  points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ');

const COS30 = Math.cos(Math.PI / 6);

export interface Frame {
  unit: number;
  x: number;
  y: number;
}

/** A box with its corner at `at` and the given size, drawn where `frame` says. */
export function box(
  at: [number, number, number],
  size: [number, number, number],
  tones: Tones,
  frame: Frame,
): Facet[] {
  const [x, y, z] = at;
  const [w, d, h] = size;
  const p = (a: number, b: number, c: number): Point => [
    frame.x + (a - b) * COS30 * frame.unit,
    frame.y + ((a + b) * 0.5 - c) * frame.unit,
  ];
  return [
    {
      points: text([
        p(x, y + d, z + h),
        p(x + w, y + d, z + h),
        p(x + w, y + d, z),
        p(x, y + d, z),
      ]),
      fill: tones[1],
    },
    {
      points: text([
        p(x + w, y, z + h),
        p(x + w, y + d, z + h),
        p(x + w, y + d, z),
        p(x + w, y, z),
      ]),
      fill: tones[2],
    },
    {
      points: text([
        p(x, y, z + h),
        p(x + w, y, z + h),
        p(x + w, y + d, z + h),
        p(x, y + d, z + h),
      ]),
      fill: tones[0],
    },
  ];
}

/** A Penrose triangle: three L-shaped facets around a hole of inradius `hole`, strips of `width`. */
export function penrose(
  hole: number,
  width: number,
  tones: Tones,
  place: { turn?: number; x?: number; y?: number } = {},
): Facet[] {
  const { turn = 0, x = 0, y = 0 } = place;
  const normal = (k: number): Point => {
    const angle = ((90 + 120 * k + turn) * Math.PI) / 180;
    return [Math.cos(angle), Math.sin(angle)];
  };
  const meet = (i: number, di: number, j: number, dj: number): Point => {
    const a = normal(i);
    const b = normal(j);
    const det = a[0] * b[1] - a[1] * b[0];
    return [x + (di * b[1] - dj * a[1]) / det, y + (a[0] * dj - b[0] * di) / det];
  };
  const inner = hole;
  const middle = hole + width;
  const outer = hole + 2 * width;
  return [0, 1, 2].map((a) => {
    const b = (a + 2) % 3;
    const c = (a + 1) % 3;
    return {
      points: text([
        meet(a, outer, c, middle),
        meet(a, outer, b, middle),
        meet(b, middle, c, inner),
        meet(b, inner, c, inner),
        meet(b, inner, a, middle),
        meet(a, middle, c, outer),
      ]),
      fill: tones[a]!,
    };
  });
}

/** A small repeatable generator for decoration only (stars, confetti): never for luck. */
export function scatter(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
