// Numerals and capitals drawn as lines, so that pieces look the same on every machine.
// Each is [width, path] on a field 100 high.

export type Stroke = [width: number, path: string];

export const NUMERALS: Stroke[] = [
  [60, 'M30 9C47 9 52 28 52 50S47 91 30 91 8 72 8 50 13 9 30 9Z'],
  [44, 'M8 30L29 12V98'],
  [60, 'M9 34C9 18 18 9 30 9S52 18 52 30C52 41 45 48 36 58L12 90H54'],
  [60, 'M9 10H48L29 41C44 41 52 52 52 66 52 82 42 91 29 91 18 91 10 85 7 74'],
  [62, 'M42 98V6L8 70H60'],
  [60, 'M50 10H17L13 47C18 43 23 41 30 41 44 41 52 51 52 66 52 82 42 91 29 91 18 91 10 85 7 75'],
  [60, 'M43 6C24 22 8 44 8 65 8 81 18 91 30 91S52 81 52 67 43 44 30 44C21 44 13 49 9 57'],
  [58, 'M5 10H50L22 98'],
  [60, 'M30 9A19 19 0 1 1 29.9 9ZM30 47A22 22 0 1 1 29.9 47Z'],
  [60, 'M17 94C36 78 52 56 52 35 52 19 42 9 30 9S8 19 8 33 17 56 30 56C39 56 47 51 51 43'],
];

export const CAPITALS: Record<string, Stroke> = {
  A: [74, 'M5 100L37 6L69 100M25 74H49'],
  B: [62, 'M8 8H32A20 20 0 0 1 32 48H8M32 48A22 22 0 0 1 32 92H8V8'],
  C: [76, 'M70 22A42 42 0 1 0 70 78'],
  D: [74, 'M8 8H28A42 42 0 0 1 28 92H8Z'],
  E: [56, 'M54 8H8V92H54M8 50H46'],
  F: [54, 'M54 8H8V100M8 50H46'],
  G: [82, 'M70 22A42 42 0 1 0 76 54H48'],
  H: [72, 'M8 0V100M64 0V100M8 50H64'],
  I: [16, 'M8 0V100'],
  J: [50, 'M42 0V68A20 20 0 0 1 5 76'],
  K: [66, 'M8 0V100M62 0L14 50L64 100'],
  L: [52, 'M8 0V92H52'],
  M: [88, 'M8 100V12L44 66L80 12V100'],
  N: [74, 'M8 100V12L66 88V0'],
  O: [92, 'M46 8A42 42 0 1 1 45.9 8Z'],
  P: [60, 'M8 100V8H30A22 22 0 0 1 30 54H8'],
  Q: [92, 'M46 8A42 42 0 1 1 45.9 8ZM58 66L86 98'],
  R: [64, 'M8 100V8H32A21.500 21.500 0 0 1 32 52H8M34 52L60 100'],
  S: [
    60,
    'M53 22C49 12 41 8 31 8 18 8 9 15 9 27 9 55 54 42 54 71 54 85 44 92 31 92 19 92 10 87 6 77',
  ],
  T: [64, 'M2 8H62M32 8V100'],
  U: [70, 'M8 0V62A27 27 0 0 0 62 62V0'],
  V: [72, 'M4 0L36 92L68 0'],
  W: [104, 'M4 0L28 90L52 20L76 90L100 0'],
  X: [72, 'M5 0L67 100M67 0L45 36M27 64L5 100'],
  Y: [68, 'M4 0L34 52L64 0M34 52V100'],
  Z: [62, 'M4 8H56L6 92H58'],
  ' ': [34, ''],
};

export interface Lettering {
  width: number;
  strokes: { x: number; path: string }[];
}

function line(strokes: Stroke[], gap: number): Lettering {
  let x = 0;
  const placed = strokes.map(([width, path]) => {
    const at = x;
    x += width + gap;
    return { x: at, path };
  });
  return { width: Math.max(0, x - gap), strokes: placed };
}

export const capitals = (text: string, gap = 16): Lettering =>
  line(
    [...text.toUpperCase()].flatMap((letter) => (CAPITALS[letter] ? [CAPITALS[letter]] : [])),
    gap,
  );

export const numerals = (value: string, gap = 12): Lettering =>
  line(
    [...value].flatMap((digit) => (NUMERALS[Number(digit)] ? [NUMERALS[Number(digit)]!] : [])),
    gap,
  );
