// Making a table and going there.
import { http, type NewTable } from '../net/http';
import { router, tableAddress } from '../router.svelte';
import { me } from './me.svelte';

const flag = (id: string) => `paradoxa.start.${id}`;

/** `start`: the page that opens the table starts it as soon as the luck is mixed. */
export async function openTable(table: NewTable, start: boolean, guided = false): Promise<void> {
  await me.ensure();
  const { id } = (await http.newTable(table)).table;
  if (start) sessionStorage.setItem(flag(id), '1');
  if (guided) sessionStorage.setItem(`paradoxa.guide.${id}`, '1');
  router.go(tableAddress(id));
}

export const startsAtOnce = (id: string): boolean => sessionStorage.getItem(flag(id)) === '1';
export const isGuided = (id: string): boolean =>
  sessionStorage.getItem(`paradoxa.guide.${id}`) === '1';

/** Against bots of one level, with the game's usual number of seats. */
export const againstBots = (game: string, seats: number, level: string): NewTable => ({
  game,
  seats: ['me', ...Array<string>(seats - 1).fill(level)],
});

/** The guided first game: easy bots, and tips as things happen. */
export async function startGuided(game: string): Promise<void> {
  const info = (await http.games()).games.find(({ name }) => name === game);
  if (info) await openTable(againstBots(game, info.default_seats, 'easy'), true, true);
}
