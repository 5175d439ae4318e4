// Tubes in words.
import type { RsTube } from '../types';
import { and } from '../../../words/message';
import { rs } from '../words';

/** "Tube 1: X2, X3 and X4, a run" */
export const tubeName = (tube: RsTube, number: number): string =>
  rs.board.extinction.tubeName({
    number,
    cards: and(tube.cards),
    n: tube.cards.length,
    set: tube.set,
  });
