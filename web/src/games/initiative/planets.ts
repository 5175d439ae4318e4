// The surface of each world. A planet is drawn with radius 1 and scaled.
import { round, scatter } from '../../draw/solid';
import { TONES } from './tones';

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
