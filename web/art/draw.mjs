// Small pure functions that write SVG: what the covers are made of.
export const f = (n) => Math.round(n * 100) / 100;
export const pts = (a) => a.map((p) => f(p[0]) + ',' + f(p[1])).join(' ');
export const poly = (a, fill, extra = '') =>
  `<polygon points="${pts(a)}" fill="${fill}" ${extra}/>`;
const C30 = Math.cos(Math.PI / 6);
export const isoP = (x, y, z, u = 1, ox = 0, oy = 0) => [
  ox + (x - y) * C30 * u,
  oy + ((x + y) * 0.5 - z) * u,
];
// iso box: pal=[top,left,right]
export function box(x, y, z, w, d, h, pal, u, ox, oy, ex = '') {
  const P = (a, b, c) => isoP(a, b, c, u, ox, oy);
  return (
    poly(
      [P(x, y + d, z + h), P(x + w, y + d, z + h), P(x + w, y + d, z), P(x, y + d, z)],
      pal[1],
      ex,
    ) +
    poly(
      [P(x + w, y, z + h), P(x + w, y + d, z + h), P(x + w, y + d, z), P(x + w, y, z)],
      pal[2],
      ex,
    ) +
    poly(
      [P(x, y, z + h), P(x + w, y, z + h), P(x + w, y + d, z + h), P(x, y + d, z + h)],
      pal[0],
      ex,
    )
  );
}
// Penrose triangle: three L polygons, centred; r0 hole inradius, h strip width
export function penrose(r0, h, cols, rot = 0, tx = 0, ty = 0, ex = '') {
  const ang = (k) => ((90 + 120 * k + rot) * Math.PI) / 180; // outward normals (svg y down): bottom, left..
  const N = (k) => [Math.cos(ang(k)), Math.sin(ang(k))];
  const X = (i, di, j, dj) => {
    const a = N(i),
      b = N(j);
    const det = a[0] * b[1] - a[1] * b[0];
    return [tx + (di * b[1] - dj * a[1]) / det, ty + (a[0] * dj - b[0] * di) / det];
  };
  const I = r0,
    M = r0 + h,
    O = r0 + 2 * h;
  let s = '';
  for (let k = 0; k < 3; k++) {
    const A = k,
      B = (k + 2) % 3,
      C = (k + 1) % 3;
    s += poly(
      [X(A, O, C, M), X(A, O, B, M), X(B, M, C, I), X(B, I, C, I), X(B, I, A, M), X(A, M, C, O)],
      cols[k],
      ex,
    );
  }
  return s;
}
export const rng = (seed) => () => {
  seed |= 0;
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
};
export function stars(n, w, h, seed = 1, col = '#fff', maxr = 1.3) {
  const r = rng(seed);
  let s = '';
  for (let i = 0; i < n; i++)
    s += `<circle cx="${f(r() * w)}" cy="${f(r() * h)}" r="${f(0.4 + r() * maxr)}" fill="${col}" opacity="${f(0.25 + r() * 0.6)}"/>`;
  return s;
}
export const NUM = {
  0: [60, 'M30 9C47 9 52 28 52 50S47 91 30 91 8 72 8 50 13 9 30 9Z'],
  1: [44, 'M8 30L29 12V98'],
  2: [60, 'M9 34C9 18 18 9 30 9S52 18 52 30C52 41 45 48 36 58L12 90H54'],
  3: [60, 'M9 10H48L29 41C44 41 52 52 52 66 52 82 42 91 29 91 18 91 10 85 7 74'],
  4: [62, 'M42 98V6L8 70H60'],
  5: [60, 'M50 10H17L13 47C18 43 23 41 30 41 44 41 52 51 52 66 52 82 42 91 29 91 18 91 10 85 7 75'],
  6: [60, 'M43 6C24 22 8 44 8 65 8 81 18 91 30 91S52 81 52 67 43 44 30 44C21 44 13 49 9 57'],
  7: [58, 'M5 10H50L22 98'],
  8: [60, 'M30 9A19 19 0 1 1 29.9 9ZM30 47A22 22 0 1 1 29.9 47Z'],
  9: [60, 'M17 94C36 78 52 56 52 35 52 19 42 9 30 9S8 19 8 33 17 56 30 56C39 56 47 51 51 43'],
};
export function num(v, { cx = 0, cy = 0, h = 40, stroke = 15, color = '#fff', ex = '' } = {}) {
  const t = String(v);
  const ls = 12;
  let W = [...t].reduce((a, c) => a + NUM[c][0] + ls, 0) - ls;
  const s = h / 100;
  let X = 0,
    d = '';
  for (const c of t) {
    d += `<path transform="translate(${X} 0)" d="${NUM[c][1]}"/>`;
    X += NUM[c][0] + ls;
  }
  return `<g transform="translate(${f(cx - (W * s) / 2)} ${f(cy - h / 2)}) scale(${f(s * 1000) / 1000})" fill="none" stroke="${color}" stroke-width="${stroke}" stroke-linejoin="round" ${ex}>${d}</g>`;
}

const GLYPHS = {
  red: '<path d="M0-9.500L9.800 8H-9.800Z" fill="currentColor"/>',
  blue: '<path d="M0-10C4-4 8-.5 8 3.500A8 8 0 0 1-8 3.500C-8-.5-4-4 0-10Z" fill="currentColor"/>',
  yellow:
    '<path d="M0-11L2.800-2.800 11 0 2.800 2.800 0 11-2.800 2.800-11 0-2.800-2.800Z" fill="currentColor"/>',
  black: '<circle r="7" fill="none" stroke="currentColor" stroke-width="4"/>',
  white: '<path d="M0-10L8.700-5V5L0 10-8.700 5V-5Z" fill="currentColor"/>',
  orbit:
    '<circle r="8" fill="none" stroke="currentColor" stroke-width="3"/><circle r="2.800" fill="currentColor"/>',
  wedge:
    '<path d="M0-8L8 7H-8Z" fill="none" stroke="currentColor" stroke-width="3.200" stroke-linejoin="round"/>',
  knot: '<path d="M0 0C4-7 11-7 11 0S4 7 0 0-11-7-11 0-4 7 0 0Z" transform="scale(.9)" fill="none" stroke="currentColor" stroke-width="3.600"/>',
};

// A glyph in place: a picture of its own cannot refer to the page's sprite.
export const useG = (n, x, y, s, col) =>
  `<g transform="translate(${f(x)} ${f(y)}) scale(${f(s / 24)})" color="${col}">${GLYPHS[n]}</g>`;
