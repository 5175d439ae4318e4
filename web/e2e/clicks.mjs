// Playing any game by clicks: what glows is clicked, what is picked is confirmed.

/** A table against bots, made in the set-up screen. */
export async function sitDown(page, game, seats, level = 'easy') {
  await page.goto(`/new/${game}`);
  await page.evaluate(
    ([name, n, bot]) =>
      localStorage.setItem(
        `paradoxa.seats.${name}`,
        JSON.stringify(['me', ...Array(n - 1).fill(bot)]),
      ),
    [game, seats, level],
  );
  await page.reload();
  await page.waitForSelector('.opts .seg');
  await page.click('.bar .btn.pri');
  await page.waitForSelector('.stage, main.over h1'); // the device may go to the other person first
}

/** Where the next click goes: the first of `order` that is there. An entry is a selector, of whose
 *  matches each has its turn, or `{ last: selector }`. A wait gives nothing. */
export const looks = (page, order, stopAt = '') =>
  page.evaluate(
    ([wantedInOrder, stop]) => {
      for (const old of document.querySelectorAll('[data-go]')) old.removeAttribute('data-go');
      if (document.querySelector('.verdict')) return 'over';
      // Not asked, or the answer to the last move is on its way.
      if (!document.querySelector('.act:not(.is-wait)')) return '';
      if (document.querySelector('.act-btns .busy, .piece.pending')) return '';
      const seen = (wanted) =>
        [...document.querySelectorAll(wanted)].filter((e) => e.checkVisibility() && !e.disabled);
      if (stop && seen(stop).length) return 'stop';
      const go = (element) => {
        element.setAttribute('data-go', '');
        element.scrollIntoView({ block: 'nearest' });
        const box = element.getBoundingClientRect();
        return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
      };
      for (const wanted of wantedInOrder) {
        const found = seen(wanted.last ?? wanted);
        if (!found.length) continue;
        if (wanted.last) return go(found.at(-1));
        // Another one each time, so that a game goes through many moves.
        return go(found[(window.__turn = (window.__turn ?? 0) + 1) % found.length]);
      }
      return '';
    },
    [order, stopAt],
  );

/** Plays by clicks until `until` says so or the game is over. Gives the number of clicks. */
export async function clickOn(
  page,
  order,
  { until = async () => false, stopAt = '', limit_ms = 100_000 } = {},
) {
  const end = Date.now() + limit_ms;
  for (let clicks = 0; Date.now() < end;) {
    if (await until(clicks)) return clicks;
    const found = await looks(page, order, stopAt);
    if (found === 'over' || found === 'stop') return clicks;
    if (found) {
      // Where the pointer is, not what it is meant for: what lies on top gets the click.
      await page.mouse.click(found.x, found.y);
      ++clicks;
    } else {
      await page.keyboard.press('Shift'); // any key skips the telling
      await page.waitForTimeout(20);
    }
  }
  throw new Error(`no end: ${await page.textContent('.act .say')}`);
}
