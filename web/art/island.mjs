import * as L from './draw.mjs';
import { sky } from './sky.mjs';
const { f, box, poly, num, useG } = L;

// 260 x 340.
export function island() {
  let s = `<defs>${sky('c4', [
    [0, '#ffd9a0'],
    [0.34, '#ff9d7a'],
    [0.56, '#1f98a0'],
    [1, '#04303d'],
  ])}</defs><rect width="260" height="340" fill="url(#c4)"/><circle cx="130" cy="112" r="64" fill="#fff3cf" opacity=".85"/><circle cx="130" cy="112" r="88" fill="#fff3cf" opacity=".25"/>`;
  for (let k = 0; k < 9; k++)
    s += `<path d="M0 ${196 + k * 17}Q65 ${188 + k * 17} 130 ${196 + k * 17}T260 ${196 + k * 17}" fill="none" stroke="#bff3ec" stroke-opacity="${f(0.4 - k * 0.035)}" stroke-width="1.600"/>`;
  // hex columns
  const hex = (q, r, h, p) => {
    const R = 19.5,
      x = 130 + R * 1.732 * (q + r / 2),
      y = 214 + R * 1.5 * r * 0.56;
    const P = (k) => {
      const a = Math.PI / 6 + (k * Math.PI) / 3;
      return [R * Math.cos(a), R * Math.sin(a) * 0.56];
    };
    let o = '';
    const top = [0, 1, 2, 3, 4, 5].map((k) => {
      const v = P(k);
      return [x + v[0], y + v[1] - h];
    });
    const side = (a, b, c) =>
      poly([top[a], top[b], [top[b][0], top[b][1] + h + 8], [top[a][0], top[a][1] + h + 8]], c);
    o += side(2, 1, p[1]) + side(1, 0, p[2]) + side(3, 2, p[1]);
    o += poly(top, p[0], 'stroke="#00000018"');
    return [y, o, x, y - h];
  };
  const sand = ['#ffe6b0', '#d99a58', '#b0713c'],
    gr = ['#8fd07a', '#3f8f58', '#2a6a4a'],
    rk = ['#d9d2e8', '#8b7fae', '#5e5484'],
    lk = ['#7fe0ea', '#2a8fa8', '#1b6d88'],
    cr = ['#ff9d7a', '#c2492c', '#8c2c1c'];
  const cells = [];
  for (let r = -2; r <= 2; r++)
    for (let q = -2; q <= 2; q++) {
      if (Math.abs(q + r) > 2) continue;
      const d = Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
      const h = [46, 26, 10][d] + ((q * 7 + r * 13 + 40) % 5) * 3;
      const p =
        q === 0 && r === 0
          ? rk
          : (q === 1 && r === -1) || (q === -1 && r === 1)
            ? lk
            : q === -1 && r === 0
              ? gr
              : q === 0 && r === 1
                ? gr
                : q === 1 && r === 0
                  ? cr
                  : sand;
      cells.push(hex(q, r, p === lk ? h - 12 : h, p));
    }
  cells.sort((a, b) => a[0] - b[0]);
  s += cells.map((c) => c[1]).join('');
  // impossible triangle tower on top
  s += L.penrose(15, 12, ['#fff3dc', '#ff8a5c', '#6a3fa0'], 0, 130, 122);
  s += `<path d="M131 168C131 186 124 200 118 232" stroke="#bff7ff" stroke-width="7" fill="none" opacity=".9"/><path d="M131 168C131 186 124 200 118 232" stroke="#fff" stroke-width="2" fill="none"/>`;
  const palm = (x, y, k) =>
    `<g transform="translate(${x} ${y}) scale(${k})"><path d="M0 0C2-14 4-24 10-34" stroke="#6b3d1d" stroke-width="4" fill="none"/>${[-150, -115, -70, -30, 10].map((a) => `<path d="M10-34q${f(16 * Math.cos(a / 57.3))} ${f(16 * Math.sin(a / 57.3) - 6)} ${f(28 * Math.cos(a / 57.3))} ${f(24 * Math.sin(a / 57.3) + 8)}" stroke="#1f7a4d" stroke-width="5" fill="none" stroke-linecap="round"/>`).join('')}</g>`;
  s += palm(72, 226, 0.9) + palm(196, 232, 0.75) + palm(88, 240, 0.6);
  s += `<path d="M-10 300Q40 262 84 292T150 300" fill="none" stroke="#eafffb" stroke-width="5" opacity=".85" stroke-linecap="round"/>`;
  return s;
}
