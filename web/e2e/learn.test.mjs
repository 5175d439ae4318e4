// How to play: stepped through with keys, taps and swipes, on screens of all shapes; offered once to anyone who
// is new; opened from a game, which goes on below it.
import assert from 'node:assert/strict';
import { positionWhere } from './engine.mjs';
import { DESKTOP } from './house.mjs';
import { beyond, overfull, faults, misled, overflow, small, tiny } from './looking.mjs';
import { asked, play, playNow, tableId } from './player.mjs';
import { still, until } from './waiting.mjs';

const GAMES = ['paradominetor', 'paradoxical', 'initiative', 'island'];
const SIZES = [DESKTOP, { width: 390, height: 664 }, { width: 844, height: 390 }];
const tests = {};
const long = {};

async function open(page, game) {
  await page.goto(`/learn/${game}`);
  await page.waitForSelector('.screen');
}
const title = (page) => page.textContent('.screen h2');
const shows = (page, wanted) =>
  until(async () => (await title(page)) === wanted, `the screen "${wanted}"`);
const steps = (page) => page.locator('.steps a').count();

/** Calls `look` on every screen; `next` leads from one to the next. */
async function walk(page, next, look = async () => {}) {
  const titles = [await title(page)];
  await look(titles[0]);
  for (let at = 1; at < (await steps(page)); ++at) {
    await next(at);
    await page.waitForFunction(
      (old) => document.querySelector('.screen h2').textContent !== old,
      titles.at(-1),
    );
    titles.push(await title(page));
    await look(titles.at(-1));
  }
  return titles;
}

async function wrongWith(page, touch) {
  await still(page);
  const out = await overflow(page);
  return [
    ...(await faults(page)),
    ...(out > 0 ? [`${out} px too wide`] : []),
    ...(await overfull(page)),
    ...(await beyond(page, 'figure')),
    ...(await tiny(page)),
    ...(touch ? await small(page) : []),
  ];
}

for (const game of GAMES)
  for (const theme of ['dark', 'light'])
    (theme === 'dark' ? tests : long)[
      `how to play ${game}, ${theme}: every screen fits and has no serious fault`
    ] = async (house) => {
      const wrong = [];
      let screens = 0;
      for (const size of SIZES) {
        const page = await house.person({ size, theme });
        await open(page, game);
        await walk(
          page,
          () => page.keyboard.press('ArrowRight'),
          async (name) => {
            ++screens;
            const where = `${size.width}x${size.height}, ${name}`;
            wrong.push(
              ...(await wrongWith(page, size.width < 720)).map((one) => `${where}: ${one}`),
            );
          },
        );
        await page.context().close();
      }
      assert.deepEqual(wrong, []);
      return `${screens} screens`;
    };

for (const game of GAMES)
  tests[
    `how to play ${game}: keys, taps and swipes lead the same way, and then into a guided game`
  ] = async (house) => {
    const page = await house.person({ size: { width: 390, height: 664 }, touch: true });
    await open(page, game);
    const byKeys = await walk(page, () => page.keyboard.press('ArrowRight'));
    assert.ok(byKeys.length >= 4 && byKeys.length <= 6, `${byKeys.length} screens`);
    assert.equal(new Set(byKeys).size, byKeys.length);
    await page.keyboard.press('Home');
    const byTaps = await walk(page, () => page.tap('footer .pri'));
    assert.deepEqual(byTaps, byKeys);
    await page.tap('footer .back');
    await shows(page, byKeys.at(-2));
    await page.tap('.steps a >> nth=0');
    await shows(page, byKeys[0]);
    const bySwipes = await walk(page, () => swipe(page, -150));
    assert.deepEqual(bySwipes, byKeys);
    await swipe(page, 150);
    await shows(page, byKeys.at(-2));
    await page.keyboard.press('End');
    // The address remembers the screen.
    await page.reload();
    await page.waitForSelector('.screen');
    assert.equal(await title(page), byKeys.at(-1));
    await page.keyboard.press('Enter');
    await page.waitForSelector('.guide.placed');
  };

/** A finger that goes sideways. */
async function swipe(page, by) {
  const line = await page.context().newCDPSession(page);
  const touch = (type, x) =>
    line.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: 200 }],
    });
  await touch('touchStart', 195);
  for (let part = 1; part <= 4; ++part) await touch('touchMove', 195 + (by * part) / 4);
  await touch('touchEnd');
  await line.detach();
}

tests['how to play cites clauses that open the law, and comes back to its screen'] = async (
  house,
) => {
  const page = await house.person();
  await open(page, 'paradominetor');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const [name, clause] = [await title(page), await page.textContent('.screen .clause')];
  await page.click('.screen .clause');
  await page.waitForSelector(`.rules .at[data-clause="${clause}"]`);
  const chapters = await page.locator('nav[aria-label=Contents] a').count();
  assert.equal(chapters, await page.locator('.rules h2').count());
  await page.goBack();
  await page.waitForSelector('.screen');
  assert.equal(await title(page), name);
  await page.keyboard.press('End');
  await page.click('footer .law');
  await page.waitForSelector('.rules h2');
  await page.click('nav[aria-label=Games] a:not([aria-current])');
  await page.waitForSelector('[data-clause="PX-1.1"]');
};

tests['how to play is printed whole, one screen after the other'] = async (house) => {
  const page = await house.person();
  for (const game of GAMES) {
    await open(page, game);
    const all = await steps(page);
    await page.emulateMedia({ media: 'print' });
    await until(async () => (await page.locator('.screen').count()) === all, 'all screens');
    const tops = await page.$$eval('.screen', (found) =>
      found.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom]),
    );
    for (let at = 1; at < all; ++at) assert.ok(tops[at][0] >= tops[at - 1][1], `${game} ${at}`);
    assert.equal(await page.locator('footer').isVisible(), false);
    await page.emulateMedia({ media: null });
    await until(async () => (await page.locator('.screen').count()) === 1, 'one screen');
  }
};

tests['newcomers are offered to learn a game, once'] = async (house) => {
  for (const size of [DESKTOP, { width: 390, height: 664 }]) {
    const page = await house.person({ size });
    const offer = page.getByText('New here?');
    await page.goto('/');
    await offer.waitFor();
    assert.equal(await page.locator('.gbox .learn:has-text("Learn")').count(), GAMES.length);
    await page.click('aside .btn');
    await page.waitForSelector('.screen');
    await page.keyboard.press('Escape');
    await page.waitForSelector('.gbox .btn.pri');
    await page.reload();
    await page.waitForSelector('.gbox .btn.pri');
    assert.equal(await offer.count(), 0);
    await page.context().close();
  }
};

for (const size of [DESKTOP, { width: 390, height: 664 }])
  tests[`learn from a running game at ${size.width} px leads back to it, and nothing is lost`] =
    async (house) => {
      const page = await house.person({ size });
      await playNow(page);
      await play([page], { until: async (n) => n >= 3 });
      await asked(page);
      const at = page.url();
      await page.click('.hand .tile.legal');
      const before = await page.textContent('.act .say');
      const learn = page.locator('.top .learn');
      assert.match(await learn.innerText(), /Learn/);
      for (const leave of [
        () => page.keyboard.press('Escape'),
        () => page.click('dialog [aria-label=Close]'),
        () => page.goBack(),
        async () => {
          await page.keyboard.press('End');
          await page.keyboard.press('Enter');
        },
      ]) {
        await learn.click();
        await page.waitForSelector('dialog .screen');
        // Letters that mean something in the game mean nothing here.
        await page.keyboard.press('z');
        await leave();
        await page.waitForSelector('dialog', { state: 'detached' });
        assert.equal(page.url(), at);
        assert.equal(await page.textContent('.act .say'), before);
        assert.equal(await page.locator('.hand .tile.sel').count(), 1);
      }
      await learn.click();
      await page.click('dialog .screen .clause');
      await page.waitForSelector('.drawer .rules .at');
      assert.equal(tableId(page), /\/t\/([^/?#]+)/.exec(at)[1]);
    };

tests['a friend who comes by link can learn the game in the lobby, and keeps the chair'] = async (
  house,
) => {
  const host = await house.person();
  await host.goto('/new/paradoxical');
  await host.click('.bar .btn.pri');
  await host.waitForSelector('.link code');
  const friend = await house.person({ size: { width: 390, height: 664 } });
  await friend.goto(host.url());
  await friend.getByRole('button', { name: 'Sit here' }).click();
  const stand = friend.getByRole('button', { name: 'Stand up' });
  await stand.waitFor();
  await friend.click('.top .learn');
  await friend.waitForSelector('dialog .screen');
  await friend.click('dialog [aria-label=Close]');
  await friend.waitForSelector('dialog', { state: 'detached' });
  assert.ok(await stand.isVisible());
};

tests['headings are in order, with one of the first level'] = async (house) => {
  const page = await house.person();
  const wrong = [];
  const look = async (name) => wrong.push(...(await misled(page)).map((one) => `${name}: ${one}`));
  for (const [path, there] of [
    ['/', '.gbox .btn.pri'],
    ['/new/paradominetor', '.opts .seg'],
    ['/rules/paradoxical', '.rules h2'],
    ['/learn/initiative', '.screen'],
  ]) {
    await page.goto(path);
    await page.waitForSelector(there);
    await look(path);
  }
  for (let game = 0; game < GAMES.length; ++game) {
    await page.goto('/');
    await page.click(`.gbox .btn.pri >> nth=${game}`);
    await page.waitForSelector('.act .say');
    for (const key of ['l', 'r', 'm']) {
      await page.keyboard.press(key);
      await page.waitForSelector(`#tab-${{ l: 'log', r: 'rules', m: 'moves' }[key]}.on`);
      await look(`${GAMES[game]} ${key}`);
    }
  }
  assert.deepEqual(wrong, []);
};

tests['learn keeps a swap of Paradox Initiative that was begun'] = async (house) => {
  const page = await house.person();
  page.position = await positionWhere('initiative', 2, (_, view) => view.ask === 'turn');
  await page.goto('/');
  await page.click('.gbox .btn.pri >> nth=2');
  await page.click('.cell.legal');
  const chosen = () => page.getAttribute('.cell.sel', 'data-cell');
  const before = await chosen();
  await page.click('.top .learn');
  await page.waitForSelector('dialog .screen');
  await walk(page, () => page.keyboard.press('ArrowRight'));
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog', { state: 'detached' });
  assert.equal(await chosen(), before);
};

export { long, tests };
