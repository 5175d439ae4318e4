// What the server shows of a game of Paradoxical (docs/positions.md), and how to read it.
import type { View } from '../../net/frames';

import type { PxPosition } from './types';

export type { Claim, DeckView, HandCard, Pending, PxSeat, TableauCard } from './types';

/** A claim as it is told: ours, in a scene that keeps it on the table. */
export interface Claimed {
  seat: number;
  kind: string;
  set: string[];
  indifferent: string[];
  set_sum: number;
  indifferent_sum: number;
  tokens: number;
  clause: string;
  wins?: boolean; // the game, and with it everything
}

export interface PxView extends PxPosition {
  claimed?: Claimed;
}

export const pxView = (view: View): PxView => view as unknown as PxView;

export const POOL = 5;
export const HAND = 5;
export const TOKENS = 2;

export interface Domain {
  letter: string;
  glyph: string;
  colour: string; // the name of its tokens
}

const DOMAINS: Record<string, Domain> = {
  K: { letter: 'K', glyph: 'book', colour: 'blue' },
  S: { letter: 'S', glyph: 'flask', colour: 'green' },
  T: { letter: 'T', glyph: 'cog', colour: 'orange' },
  V: { letter: 'V', glyph: 'hands', colour: 'purple' },
};

export const domainOf = (card: string): Domain => DOMAINS[card[0]!] ?? DOMAINS.K!;
export const faceOf = (card: string): string => card.replace(/[ab]$/, '');
export const valueOf = (card: string): number => Number(faceOf(card).slice(1));
const copyOf = (card: string): number => (card.endsWith('b') ? 1 : 0);
const domainOrder = (card: string): number => 'KSTV'.indexOf(card[0]!);

/** The order of the notation: copies, then domains, then values. */
export const byId = (a: string, b: string): number =>
  copyOf(a) - copyOf(b) || domainOrder(a) - domainOrder(b) || valueOf(a) - valueOf(b);
const byValue = (a: string, b: string): number => valueOf(a) - valueOf(b) || byId(a, b);
const byDomain = (a: string, b: string): number =>
  domainOrder(a) - domainOrder(b) || valueOf(a) - valueOf(b) || byId(a, b);

/** As the viewer likes to see them. */
export function arranged<T extends { card: string }>(cards: T[], by: string): T[] {
  const order = by === 'domain' ? byDomain : byValue;
  return [...cards].sort((a, b) => order(a.card, b.card));
}
export const inOrder = (cards: string[]): string[] => [...cards].sort(byValue);

/** The card whose effect a copying card carries out. */
export function copied(view: PxView): string | null {
  const { source, program } = view.pending ?? {};
  if (!source || !program || !/^[KSTV]\d/.test(program)) return null;
  return faceOf(source) === program ? null : program;
}

/** The seat whose tableau lies in the middle: the viewer's, else that of the one whose turn it is. */
export const focusOf = (view: PxView, you: number | null): number =>
  you ?? view.claimed?.seat ?? view.active ?? 0;
