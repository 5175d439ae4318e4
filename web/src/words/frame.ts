// The frame's words. A game's own are beside its board.
import { frame } from './made/frame';

export const words = frame;

/** A word by a key that is only known at run time. */
export const wordFor = (table: Record<string, string>, key: string): string | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

export interface GameWords {
  name: string;
  title: string;
  over: string;
  line: string;
}
export const gameWords = (game: string): GameWords | undefined =>
  Object.hasOwn(words.games, game) ? words.games[game as keyof typeof words.games] : undefined;
