// The pictures between two views: a tile is played, the trick stands complete, its result comes out.
import type { Scene } from '../board';
import type { GameEvent, View } from '../../net/frames';
import { as } from './words_of';

const PLAY_MS = 420;
const COMPLETE_MS = 450;
const RESULT_MS = 1500;
const PARADOX_MS = 2400;
const EXCHANGE_MS = 700;

export function scenes(_before: View | null, after: View, events: GameEvent[]): Scene[] {
  const result = events.map((event) => as(event, 'trick_result')).find((one) => one !== null);
  if (!result) {
    const shown = events.some((event) => event.event === 'play' || event.event === 'declare');
    const exchanged = events.some((event) => event.event === 'pass_exchange');
    return [{ view: after, events, hold_ms: exchanged ? EXCHANGE_MS : shown ? PLAY_MS : 0 }];
  }
  const told = (names: string[]) => events.filter((event) => names.includes(event.event));
  const kept = (done: boolean): View => ({
    ...after,
    to_act: [],
    standing: null,
    kept: { trick: result.trick, done },
  });
  return [
    { view: kept(false), events: told(['play', 'declare']), hold_ms: COMPLETE_MS },
    {
      view: kept(true),
      events: told(['reveal', 'trick_result']),
      hold_ms: result.kind === 'solo' ? RESULT_MS : PARADOX_MS,
    },
    { view: after, events: told(['game_end']), hold_ms: 0 },
  ];
}
