// The pictures between two views: a card that is laid is seen to lie there before what comes of it.
import type { Scene } from '../board';
import { holds } from '../hold';
import type { GameEvent, View } from '../../net/frames';
import { rsView, type RsView } from './view';

const LAID = ['caused', 'assisted', 'placed'];
const LAID_MS = 450;
const hold = holds({
  adult: 300,
  child: 300,
  studied: 400,
  buried: 350,
  validated: 900,
  chain_taken: 400,
  taken: 350,
  drawn: 300,
  swapped: 450,
  hand_swapped: 450,
  recovered: 350,
  rolled: 900,
  researched: 700,
  protected: 500,
  senator: 500,
  law: 500,
  bill: 500,
  gene_taken: 400,
  gene_moved: 350,
  symbol: 350,
  round_ended: 1200,
  end: 900,
});

/** The view with one more card on the grid, out of the hand it came from. */
function withCard(view: RsView, { card, space, seat }: GameEvent): RsView {
  return {
    ...view,
    to_act: [],
    grid: view.grid.map((one) => (one.space === space ? { ...one, card: String(card) } : one)),
    seats: view.seats.map((one) =>
      one.seat === seat ? { ...one, hand: one.hand.filter((id) => id !== card) } : one,
    ),
  };
}

export function scenes(before: View | null, after: View, events: GameEvent[]): Scene[] {
  const told: Scene[] = [];
  let view = before ? rsView(before) : null;
  let from = 0;
  events.forEach((event, i) => {
    if (!view || !LAID.includes(event.event)) return;
    view = withCard(view, event);
    told.push({
      view: view as unknown as View,
      events: events.slice(from, i + 1),
      hold_ms: LAID_MS,
    });
    from = i + 1;
  });
  const rest = events.slice(from);
  return [...told, { view: after, events: rest, hold_ms: hold(rest) }];
}
