import * as L from './draw.mjs';
import { sky } from './sky.mjs';
const { f, box, poly, num, useG } = L;

// 260 x 340.
export function restart() {
  let s = `<defs>${sky('c5', [
    [0, '#2a0f1a'],
    [0.3, '#8a2f1c'],
    [0.5, '#ffb25c'],
    [0.5001, '#3b4f6b'],
    [1, '#0d1626'],
  ])}</defs><rect width="260" height="340" fill="url(#c5)"/><circle cx="130" cy="170" r="84" fill="#ffe1a0" opacity=".5"/><circle cx="130" cy="170" r="58" fill="#fff1cf" opacity=".85"/>`;
  // city above, ruin mirrored below
  const r = L.rng(31);
  for (let k = 0; k < 15; k++) {
    const w = 12 + r() * 14,
      x = k * 18 - 6,
      h = 24 + r() * 60 * (1 - Math.abs(k - 7) / 11) + 10;
    s += `<rect x="${f(x)}" y="${f(170 - h)}" width="${f(w)}" height="${f(h)}" fill="#571c1a" opacity="${f(0.65 + 0.3 * r())}"/><path d="M${f(x)} 170V${f(170 + h * 0.8)}l${f(w * 0.3)} -8 ${f(w * 0.35)} 12 ${f(w * 0.35)} -9V170Z" fill="#16243a" opacity=".9"/>`;
    for (let j = 0; j < 4; j++)
      if (r() > 0.4)
        s += `<rect x="${f(x + 3 + r() * (w - 8))}" y="${f(164 - r() * (h - 14))}" width="3" height="4" fill="#ffd98a"/>`;
  }
  // endless stairs
  const u = 9.5,
    ox = 130,
    oy = 166;
  const path = [];
  const Lp = [
    [1, 0, 5],
    [0, 1, 4],
    [-1, 0, 5],
    [0, -1, 4],
  ];
  let x = -2.5,
    y = -2,
    z = 0;
  const cells = [];
  for (const [dx, dy, n] of Lp)
    for (let k = 0; k < n; k++) {
      cells.push([x, y, z]);
      x += dx;
      y += dy;
      z += 0.28;
    }
  cells.sort((a, b) => a[0] + a[1] - (b[0] + b[1]));
  for (const [a, b, c] of cells)
    s += box(
      a * 1.9 - 0.95,
      b * 1.9 - 0.95,
      -2.4,
      1.9,
      1.9,
      2.4 + c,
      ['#fff0d6', '#e0733a', '#8f2f22'],
      u * 0.86,
      ox,
      oy + 6,
    );
  // two clock hands / loop arrow
  s += `<g fill="none" stroke="#fff3dc" stroke-width="7" stroke-linecap="round"><path d="M188 84A104 104 0 1 0 222 124"/></g><path d="M176 62L198 90 162 96Z" fill="#fff3dc"/>`;
  s += `<g transform="translate(130 300)"><path d="M-20-26H20L4 0 20 26H-20L-4 0Z" fill="#fff3dc" opacity=".16" stroke="#fff3dc" stroke-width="3" stroke-linejoin="round"/><path d="M-10-14H10L0 0Z" fill="#ffa858"/><path d="M-16 24L0 10 16 24Z" fill="#ffa858"/></g>`;
  return s;
}
