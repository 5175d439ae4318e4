// The guided first game: what to say when something happens for the first time.
import type { LegalMove, View } from '../../net/frames';
import { tipsOf } from '../../words/catalogues';
import { pxView, valueOf, type PxSeat, type PxView } from './view';
import { px } from './words';

type When = (view: PxView, mine: PxSeat | undefined, legal: LegalMove[]) => boolean;

const asks = (legal: LegalMove[], kind: string) => legal.some((move) => move.kind === kind);
const deckOf = (card: string) => ('KS'.includes(card[0]!) ? 1 : 2);

const conditions: Record<string, When> = {
  welcome: (view, mine, legal) => legal.length > 0 && mine?.tableau.length === 0,
  decks: (view, mine, legal) => legal.length > 0 && mine?.tableau.length === 1,
  actions: (_view, _mine, legal) => asks(legal, 'effect'),
  effect: (view, _mine, legal) => legal.length > 0 && view.pending?.source != null,
  hand: (view, mine, legal) => view.ask === 'action' && legal.length > 0 && !!mine?.hand_size,
  used: (view, mine, legal) =>
    view.ask === 'action' && legal.length > 0 && !!mine?.tableau.some((one) => one.used),
  pair: (_view, mine, legal) =>
    legal.length > 0 &&
    !!mine?.tableau.some((a) =>
      mine.tableau.some(
        (b) => valueOf(a.card) === valueOf(b.card) && deckOf(a.card) !== deckOf(b.card),
      ),
    ),
  pool: (view, _mine, legal) => legal.length > 0 && view.pool.length > 0,
  eight: (_view, mine, legal) => legal.length > 0 && (mine?.tableau.length ?? 0) >= 8,
  threat: (view, mine, legal) =>
    legal.length > 0 && view.seats.some((seat) => seat.paradox && seat.seat !== mine?.seat),
  claim: (_view, _mine, legal) => asks(legal, 'claim'),
  indifferent: (view, _mine, legal) => view.ask === 'indifferent' && legal.length > 0,
  full: (_view, mine, legal) => legal.length > 0 && mine?.room === 0,
  token: (_view, mine, legal) => legal.length > 0 && mine?.tokens === 1,
};

export const tips = tipsOf(px.tip, (id) => (raw: View, legal: LegalMove[]) => {
  const view = pxView(raw);
  const mine = view.seats.find((seat) => seat.seat === view.viewer);
  return conditions[id]!(view, mine, legal);
});
