// Making a table and going there.
import { guideOf, usualSeat } from '../games/catalogue';
import { http, type NewTable } from '../net/http';
import { router, tableAddress } from '../router.svelte';
import { keepGuide } from './guide.svelte';
import { me } from './me.svelte';

const flag = (id: string) => `paradoxa.start.${id}`;

/** Gives the new table's id. `start`: the page that opens the table starts it as soon as the luck is mixed. */
export async function openTable(table: NewTable, start: boolean): Promise<string> {
  const id = await makeTable(table, start);
  router.go(tableAddress(id));
  return id;
}

async function makeTable(table: NewTable, start: boolean): Promise<string> {
  await me.ensure();
  const { id } = (await http.newTable(table)).table;
  if (start) sessionStorage.setItem(flag(id), '1');
  return id;
}

export const startsAtOnce = (id: string): boolean => sessionStorage.getItem(flag(id)) === '1';

/** Against bots of one level, with the game's usual number of seats. */
export const againstBots = (
  game: string,
  seats: number,
  level: string,
  mine = usualSeat(game),
): NewTable => ({
  game,
  seats: Array.from({ length: seats }, (_, seat) => (seat === mine ? 'me' : level)),
});

/** A game against bots without any questions. */
export async function startAgainstBots(game: string, level: string): Promise<void> {
  const info = (await http.games()).games.find(({ name }) => name === game);
  if (info) await openTable(againstBots(game, info.default_seats, level), true);
}

/** The guided game, from its first chapter on. */
export async function startGuided(game: string): Promise<void> {
  router.go(tableAddress(await makeChapter(game, 0, 0)));
}

/** A later chapter, or the same one again: nobody wants to go back to the table before. `leave` it. */
export async function continueGuided(
  game: string,
  chapter: number,
  at: number,
  leave: () => void,
): Promise<void> {
  const id = await makeChapter(game, chapter, at);
  leave();
  router.replace(tableAddress(id));
}

async function makeChapter(game: string, chapter: number, at: number): Promise<string> {
  const guide = await guideOf(game);
  if (!guide) throw new Error(game);
  const { practice, seat = 0 } = guide.chapters[chapter]!;
  const seats = practice.script.map((_, i) => (i === seat ? 'me' : 'easy'));
  const id = await makeTable({ game, seats, practice }, true);
  keepGuide(id, { at, did: 0 });
  return id;
}
