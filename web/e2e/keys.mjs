// Playing any game by keys alone: Tab leads to the group of what is asked, arrows inside it to the piece.
import assert from 'node:assert/strict';
import { looks, sitDown } from './clicks.mjs';
import { onwards, settled } from './waiting.mjs';

const TABS = 80; // more than any board has stops
const ARROWS = 40; // more than any group has pieces

/** Groups of pieces in which Tab comes to none, or to several. */
const withoutOneStop = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role=toolbar]:not([inert] *)')]
      .map((group) => {
        const shown = [...group.querySelectorAll('[data-piece]')].filter((e) =>
          e.checkVisibility(),
        );
        const stops = [...group.querySelectorAll('[tabindex="0"]')].filter((e) =>
          e.checkVisibility(),
        );
        return { name: group.ariaLabel, pieces: shown.length, stops: stops.length };
      })
      .filter(({ pieces, stops }) => pieces > 0 && stops !== 1)
      .map(({ name, pieces, stops }) => `${name}: ${stops} stops for ${pieces} pieces`),
  );

/** One decision, among `order` as for clicks. 'over' at the end of the game, '' where nothing is asked yet. */
async function decide(page, order) {
  const found = await looks(page, order);
  if (found === 'over' || !found) return found;
  assert.deepEqual(await withoutOneStop(page), []);
  const there = () => page.evaluate(() => document.activeElement?.matches('[data-go]'));
  const inGroup = () =>
    page.evaluate(() => {
      const wanted = document.querySelector('[data-go]');
      const group = wanted?.closest('[role=toolbar]') ?? wanted;
      return !wanted || group.contains(document.activeElement);
    });
  for (let step = 0; step < TABS && !(await inGroup()); ++step) await page.keyboard.press('Tab');
  assert.ok(await inGroup(), `Tab never comes to ${await page.textContent('[data-go]')}`);
  if (!(await there()) && (await page.$('[role=toolbar] [data-go]'))) {
    await page.keyboard.press('Home');
    for (let step = 0; step < ARROWS && !(await there()); ++step)
      await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Enter');
  await settled(page);
  return 'done';
}

/** Plays on until the game is over or `enough` decisions were made. Gives their number. */
export const keysOn = (page, order, enough = Infinity) =>
  onwards(
    async (done) => (done >= enough ? 'over' : decide(page, order)),
    'the next decision by keys',
  );

/** A whole game at a table of one's own. */
export const byKeys = (game, order) => (seats) => async (house) => {
  const page = await house.person();
  await sitDown(page, game, seats);
  return `${await keysOn(page, order)} decisions`;
};
