// How long a picture stands, by what it shows; the longest of several counts.
import type { GameEvent } from '../net/frames';

export const holds =
  (each_ms: Record<string, number>) =>
  (events: GameEvent[]): number =>
    Math.max(0, ...events.map(({ event }) => each_ms[event] ?? 0));
