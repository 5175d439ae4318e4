// The pictures between two views: one announcement after the other, each with what it changes for everybody
// to see. Nothing is shown that the viewer was not told.
import type { Scene } from '../board';
import type { GameEvent, View } from '../../net/frames';
import { OP_PIECES } from './art/tones';
import type { ToldEvent } from './types';
import { isView, type IsPiece, type IslandView } from './view';

// How long each is shown; the others come with the next one.
const HOLD_MS: Record<string, number> = {
  declare: 500,
  land: 650,
  meet: 500,
  ocean: 650,
  back: 500,
  lie: 350,
  lose: 450,
  gain: 350,
  fruit: 350,
  use: 500,
  react: 700,
  oracle: 700,
  line: 900,
  steps: 900,
  track: 900,
  gust: 500,
  scare: 700,
  attack: 700,
  prevented: 600,
  count: 900,
  perish: 1200,
  revive: 700,
  power: 1200,
  op_move: 350,
  op_land: 600,
  op_sea: 500,
  op_back: 300,
  wave: 400,
  push: 500,
};

type Told = Extract<ToldEvent, { event: string }>;

const withPiece = (view: IslandView, letter: string, more: Partial<IsPiece>): IslandView => ({
  ...view,
  pieces: view.pieces.map((one) => (one.piece === letter ? { ...one, ...more } : one)),
});

function lost(view: IslandView, event: Extract<Told, { event: 'lose' }>): IslandView {
  const one = view.pieces.find(({ piece }) => piece === event.piece);
  if (!one) return view;
  const stat = event.stat === 'energy' ? 'energy' : 'health';
  return withPiece(view, event.piece, { [stat]: Math.max(0, one[stat] - 1) });
}

/** The view with what an announcement changes. */
export function afterEvent(view: IslandView, raw: GameEvent): IslandView {
  const event = raw as unknown as Told;
  switch (event.event) {
    case 'land':
      return withPiece(view, event.piece, {
        under: event.name,
        posture: 'standing',
        cell: event.cell ?? null,
        marked: false,
      });
    case 'ocean':
      return withPiece(view, event.piece, { under: null, posture: 'in_ocean', cell: null });
    case 'back':
      return withPiece(view, event.piece, { under: event.fruit, posture: 'standing' });
    case 'lie':
      return withPiece(view, event.piece, { posture: 'lying' });
    case 'lose':
      return lost(view, event);
    case 'perish':
      return {
        ...withPiece(view, event.piece, { under: null, posture: 'perished', cell: null }),
        perished: event.count,
      };
    case 'count':
      return {
        ...view,
        boards: view.boards.map((one) =>
          one.seat === event.seat ? { ...one, steps: event.total } : one,
        ),
      };
    case 'power':
      return { ...view, power: event.power };
    case 'op_land':
      return event.place ? withPlace(view, event.op, event.place) : view;
    default:
      return view;
  }
}
function withPlace(view: IslandView, op: string, place: string): IslandView {
  return { ...view, op: view.op.map((one, i) => (OP_PIECES[i] === op ? place : one)) };
}

export function scenes(before: View | null, after: View, events: GameEvent[]): Scene[] {
  const told: Scene[] = [];
  if (before) {
    let view: IslandView = { ...isView(before), to_act: [] };
    let from = 0;
    events.forEach((event, i) => {
      view = afterEvent(view, event);
      const hold_ms = HOLD_MS[event.event];
      if (hold_ms === undefined) return;
      told.push({ view: view as unknown as View, events: events.slice(from, i + 1), hold_ms });
      from = i + 1;
    });
    // The last one already shows what there is now: the boards know more than is told one by one.
    if (told.length) told[told.length - 1]!.view = after;
    return [...told, { view: after, events: events.slice(from), hold_ms: 0 }];
  }
  return [{ view: after, events, hold_ms: 0 }];
}
