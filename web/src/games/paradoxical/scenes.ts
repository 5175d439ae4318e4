// The pictures between two views. A claim stands on the table, split, before its cards move.
import type { Scene } from '../board';
import { holds } from '../hold';
import type { GameEvent, View } from '../../net/frames';
import { claimOf } from './words_of';

const CLAIM_MS = 2600;
const hold = holds({
  effect: 900,
  build: 500,
  add: 500,
  place: 500,
  swap: 900,
  mask: 900,
  bounce: 900,
  raid: 900,
  snatch: 900,
  tithe: 700,
  copy: 900,
  seed: 400,
  take: 500,
  give: 400,
  exchange: 600,
  salvage: 500,
  lure: 500,
  reveal: 500,
  shield: 400,
  recharge: 400,
  draw: 300,
  pick: 300,
  room: 300,
  cycle: 300,
});

export function scenes(before: View | null, after: View, events: GameEvent[]): Scene[] {
  const at = events.findIndex((event) => event.event === 'claim');
  const hold_ms = hold(events);
  if (at < 0) return [{ view: after, events, hold_ms }];
  const wins = events.some((event) => event.event === 'game_end');
  const claimed = { ...claimOf(events[at]!)!, wins };
  return [
    {
      view: { ...(before ?? after), to_act: [], pending: null, claimed },
      events: events.slice(0, at + 1),
      hold_ms: CLAIM_MS,
    },
    { view: after, events: events.slice(at + 1), hold_ms },
  ];
}
