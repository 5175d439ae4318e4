// Colours of Event types, and the shapes of their marks: a type is told by both.
export interface TypeTone {
  mid: string;
  dark: string;
  light: string;
}

export const TYPES = ['F', 'E', 'T', 'S'] as const;
export type TypeLetter = (typeof TYPES)[number];

export const TONES: Record<string, TypeTone> = {
  F: { mid: '#5fb04a', dark: '#2c6b2a', light: '#bfe89a' },
  E: { mid: '#f2b21d', dark: '#8a5800', light: '#ffe79a' },
  T: { mid: '#3f86e0', dark: '#1b4a96', light: '#a9d0ff' },
  S: { mid: '#d8497a', dark: '#8a1f4d', light: '#ffb8d0' },
};
const NONE: TypeTone = { mid: '#8a8078', dark: '#4a433e', light: '#d8d0c8' };

/** By the first letter of a card: F05. */
export const toneOf = (card: string | null | undefined): TypeTone => TONES[card?.[0] ?? ''] ?? NONE;

/** The first letter of a card is its type. */
export const typeOf = (card: string): string => card[0] ?? '';

/** As custom properties: --k, --kd and --kl of a card. */
export const toneStyle = (card: string | null | undefined): string => {
  const { mid, dark, light } = toneOf(card);
  return `--k:${mid};--kd:${dark};--kl:${light}`;
};
