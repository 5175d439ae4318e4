// What the announcements say at once, without any reasoning.
import type { GameEvent } from '../../net/frames';

const NAMES = ['name', 'near', 'far', 'step'];
const START = 'anomaly_';

/** The anomalies whose names were heard. */
export function heardAnomalies(history: GameEvent[]): string[] {
  const found = new Set<string>();
  const take = (value: unknown) => {
    if (typeof value === 'string' && value.startsWith(START)) found.add(value.slice(START.length));
  };
  for (const event of history) {
    for (const field of NAMES) take(event[field]);
    if (Array.isArray(event.names)) event.names.forEach(take);
  }
  return [...found];
}
