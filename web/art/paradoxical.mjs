import * as L from './draw.mjs';
import { sky } from './sky.mjs';
const { f, box, poly, num, useG } = L;

// 260 x 340.
export function paradoxical() {
  // the lighter stack weighs more, on a balance that cannot stand
  const P = [
    ['#ff9ac6', '#c2417f', '#7a1f5c'],
    ['#8fc2ff', '#3878dc', '#1c3f94'],
    ['#8ce0ae', '#2c9a5d', '#125a37'],
    ['#ffc08a', '#ee7a22', '#9c4708'],
    ['#d4b2ff', '#8a4fd0', '#54268d'],
  ];
  let s = `<defs>${sky('c2', [
    [0, '#1c0a2e'],
    [0.5, '#5a1f63'],
    [1, '#ff8f9e'],
  ])}</defs><rect width="260" height="340" fill="url(#c2)"/><circle cx="130" cy="118" r="98" fill="#ff9ac6" opacity=".13"/>${L.stars(46, 260, 180, 8, '#ffe')}`;
  // moebius ring
  const A = (a, w) => {
    const r = 58 + w * Math.cos(a / 2);
    return [
      130 + r * Math.cos(a) * 1.16,
      104 + r * Math.sin(a) * 0.52 + w * Math.sin(a / 2) * 0.95,
    ];
  };
  const seg = [];
  const N = 72;
  for (let i = 0; i < N; i++) {
    const a = (i * 2 * Math.PI) / N,
      b = ((i + 1) * 2 * Math.PI) / N;
    const q = [A(a, -19), A(a, 19), A(b, 19), A(b, -19)];
    const t = Math.cos(a / 2);
    const dep = Math.sin((a + b) / 2) * 58;
    const mix = (t + 1) / 2;
    const h = Math.round(330 + mix * 70),
      l = Math.round(48 + 26 * Math.abs(Math.sin(a / 2 + 0.4)));
    seg.push([
      dep,
      poly(q, `hsl(${h} 88% ${l}%)`, `stroke="hsl(${h} 88% ${l}%)" stroke-width=".7"`),
    ]);
  }
  seg.sort((a, b) => a[0] - b[0]);
  s += seg.map((x) => x[1]).join('');
  // scale base: iso
  const u = 15,
    ox = 130,
    oy = 262;
  s += box(-5, -5, -1.2, 10, 10, 1.2, ['#7d3b86', '#4a1d58', '#341143'], u * 0.72, ox, oy + 26);
  s += box(-0.6, -0.6, 0, 1.2, 1.2, 4.6, ['#ffd9ea', '#c86fa6', '#8a3d78'], u, ox, oy + 22);
  const st = (x, y, n, p, uu) => {
    let o = '';
    for (let k = 0; k < n; k++)
      o += box(-1.4, -1.4, k * 0.95, 2.8, 2.8, 0.82, P[(p + k) % 5], uu, x, y - 0);
    return o;
  };
  s +=
    poly(
      [
        [40, 222],
        [130, 190],
        [220, 206],
        [220, 212],
        [130, 198],
        [40, 229],
      ],
      '#ffd9ea',
    ) +
    poly(
      [
        [40, 229],
        [130, 198],
        [220, 212],
        [220, 216],
        [130, 204],
        [40, 234],
      ],
      '#a14f8c',
    );
  s +=
    poly(
      [
        [10, 240],
        [70, 240],
        [60, 250],
        [20, 250],
      ],
      '#ffd9ea',
    ) +
    `<path d="M40 226L14 240M40 226L66 240" stroke="#ffd9ea" stroke-width="1.600"/>` +
    st(40, 240, 2, 1, 11);
  s +=
    `<path d="M220 208L194 232M220 208L246 232" stroke="#ffd9ea" stroke-width="1.600"/>` +
    poly(
      [
        [190, 232],
        [250, 232],
        [240, 242],
        [200, 242],
      ],
      '#ffd9ea',
    ) +
    st(220, 232, 5, 0, 8.5);
  return s;
}
