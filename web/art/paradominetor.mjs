import * as L from './draw.mjs';
import { sky } from './sky.mjs';
const { f, box, poly, num, useG } = L;

// 260 x 340.
export function paradominetor() {
  // a ring of tiles that falls for ever: each leans on the next
  let s = `<defs>${sky('c1', [
    [0, '#062a33'],
    [0.55, '#0f5a5c'],
    [1, '#e9b35c'],
  ])}</defs><rect width="260" height="340" fill="url(#c1)"/><circle cx="130" cy="150" r="92" fill="#ffd27a" opacity=".16"/><circle cx="130" cy="150" r="62" fill="#ffd27a" opacity=".22"/>${L.stars(40, 260, 130, 4, '#fff')}`;
  // gear plate
  let d = '';
  for (let i = 0; i < 30; i++) {
    const a = (i * Math.PI) / 15,
      r = i % 2 ? 116 : 104;
    for (const da of [-0.07, 0.07]) {
      const x = 130 + r * Math.cos(a + da),
        y = 246 + r * 0.5 * Math.sin(a + da);
      d += (d ? 'L' : 'M') + f(x) + ' ' + f(y);
    }
  }
  s += `<path d="${d}Z" transform="translate(0 16)" fill="#04181c"/><path d="${d}Z" fill="#154b50" stroke="#2d7c7e" stroke-width="1.500"/><ellipse cx="130" cy="246" rx="56" ry="28" fill="#0a3136"/>`;
  const col = [
    ['#ff8578', '#d9423a', '#98231f'],
    ['#7fb2ff', '#2c6cd6', '#173f8c'],
    ['#74d69a', '#219150', '#0f5a30'],
    ['#ffe08a', '#f2b21d', '#a06f00'],
    ['#c9a3ff', '#8a4fd0', '#54268d'],
  ];
  const n = 15;
  const items = [];
  for (let i = 0; i < n; i++) {
    const a = (i * 2 * Math.PI) / n - Math.PI / 2 + 0.1;
    items.push([Math.sin(a), i, a]);
  }
  items.sort((p, q) => p[0] - q[0]);
  for (const [, i, a] of items) {
    const x = 130 + 80 * Math.cos(a),
      y = 244 + 40 * Math.sin(a);
    const tx = -Math.sin(a),
      ty = Math.cos(a) * 0.5;
    const lean = (i / n) * 46;
    const c = col[i % 5];
    const nx = Math.cos(a) * 10,
      ny = Math.sin(a) * 5;
    const h = 52 - lean * 0.18,
      lx = tx * lean,
      ly = ty * lean;
    const b0 = [x - nx, y - ny],
      b1 = [x + nx, y + ny],
      t0 = [x - nx + lx, y - ny - h + ly],
      t1 = [x + nx + lx, y + ny - h + ly];
    const ex = tx * -5,
      ey = ty * -5;
    const face = [b0, b1, t1, t0],
      back = face.map((p) => [p[0] + ex, p[1] + ey]);
    s +=
      poly(back, '#cdbfa3') +
      poly([t0, t1, [t1[0] + ex, t1[1] + ey], [t0[0] + ex, t0[1] + ey]], '#fffaf0') +
      poly([b1, t1, [t1[0] + ex, t1[1] + ey], [b1[0] + ex, b1[1] + ey]], '#b7a684') +
      poly(face, '#fbf5e8');
    const m = (p, q, k) => [p[0] + (q[0] - p[0]) * k, p[1] + (q[1] - p[1]) * k];
    const in4 = [
      m(m(b0, b1, 0.14), m(t0, t1, 0.14), 0.08),
      m(m(b0, b1, 0.86), m(t0, t1, 0.86), 0.08),
      m(m(b0, b1, 0.86), m(t0, t1, 0.86), 0.92),
      m(m(b0, b1, 0.14), m(t0, t1, 0.14), 0.92),
    ];
    s += poly(in4, c[1]);
  }
  // two giant identical tiles interlocked in the sky
  const big = (x, y, r) =>
    `<g transform="translate(${x} ${y}) rotate(${r})"><rect x="-37" y="-47" width="74" height="100" rx="13" fill="#a8987a"/><rect x="-37" y="-51" width="74" height="100" rx="13" fill="url(#bone)"/><rect x="-31" y="-45" width="62" height="88" rx="9" fill="#d9423a"/><g opacity=".18">${useG('red', 10, 16, 60, '#fff')}</g>${num(4, { cx: 0, cy: -1, h: 46, stroke: 17 })}${useG('red', -19, -33, 13, '#fff')}</g>`;
  s += big(80, 104, -10) + big(180, 104, 10);
  s += `<g fill="none" stroke-linecap="round" transform="translate(130 100) scale(.62)"><path d="M0 0C13-20 40-22 40 0S13 20 0 0" stroke="#8a5200" stroke-width="12"/><path d="M0 0C13-20 40-22 40 0S13 20 0 0" stroke="#d98f1c" stroke-width="8"/><path d="M0 0C-13 20-40 22-40 0S-13-20 0 0" stroke="#8a5200" stroke-width="12"/><path d="M0 0C-13 20-40 22-40 0S-13-20 0 0" stroke="#ffc24b" stroke-width="8"/></g>`;
  return s;
}
