// The pictures between two views.
import type { Scene } from '../board';
import { holds } from '../hold';
import type { GameEvent, View } from '../../net/frames';

const hold = holds({ declare: 500, land: 700, meet: 600, attack: 800, lose: 400, perish: 1200 });

export function scenes(_before: View | null, after: View, events: GameEvent[]): Scene[] {
  return [{ view: after, events, hold_ms: hold(events) }];
}
