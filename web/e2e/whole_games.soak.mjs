// Whole games that `make test` has no time for: other numbers of seats, other ways to play.
import assert from 'node:assert/strict';
import { PHONE } from './house.mjs';
import { wholeGame as island, wholeGameByKeys as islandByKeys } from './island.test.mjs';
import { wholeGame as islandOp } from './island_op.test.mjs';
import { byKeys as initiativeByKeys, wholeGame as initiative } from './initiative.test.mjs';
import { byKeys as paradoxicalByKeys, wholeGame as paradoxical } from './paradoxical.test.mjs';
import { DONE, play, playNow } from './player.mjs';
import { byKeys as restartByKeys, DYSTOPIAS, wholeGame as restart } from './restart.test.mjs';

const paradominetor = (way, size) => async (house) => {
  const page = await house.person(size && { size });
  await playNow(page);
  if (way === 'list') await page.keyboard.press('m');
  const decisions = await play([page], { way });
  await page.waitForSelector(DONE);
  assert.ok(decisions >= 18, `${decisions} decisions`);
  return `${decisions} decisions`;
};

const GAMES = 3; // of each kind, with luck of their own

export const tests = {};
for (let game = 1; game <= GAMES; ++game) {
  tests[`paradominetor by keyboard alone, game ${game}`] = paradominetor('keys');
  tests[`paradoxical by keyboard alone, game ${game}`] = paradoxicalByKeys(2);
  tests[`initiative by keyboard alone, game ${game}`] = initiativeByKeys(2);
  tests[`paradominetor from the list of moves, on a phone, game ${game}`] = paradominetor(
    'list',
    PHONE,
  );
  for (const seats of [2, 3, 4])
    tests[`paradoxical by clicks with ${seats} seats, game ${game}`] = paradoxical(seats);
  for (const seats of [1, 2, 3, 4])
    tests[`initiative by clicks with ${seats} seats, game ${game}`] = initiative(seats);
  tests[`island by keyboard alone as a captive, game ${game}`] = islandByKeys(2 + (game % 3));
  for (const seats of [2, 3, 4])
    tests[`island as a captive by clicks with ${seats} seats, game ${game}`] = island(seats);
  tests[`restart by keyboard alone, game ${game}`] = restartByKeys(2);
  for (const [i, dystopia] of DYSTOPIAS.entries())
    tests[`restart by clicks, ${dystopia}, game ${game}`] = restart(2 + ((i + game) % 3), dystopia);
  for (const seats of [2, 4])
    tests[`island as OP by clicks with ${seats} seats, game ${game}`] = islandOp(seats);
}
