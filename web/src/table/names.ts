// How the people at a table are called on this screen.
import type { SeatInfo } from '../net/frames';
import { words } from '../words/frame';

// Your own seat is "You"; equal names are numbered, so that a sentence is never about two people.
export function namesOf(seats: SeatInfo[], eyes: number): string[] {
  const seen = new Map<string, number>();
  return seats.map((seat) => {
    const name = seat.name ?? words.lobby.free;
    const number = (seen.get(name) ?? 0) + 1;
    seen.set(name, number);
    if (seat.seat === eyes) return words.seat.you;
    return number > 1 ? words.seat.second({ name, n: number }) : name;
  });
}

/** The same without "You": for screens that everybody may see. */
export const plainNames = (seats: SeatInfo[]): string[] => namesOf(seats, -2);

export function seatKind(seat: SeatInfo): string {
  if (seat.away) return words.seat.away[seat.away] ?? '';
  if (seat.kind === 'bot') return words.seat.bot({ level: seat.level ?? '' });
  return words.seat.human;
}
