// Playing any game by clicks: what glows is clicked, what is picked is confirmed.
import { onwards, settled, until as waitUntil } from './waiting.mjs';

/** A table made in the set-up screen: you at the seat `mine`, and somebody else at all others. It begins
 *  in `position` where one is given. */
export async function sitDown(page, game, seats, { level = 'easy', position, mine = 0 } = {}) {
  page.position = position;
  await page.goto(`/new/${game}`);
  await page.evaluate(
    ([name, n, bot, own]) =>
      localStorage.setItem(
        `paradoxa.seats.${name}`,
        JSON.stringify(Array.from({ length: n }, (_, seat) => (seat === own ? 'me' : bot))),
      ),
    [game, seats, level, mine],
  );
  await page.reload();
  await page.waitForSelector('.opts .seg');
  await page.click('.bar .btn.pri');
  await page.waitForSelector('.stage, main.over h1'); // the device may go to the other person first
  page.position = undefined;
}

/** Where the next click goes: the first of `order` that is there. An entry is a selector, of whose
 *  matches each has its turn, or `{ last: selector }`. 'over' at the end of the game, 'stop' where
 *  `stopAt` is seen; nothing where none of it comes within `wait_ms`. */
export const looks = (page, order, { stopAt = '', wait_ms = 500 } = {}) =>
  page.evaluate(
    async ([wantedInOrder, stop, wait]) => {
      const seen = (wanted) =>
        [...document.querySelectorAll(wanted)].filter((e) => e.checkVisibility() && !e.disabled);
      const go = (element, at) => {
        element.setAttribute('data-go', '');
        element.scrollIntoView({ block: 'nearest' });
        const box = element.getBoundingClientRect();
        return { x: box.left + box.width / 2, y: box.top + box.height / 2, at };
      };
      const look = () => {
        for (const old of document.querySelectorAll('[data-go]')) old.removeAttribute('data-go');
        if (document.querySelector('.verdict')) return 'over';
        // Not asked, or the answer to the last move is on its way.
        if (!document.querySelector('.act:not(.is-wait)')) return '';
        if (document.querySelector('.act-btns .busy, .piece.pending, .tile.pending')) return '';
        if (stop && seen(stop).length) return 'stop';
        for (const [at, wanted] of wantedInOrder.entries()) {
          const found = seen(wanted.last ?? wanted);
          if (!found.length) continue;
          if (wanted.last) return go(found.at(-1), at);
          // Another one each time, so that a game goes through many moves.
          return go(found[(window.__turn = (window.__turn ?? 0) + 1) % found.length], at);
        }
        return '';
      };
      for (const end = performance.now() + wait; ;) {
        const found = look();
        if (found || performance.now() > end) return found;
        // Any key skips the telling.
        window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
        await new Promise((done) => setTimeout(done, 10));
      }
    },
    [order, stopAt, wait_ms],
  );

/** Plays by clicks until `until` says so or the game is over. Gives the number of clicks. It is asked
 *  whenever something is to be clicked, and while nothing is. */
export const clickOn = (page, order, { until = async () => false, stopAt = '' } = {}) =>
  onwards(async (clicks) => {
    const found = await looks(page, order, { stopAt });
    if (found === 'over' || found === 'stop' || (await until(clicks))) return 'over';
    if (!found) return '';
    // Where the pointer is, not what it is meant for: what lies on top gets the click.
    await page.mouse.click(found.x, found.y);
    await settled(page);
    return 'done';
  }, 'something to click');

/** Clicks what is not allowed, and then the clause that says why. A move of somebody else may come
 *  between, so this is tried again. Gives the clause. */
export const explained = (page, wanted) =>
  waitUntil(async () => {
    await page.click(wanted);
    const clause = page.locator('.act.why .clause').first();
    try {
      const text = await clause.textContent();
      await clause.click({ timeout: 3000 });
      return text;
    } catch {
      return '';
    }
  }, 'a clause that explains');
