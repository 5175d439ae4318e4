// A game that continues another one begins with the history of that one.
import type { GameEvent } from '../net/frames';
import { http } from '../net/http';
import { SPECTATOR } from './feed';
import { originOf, type Origin } from './memory';

/** What happened before a branch, through these eyes; a branch may be of a branch. */
export async function historyBefore({ table, ply }: Origin, eyes: number): Promise<GameEvent[]> {
  const [film, { table: info }] = await Promise.all([
    http.film(table, eyes === SPECTATOR ? 'spectator' : String(eyes)),
    http.table(table),
  ]);
  const before = originOf(info);
  return [
    ...(before ? await historyBefore(before, eyes) : []),
    ...film.steps.filter((step) => step.ply <= ply).flatMap((step) => step.events),
  ];
}
