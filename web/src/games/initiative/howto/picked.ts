// What the pictures show: the swap that forms a strand, the disc that completes a card, the sets that
// say most.
import type { LegalMove, View } from '../../../net/frames';
import { piView, type Prospect } from '../view';
import type { ScoredSet } from '../types';

/** The first swap within the matrix that forms a strand. */
export function formingSwap(view: View, legal: LegalMove[]): LegalMove {
  const forms = new Set(piView(view).prospects.map((one: Prospect) => one.move));
  return legal.find(({ kind, text }) => kind === 'swap' && forms.has(text))!;
}

/** The first placement that fills the last mark of a card. */
export function completing(view: View, legal: LegalMove[]): LegalMove {
  const open = (card: unknown) =>
    piView(view)
      .seats[0]!.console.find((one) => one.card === card)
      ?.slots.filter((item) => item === null).length;
  return legal.find(({ kind, args }) => kind === 'place' && open(args.card) === 1)!;
}

/** The largest set and the smallest one. */
export function contrasted(view: View): ScoredSet[] {
  const sets = [...piView(view).seats[0]!.sets].sort((a, b) => b.cards - a.cards);
  return [sets[0]!, sets.at(-1)!];
}
