// The fifteen worlds: two tones each, and a surface. A planet is drawn with radius 1 and scaled.
import { round, scatter } from '../../draw/solid';

export const TONES: [light: string, dark: string][] = [
  ['#ffb547', '#8a3d08'],
  ['#57c7c9', '#0d4a66'],
  ['#ff6a4d', '#5c0f1e'],
  ['#8c7bd9', '#231a5c'],
  ['#cfe3ff', '#49689c'],
  ['#c98a62', '#4a2417'],
  ['#bff0e0', '#2b7f7a'],
  ['#4f8be8', '#0d2263'],
  ['#d64f8f', '#4d0d3c'],
  ['#5fae63', '#12402e'],
  ['#a9d8ff', '#2f5fa0'],
  ['#f6e27a', '#8f6a12'],
  ['#d9d5e8', '#5f587c'],
  ['#7a5a9c', '#1d0f38'],
  ['#f0c9a0', '#7d4a2c'],
];

export interface Mark {
  d?: string; // a path, or a circle
  cx?: number;
  cy?: number;
  r?: number;
  fill?: string;
  stroke?: string;
  width?: number;
  opacity: number;
}

const SURFACES: ((dark: string, index: number) => Mark[])[] = [
  (dark) =>
    [-0.55, -0.2, 0.12, 0.5].map((y, k) => ({
      d: `M-1 ${y}Q0 ${round(y + 0.22)} 1 ${y}V${round(y + 0.14 + 0.05 * k)}Q0 ${round(y + 0.38)} -1 ${round(y + 0.16)}Z`,
      fill: k % 2 ? dark : '#fff',
      opacity: k % 2 ? 0.35 : 0.28,
    })),
  (dark, index) => {
    const next = scatter(index * 77 + 5);
    return Array.from({ length: 5 }, () => {
      const turn = next() * 6.3;
      const away = next() * 0.75;
      return {
        cx: round(away * Math.cos(turn)),
        cy: round(away * Math.sin(turn)),
        r: round(0.12 + next() * 0.2),
        fill: dark,
        opacity: 0.42,
      };
    });
  },
  (dark) => [
    {
      d: 'M-1-.1C-.4-.7 .1 .3 .5-.2S1 .2 1 .6V1H-1Z',
      fill: dark,
      opacity: 0.45,
    },
    { d: 'M-.7-.5Q0-.9 .4-.6', stroke: '#fff', width: 0.12, opacity: 0.5 },
  ],
  (dark) => [{ d: 'M-1 .2L-.3-.3L0 .1L.5-.5L1 0V1H-1Z', fill: dark, opacity: 0.5 }],
  (dark) => [
    { cx: 0, cy: 0, r: 0.62, stroke: '#fff', width: 0.14, opacity: 0.4 },
    { cx: 0, cy: 0, r: 0.28, fill: dark, opacity: 0.5 },
  ],
];

export const surfaceOf = (index: number): Mark[] => SURFACES[index % 5]!(TONES[index]![1], index);
export const hasRing = (index: number): boolean => index % 4 === 2;
