// The Research dice in a row.
import type { RsPandemia } from '../types';

export const FACES = ['V', 'C', 'X'] as const;
const ON_A_DIE = { V: 3, C: 2, X: 1 }; // RS-16.2

export interface DieFacts {
  face: string | null; // none: it is rolled next
  state: 'fixed' | 'rolled' | 'hand';
}

/** Those that are fixed first, then those that were rolled, then those in hand. */
export const diceOf = ({ fixed, rolled, in_hand, plan }: RsPandemia): DieFacts[] => {
  const shown = (counts: RsPandemia['fixed'], state: DieFacts['state']): DieFacts[] =>
    FACES.flatMap((face) => Array.from({ length: counts[face] }, () => ({ face, state })));
  const all = [...shown(fixed, 'fixed'), ...shown(rolled, 'rolled')];
  // Before they are rolled all that are not fixed are in hand.
  const waiting = plan && all.length + in_hand < DICE ? DICE - all.length : in_hand;
  return [
    ...all,
    ...Array.from({ length: waiting }, () => ({ face: null, state: 'hand' as const })),
  ];
};
const DICE = 6;

/** All faces of one die. */
export const facesOf = (): string[] =>
  FACES.flatMap((face) => Array.from({ length: ON_A_DIE[face] }, () => face));
