// The worlds, discs and the glitch of Paradox Initiative.
import { TONES } from '../src/games/initiative/tones.ts';
import { f, useG, rng } from './draw.mjs';
const L = { rng };
export function planet(i, cx, cy, r, state = 'stable', o = {}) {
  const [a, b] = TONES[i];
  const id = `p${i}${o.k || ''}`;
  const rn = L.rng(i * 77 + 5);
  let art = '';
  const st = i % 5;
  if (st === 0)
    art = [-0.55, -0.2, 0.12, 0.5]
      .map(
        (y, k) =>
          `<path d="M${-r} ${f(y * r)}Q0 ${f((y + 0.22) * r)} ${r} ${f(y * r)}V${f((y + 0.14 + 0.05 * k) * r)}Q0 ${f((y + 0.38) * r)} ${-r} ${f((y + 0.16) * r)}Z" fill="${k % 2 ? b : '#fff'}" opacity="${k % 2 ? 0.35 : 0.28}"/>`,
      )
      .join('');
  if (st === 1)
    art = [0, 1, 2, 3, 4]
      .map(() => {
        const t = rn() * 6.3,
          d = rn() * 0.75 * r,
          q = (0.12 + rn() * 0.2) * r;
        return `<circle cx="${f(d * Math.cos(t))}" cy="${f(d * Math.sin(t))}" r="${f(q)}" fill="${b}" opacity=".42"/>`;
      })
      .join('');
  if (st === 2)
    art = `<path d="M${-r} ${-0.1 * r}C${-0.4 * r} ${-0.7 * r} ${0.1 * r} ${0.3 * r} ${0.5 * r} ${-0.2 * r}S${r} ${0.2 * r} ${r} ${0.6 * r}V${r}H${-r}Z" fill="${b}" opacity=".45"/><path d="M${-0.7 * r} ${-0.5 * r}Q0 ${-0.9 * r} ${0.4 * r} ${-0.6 * r}" stroke="#fff" stroke-opacity=".5" stroke-width="${f(0.12 * r)}" fill="none"/>`;
  if (st === 3)
    art = `<path d="M${-r} ${0.2 * r}L${-0.3 * r} ${-0.3 * r}L0 ${0.1 * r}L${0.5 * r} ${-0.5 * r}L${r} 0V${r}H${-r}Z" fill="${b}" opacity=".5"/>`;
  if (st === 4)
    art = `<circle r="${f(0.62 * r)}" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="${f(0.14 * r)}"/><circle r="${f(0.28 * r)}" fill="${b}" opacity=".5"/>`;
  const ring =
    i % 4 === 2
      ? `<ellipse rx="${f(1.42 * r)}" ry="${f(0.4 * r)}" fill="none" stroke="${a}" stroke-opacity=".75" stroke-width="${f(0.13 * r)}" transform="rotate(-18)" clip-path="url(#lowhalf)"/>`
      : '';
  const body = `<g clip-path="url(#cp${f(r)})"><circle r="${r}" fill="url(#pg${i})"/>${art}<circle r="${r}" fill="url(#orb)"/></g>`;
  let s;
  if (state === 'fractured') {
    s = `<circle r="${f(r * 1.25)}" fill="#ff4d2e" opacity=".28" filter="url(#soft)"/><circle r="${f(0.9 * r)}" fill="#2a0712"/><path d="M${f(-0.1 * r)} ${-r}L${f(0.2 * r)} ${f(-0.35 * r)}L${f(-0.18 * r)} 0L${f(0.15 * r)} ${f(0.45 * r)}L0 ${r}" fill="none" stroke="#ffb15c" stroke-width="${f(0.34 * r)}"/>
    <g transform="translate(${f(-0.14 * r)} ${f(0.05 * r)}) rotate(-6)"><g clip-path="url(#crl${f(r)})">${body}</g></g><g transform="translate(${f(0.14 * r)} ${f(-0.05 * r)}) rotate(6)"><g clip-path="url(#crr${f(r)})">${body}</g></g>`;
  } else s = body + ring;
  if (state === 'locked')
    s += `<circle r="${f(r * 1.2)}" fill="none" stroke="var(--lockc)" stroke-width="3"/><g transform="translate(0 ${f(r * 1.2)})"><circle r="9" fill="var(--lockc)"/><path d="M-3.600 -.5h7.200v4.500h-7.200zM-2.200 -.5v-1.600a2.200 2.200 0 0 1 4.400 0v1.600" fill="var(--lockink)" stroke="var(--lockink)" stroke-width="1.200"/><path d="M-1.400-.8v-1.300a1.400 1.400 0 0 1 2.800 0v1.300z" fill="var(--lockc)"/></g>`;
  return `<g transform="translate(${f(cx)} ${f(cy)})">${s}</g>`;
}
export const defs = (rs) =>
  `<defs>${TONES.map(([a, b], i) => `<radialGradient id="pg${i}" cx=".35" cy=".3" r=".85"><stop offset="0" stop-color="${a}"/><stop offset="1" stop-color="${b}"/></radialGradient>`).join('')}${rs.map((r) => `<clipPath id="cp${f(r)}"><circle r="${r}"/></clipPath><clipPath id="crl${f(r)}"><path d="M${-2 * r} ${-2 * r}H${f(-0.1 * r)}V${-r}L${f(0.2 * r)} ${f(-0.35 * r)}L${f(-0.18 * r)} 0L${f(0.15 * r)} ${f(0.45 * r)}L0 ${r}V${2 * r}H${-2 * r}Z"/></clipPath><clipPath id="crr${f(r)}"><path d="M${2 * r} ${-2 * r}H${f(-0.1 * r)}V${-r}L${f(0.2 * r)} ${f(-0.35 * r)}L${f(-0.18 * r)} 0L${f(0.15 * r)} ${f(0.45 * r)}L0 ${r}V${2 * r}H${2 * r}Z"/></clipPath>`).join('')}<clipPath id="lowhalf"><path d="M-99-6H99V99H-99Z" transform="rotate(0)"/></clipPath></defs>`;
const CN = { R: 'red', Y: 'yellow', B: 'blue', K: 'black', W: 'white', P: 'purple' },
  SY = { 1: 'orbit', 2: 'wedge', 3: 'knot' };
export function disc(code, cx, cy, r, o = {}) {
  const c = CN[code[0]],
    s = SY[code[1]];
  const ink = c === 'yellow' ? '#4a3000' : c === 'white' ? '#4a4030' : '#fff';
  const ex = o.ex || '';
  return `<g transform="translate(${f(cx)} ${f(cy)})" class="disc ${o.cls || ''}" ${ex}>
  ${o.halo ? `<circle r="${f(r * 1.13)}" class="halo ${o.halo}"/>` : ''}
  <circle r="${r}" cy="${f(r * 0.09)}" fill="#000" opacity=".35"/><circle r="${r}" fill="var(--${c}-d)"/><circle r="${f(r * 0.93)}" fill="var(--${c})"/><circle r="${f(r * 0.93)}" fill="url(#orb)" opacity=".8"/>
  <circle r="${f(r * 0.66)}" fill="var(--${c}-d)" opacity=".5"/><circle r="${f(r * 0.66)}" fill="none" stroke="var(--${c}-l)" stroke-opacity=".6" stroke-width="1.500"/>
  ${s ? useG(s, 0, 0, r * 0.86, ink) : ''}
  <g transform="translate(0 ${f(-r * 0.79)})"><circle r="${f(r * 0.22)}" fill="var(--${c}-d)"/>${useG(c, 0, 0, r * 0.3, c === 'white' ? '#fff' : c === 'black' ? '#cfcada' : c === 'yellow' ? '#ffe9ad' : '#fff')}</g>
  ${o.lock ? `<circle r="${f(r * 1.02)}" fill="none" stroke="var(--lockc)" stroke-width="4"/><g transform="translate(${f(r * 0.72)} ${f(r * 0.72)})"><circle r="10" fill="var(--lockc)"/><path d="M-4 -.5h8v5h-8z" fill="var(--lockink)"/><path d="M-2.400-.5v-1.700a2.400 2.400 0 0 1 4.800 0v1.700" fill="none" stroke="var(--lockink)" stroke-width="1.600"/></g>` : ''}</g>`;
}
export function glitch(cx, cy, r) {
  const b = (c, dx) =>
    `<g transform="translate(${f(cx + dx)} ${f(cy)})" fill="none" stroke="${c}" stroke-width="3.500"><path d="M${-r} ${-r * 0.45}V${-r}H${-r * 0.45}M${r * 0.45} ${-r}H${r}V${-r * 0.45}M${r} ${r * 0.45}V${r}H${r * 0.45}M${-r * 0.45} ${r}H${-r}V${r * 0.45}"/></g>`;
  return `<g class="glitch">${b('#27e0ff', -3)}${b('#ff3d8b', 3)}${b('var(--ink)', 0)}<g fill="#ff3d8b"><rect x="${f(cx - r - 12)}" y="${f(cy - 6)}" width="15" height="3"/><rect x="${f(cx + r - 4)}" y="${f(cy + 5)}" width="17" height="3"/></g><g fill="#27e0ff"><rect x="${f(cx + r - 2)}" y="${f(cy - 10)}" width="12" height="3"/><rect x="${f(cx - r - 10)}" y="${f(cy + 9)}" width="10" height="3"/></g></g>`;
}
