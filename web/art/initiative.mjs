import * as L from './draw.mjs';
import * as PI from './worlds.mjs';
import { sky } from './sky.mjs';
const { f, box, poly, num, useG } = L;

// 260 x 340.
export function initiative() {
  let s = `<defs>${sky('c3', [
    [0, '#05061e'],
    [0.6, '#1d1f6b'],
    [1, '#7a4de0'],
  ])}<radialGradient id="c3h"><stop offset="0" stop-color="#fff"/><stop offset=".18" stop-color="#b9c4ff"/><stop offset=".5" stop-color="#5a4be0" stop-opacity=".7"/><stop offset="1" stop-color="#5a4be0" stop-opacity="0"/></radialGradient></defs><rect width="260" height="340" fill="url(#c3)"/>${L.stars(90, 260, 340, 12, '#fff')}`;
  const cx = 130,
    cy = 150;
  for (let k = 0; k < 12; k++) {
    const r = 14 + k * k * 1.15;
    s += `<ellipse cx="${cx}" cy="${f(cy + 92 - 92 * Math.exp(-k * 0.24) + 0)}" rx="${f(r)}" ry="${f(r * 0.36)}" fill="none" stroke="#aab4ff" stroke-opacity="${f(0.75 - k * 0.045)}" stroke-width="1.300"/>`;
  }
  for (let k = 0; k < 20; k++) {
    const a = (k * Math.PI) / 10;
    let d = '';
    for (let j = 0; j < 12; j++) {
      const r = 14 + j * j * 1.15;
      const x = cx + r * Math.cos(a + 0.05 * j),
        y = cy + 92 - 92 * Math.exp(-j * 0.24) + r * 0.36 * Math.sin(a + 0.05 * j);
      d += (j ? 'L' : 'M') + f(x) + ' ' + f(y);
    }
    s += `<path d="${d}" fill="none" stroke="#aab4ff" stroke-opacity=".34"/>`;
  }
  s += `<circle cx="${cx}" cy="${cy}" r="62" fill="url(#c3h)"/>`;
  [
    [0, 48, 66, 22],
    [2, 208, 62, 25],
    [8, 222, 168, 16],
    [9, 34, 160, 18],
    [4, 118, 40, 14],
  ].forEach(([i, x, y, r]) => (s += PI.planet(i, x, y, r, 'stable', { k: 'h' })));
  s += PI.planet(3, 180, 112, 17, 'fractured', { k: 'h' });
  [
    ['R1', 62, 262, 23],
    ['Y2', 112, 284, 25],
    ['B3', 166, 276, 24],
    ['W2', 214, 250, 20],
    ['K3', 24, 236, 15],
  ].forEach(([c, x, y, r]) => (s += PI.disc(c, x, y, r)));
  s += PI.glitch(208, 62, 33);
  return s;
}
