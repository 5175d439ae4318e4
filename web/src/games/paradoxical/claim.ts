// A paradox on the table: which cards are the set, which lie against it, and both sums. What is valid
// comes from the server: the claims of a view, or the legal moves.
import type { Hand } from '../board';
import type { LegalMove } from '../../net/frames';
import { wordFor } from '../../words/frame';
import { byId, inOrder, valueOf, type Claim, type PxView } from './view';
import { narrator, px } from './words';

export interface Proposal extends Claim {
  move: string; // that names the set
}

const moveText = (claim: Claim) => `set ${claim.kind} ${claim.cards.join(' ')}`;

/** Every paradox that a seat could claim. */
export const proposals = (view: PxView, seat: number): Proposal[] =>
  (view.seats[seat]?.claims ?? [])
    .map((claim) => ({ ...claim, move: moveText(claim) }))
    .sort((a, b) => b.cards.length - a.cards.length || b.sum - b.against - a.sum + a.against);

export const kindName = (kind: string): string => wordFor(px.score, kind) ?? kind;
/** In the middle of a sentence: "a straight". */
export const kindInside = (kind: string): string => narrator.term('paradox', kind);

/** What a set is made of: "4s and 9s". */
export function valuesName(kind: string, cards: string[]): string {
  const values = inOrder(cards).map(valueOf);
  const said = px.board.claims.values;
  const [low, high] = [values[0]!, values.at(-1)!];
  if (kind === 'straight') return said.straight({ low, high });
  if (kind === 'two_pair')
    return low === high ? said.four_alike({ low }) : said.two_pair({ low, high });
  if (low === high) return said.five_alike({ low });
  return values[1] === values[2]
    ? said.full_house({ three: low, two: high })
    : said.full_house({ three: high, two: low });
}

export interface Split {
  kind: string;
  set: string[];
  others: string[]; // against it, or to choose from
  stays: string[];
  sum: number;
  against: number;
  least: boolean; // `against` is the least: which cards is open
  chosen: string[] | null; // while the indifferent cards are chosen
}

const total = (cards: string[]) => cards.reduce((sum, card) => sum + valueOf(card), 0);

/** The proposal that the viewer looks at. */
export function considered(
  view: PxView,
  hand: Hand,
  seat: number,
  planned: string,
): Proposal | null {
  const all = proposals(view, seat);
  if (hand.picked?.kind === 'set') return all.find((one) => one.move === hand.picked!.text) ?? null;
  if (hand.picked?.kind === 'claim')
    return all.find((one) => one.move === planned) ?? all[0] ?? null;
  return null;
}

/** How a tableau is split, if it is. `four`: indifferent cards chosen so far. */
export function split(
  view: PxView,
  hand: Hand,
  seat: number,
  planned: string,
  four: string[],
): Split | null {
  const up = (view.seats[seat]?.tableau ?? []).filter((one) => !one.face_down).map((c) => c.card);
  const down = (view.seats[seat]?.tableau ?? []).filter((one) => one.face_down).map((c) => c.card);
  const told = view.claimed;
  if (told?.seat === seat)
    return {
      kind: told.kind,
      set: inOrder(told.set),
      others: inOrder(told.indifferent),
      stays: [...up, ...down].filter(
        (card) => !told.set.includes(card) && !told.indifferent.includes(card),
      ),
      sum: told.set_sum,
      against: told.indifferent_sum,
      least: false,
      chosen: null,
    };
  const groups = hand.legal.filter((move) => move.kind === 'indifferent');
  const { set, set_kind, set_sum } = view.pending ?? {};
  if (groups.length && set)
    return {
      kind: set_kind ?? '',
      set: inOrder(set),
      others: inOrder(up.filter((card) => !set.includes(card))),
      stays: down,
      sum: set_sum ?? 0,
      against: total(four),
      least: false,
      chosen: four,
    };
  const claim = considered(view, hand, seat, planned);
  if (!claim) return null;
  return {
    kind: claim.kind,
    set: inOrder(claim.cards),
    others: inOrder(up.filter((card) => !claim.cards.includes(card))),
    stays: down,
    sum: claim.sum,
    against: claim.against,
    least: claim.choice,
    chosen: null,
  };
}

/** The group that weighs least, to begin with. */
export const lightest = (legal: LegalMove[]): LegalMove | undefined =>
  legal
    .filter((move) => move.kind === 'indifferent')
    .sort((a, b) => Number(a.args.sum) - Number(b.args.sum))[0];

export const cardsOf = (move: LegalMove | undefined): string[] =>
  (move?.args.cards ?? []) as string[];
export const groupText = (cards: string[]): string =>
  `indifferent ${[...cards].sort(byId).join(' ')}`;
