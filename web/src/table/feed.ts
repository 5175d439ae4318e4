// What one pair of eyes has been told: the latest position and everything that happened.
import type { GameEvent, Position } from '../net/frames';

export interface Feed {
  latest: Position;
  history: GameEvent[];
}

export const SPECTATOR = -1;
export const eyesOf = (position: Position): number => position.seat ?? SPECTATOR;

export class Feeds {
  private readonly feeds = new Map<number, Feed>();

  get(eyes: number): Feed | undefined {
    return this.feeds.get(eyes);
  }

  /** A position without its story. */
  place(position: Position): void {
    const eyes = eyesOf(position);
    this.feeds.set(eyes, { latest: position, history: this.feeds.get(eyes)?.history ?? [] });
  }

  /** The whole story from the start. */
  retell(position: Position, history: GameEvent[]): void {
    this.feeds.set(eyesOf(position), { latest: position, history });
  }

  append(position: Position, events: GameEvent[]): void {
    const before = this.feeds.get(eyesOf(position))?.history ?? [];
    this.feeds.set(eyesOf(position), { latest: position, history: [...before, ...events] });
  }

  clear(): void {
    this.feeds.clear();
  }

  /** A seat among these that is asked for something. */
  asked(seats: number[]): number | null {
    return seats.find((seat) => (this.feeds.get(seat)?.latest.legal ?? []).length > 0) ?? null;
  }
}
