// Which legal moves belong to which thing on the table.
import type { MoveButton } from '../board';
import type { LegalMove } from '../../net/frames';
import { PLACED } from './dystopias/moves';
import { sideOf, type RsView } from './view';

const by = (legal: LegalMove[], kinds: string[], key: string, value: unknown): LegalMove[] =>
  legal.filter(({ kind, args }) => kinds.includes(kind) && args[key] === value);

/** On a space of the grid. The Adult before the Child. */
export const spaceMoves = (legal: LegalMove[], space: string): LegalMove[] =>
  by(legal, ['adult', 'child', 'space'], 'space', space);

const WITH_CARD = ['cause', 'assist', 'study', 'bury', 'card'];
/** With an Event card in hand, or one that was dug up. */
export const cardMoves = (legal: LegalMove[], card: string): LegalMove[] =>
  WITH_CARD.flatMap((kind) => by(legal, [kind], 'card', card));

export const chainMoves = (legal: LegalMove[], chain: string): LegalMove[] =>
  by(legal, ['validate', 'chain'], 'chain', chain);

const FIELD_OF: Record<string, string> = { pill: 'field', field: 'field' };
export const fieldMoves = (legal: LegalMove[], field: string): LegalMove[] =>
  by(legal, Object.keys(FIELD_OF), 'field', field);

export const gadgetMoves = (legal: LegalMove[], gadget: string): LegalMove[] =>
  by(legal, ['buy'], 'gadget', gadget);

/** Positions are those of Upcoming where a text takes a card from there, else those of the row. */
export const placements = (view: RsView): 'row' | 'upcoming' =>
  view.ask === 'operation' && view.pending.operation === 'take' ? 'upcoming' : 'row';
export const positionMoves = (
  view: RsView,
  legal: LegalMove[],
  of: 'row' | 'upcoming',
  position: number,
): LegalMove[] => (placements(view) === of ? by(legal, ['position'], 'number', position) : []);
export const upcomingMoves = (view: RsView, legal: LegalMove[], position: number): LegalMove[] => [
  ...legal.filter(({ text }) => text === `draw ${position}`),
  ...positionMoves(view, legal, 'upcoming', position),
];

/** The space where the picked card would come to lie. */
export function landing(
  view: RsView,
  seat: number,
  picked: LegalMove | null,
  space: string,
): LegalMove | null {
  const figure = picked?.kind === 'cause' ? 'adult' : picked?.kind === 'assist' ? 'child' : null;
  return figure && sideOf(view, seat)[figure] === space ? picked : null;
}

// ---- What a click on something without a move would have meant ----------------------------------

const SPACE_VERBS: Record<string, string> = { child: 'child', operation: 'space' };
export const asksOfSpace = (view: RsView, space: string): string =>
  `${SPACE_VERBS[view.ask] ?? 'adult'} ${space}`;

const CARD_VERBS: Record<string, string> = {
  study: 'study',
  free_study: 'study',
  final_study: 'study',
  perception: 'cause',
  intelligence: 'bury',
};
export const asksOfCard = (view: RsView, card: string): string =>
  `${CARD_VERBS[view.ask] ?? 'card'} ${card}`;

export const asksOfChain = (view: RsView, chain: string): string =>
  `${view.ask === 'chain_drop' || view.ask === 'operation' ? 'chain' : 'validate'} ${chain}`;

// ---- Buttons ------------------------------------------------------------------------------------

// With what else can be done by them the pieces on the board stand for these.
const ON_BOARD = [
  ...['adult', 'child', 'space', 'cause', 'assist', 'study', 'bury', 'card'],
  ...['validate', 'chain', 'pill', 'field', 'position', 'buy'],
];
const ICONS: Record<string, string> = {
  end: 'next',
  yes: 'check',
  no: 'x',
  plan_a: 'play',
  plan_b: 'play',
  time: 'clock',
  heal: 'plus',
  draw: 'plus',
  renew: 'again',
  seat: 'user',
  stay: 'x',
};
const KEYS: Record<string, string> = {
  end: 'e',
  plan_a: 'a',
  plan_b: 'b',
  time: 't',
  heal: 'p',
  draw: 'd',
  renew: 'n',
};

export const hasPlace = (view: RsView, { kind, text }: LegalMove): boolean =>
  ON_BOARD.includes(kind) ||
  (kind === 'draw' && text !== 'draw') ||
  (PLACED[view.dystopia] ?? []).includes(kind);

/** What else can be done with the same thing. */
const sameThing = (a: LegalMove, b: LegalMove): boolean =>
  (['card', 'chain', 'space', 'field'] as const).some(
    (key) => a.args[key] !== undefined && a.args[key] === b.args[key],
  );

export function buttons(view: RsView, legal: LegalMove[], picked: LegalMove | null): MoveButton[] {
  if (picked && hasPlace(view, picked))
    return legal
      .filter((move) => move !== picked && hasPlace(view, move) && sameThing(move, picked))
      .map((move) => ({ move, icon: 'next', picks: true }));
  const open = legal.filter((move) => !hasPlace(view, move));
  const main = open.length === legal.length ? mainOf(open) : null;
  return open.map((move) => ({
    move,
    icon: ICONS[move.kind] ?? 'play',
    key: KEYS[move.kind],
    primary: move === main,
  }));
}

/** What most people would do where all there is are buttons. */
const mainOf = (open: LegalMove[]): LegalMove | null =>
  open.find(({ kind }) => kind === 'yes') ?? (open.length === 1 ? open[0]! : null);
