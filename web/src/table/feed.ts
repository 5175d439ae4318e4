// What one pair of eyes has been told: the latest position, and what happened up to it. The server
// sends the end of the story with every position, and its earlier pages when they are asked for.
import type { Frame, GameEvent, Position } from '../net/frames';

export interface Feed {
  latest: Position;
  from: number; // the first move of which the history tells
  history: GameEvent[];
}

type Page = Frame & { type: 'history' };

export const SPECTATOR = -1;
export const eyesOf = (told: { seat?: number }): number => told.seat ?? SPECTATOR;

export class Feeds {
  private readonly feeds = new Map<number, Feed>();

  get(eyes: number): Feed | undefined {
    return this.feeds.get(eyes);
  }

  /** A position; what is known of its story stays if it is the story of this position. */
  place(position: Position): void {
    const before = this.feeds.get(eyesOf(position));
    const known = before?.latest.ply === position.ply && before.latest.undos === position.undos;
    this.feeds.set(eyesOf(position), {
      latest: position,
      from: known ? before.from : position.ply,
      history: known ? before.history : [],
    });
  }

  /** What happened, and where it led. False where something before it was missed. */
  append(frame: Frame & { type: 'events' }): boolean {
    const before = this.feeds.get(eyesOf(frame));
    const follows = before?.latest.ply === frame.from && before.latest.undos === frame.undos;
    this.feeds.set(eyesOf(frame), {
      latest: frame,
      from: follows ? before.from : frame.from,
      history: follows ? [...before.history, ...frame.events] : frame.events,
    });
    return follows;
  }

  /** A page of the story that ends where the known part begins. False for any other. */
  prepend(page: Page): boolean {
    const feed = this.feeds.get(eyesOf(page));
    if (!feed || feed.from !== page.ply || page.from === page.ply) return false;
    this.feeds.set(eyesOf(page), {
      ...feed,
      from: page.from,
      history: [...page.events, ...feed.history],
    });
    return true;
  }

  /** A seat among these that is asked for something. */
  asked(seats: number[]): number | null {
    return seats.find((seat) => (this.feeds.get(seat)?.latest.legal ?? []).length > 0) ?? null;
  }
}
