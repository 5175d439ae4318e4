// A hand that shows what may be done, and perhaps a move that is picked, and does nothing.
import type { LegalMove } from '../net/frames';
import type { Hand } from './board';

export const stillHand = (legal: LegalMove[] = [], picked: LegalMove | null = null): Hand => ({
  legal,
  picked,
  pending: null,
  hinted: null,
  refused: null,
  reasons: [],
  pick: () => {},
  play: () => {},
  why: () => {},
});
