// Paradoxical: a whole game by clicks, keys alone, the claim builder, and every screen of its own.
import assert from 'node:assert/strict';
import {
  clickOn as clickInOrder,
  explained,
  looks as looksFor,
  sitDown as sitDownAt,
} from './clicks.mjs';
import { positionWhere } from './engine.mjs';
import { isQuick, PHONE, WINDOWS } from './house.mjs';
import { byKeys as byKeysIn, keysOn } from './keys.mjs';
import { faults, outside, overflow, small } from './looking.mjs';
import { DONE } from './player.mjs';
import { still } from './waiting.mjs';

// What is picked is confirmed; else a piece where the hand is asked to go, else a button.
const ORDER = [
  '.act-btns .btn.pri',
  '.tray .legal, .tray .seats .btn',
  '.rows .legal',
  '.chips .legal, .shared .legal, .hand .legal',
  '.act-btns .btn:not(.quiet)',
];
const sitDown = (page, seats, more) => sitDownAt(page, 'paradoxical', seats, more);
const looks = (page) => looksFor(page, ORDER);
const clickOn = (page, options) => clickInOrder(page, ORDER, options);

export const wholeGame = (seats) => async (house) => {
  const page = await house.person();
  await sitDown(page, seats);
  const opponents = await page.$$eval('.opp', (all) => all.length);
  assert.equal(opponents, seats - 1);
  const clicks = await clickOn(page);
  await page.waitForSelector(DONE);
  const totals = await page.$$eval('.sheet tfoot td', (cells) => cells.map((c) => +c.textContent));
  assert.equal(totals.length, seats);
  assert.equal(Math.max(...totals), 2, 'somebody claimed two paradoxes');
  const parts = await page.$$eval('.sheet tbody td button', (all) =>
    all.map((b) => +b.textContent),
  );
  const sum = (numbers) => numbers.reduce((a, b) => a + b, 0);
  assert.equal(sum(parts), sum(totals), 'the breakdown adds up');
  assert.equal(await page.locator('.chart path[stroke^="var(--seat"]').count(), seats);
  return `${clicks} clicks`;
};

const CLAIM = '.act-btns .btn.pri:has([href="#i-crown"])';

const tests = { 'paradoxical: a whole game by clicks with 3 seats': wholeGame(3) };

tests['paradoxical: the claim builder proposes, weighs and claims'] = async (house) => {
  const page = await house.person();
  const position = await positionWhere('paradoxical', 2, (moves) =>
    moves.some((move) => move.kind === 'claim'),
  );
  await sitDown(page, 2, { position });
  await page.waitForSelector(CLAIM);
  // The pane comes forward by itself, with both sums of every paradox.
  await page.waitForSelector('.claims .prop');
  const pairs = await page.$$eval('.prop .bal', (all) =>
    all.map((e) => [...e.querySelectorAll('b')].map((b) => +b.textContent)),
  );
  assert.ok(pairs.length > 0 && pairs.every(([set, other]) => set > other), JSON.stringify(pairs));
  await page.click('.prop >> nth=-1');
  await page.waitForSelector('.parted .row.set .sum');
  const shown = await page.$$eval('.parted .sum', (all) =>
    all.map((e) => +e.getAttribute('aria-label')),
  );
  assert.deepEqual(shown, pairs.at(-1));
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('.parted'));
  await page.keyboard.press('c');
  await page.waitForSelector('.parted');
  await page.click('.act-btns .btn.pri');
  // Two pair may leave a choice of indifferent cards; four are chosen to begin with.
  await page.waitForFunction(
    () => document.querySelector('.toggle') || document.querySelector('.who .tokens svg.on'),
  );
  if (await page.$('.toggle')) {
    assert.equal(await page.locator('.toggle .on').count(), 4);
    await page.click('.toggle .on >> nth=0');
    assert.equal(await page.locator('.toggle .on').count(), 3);
    assert.equal(await page.$('.act-btns .btn.pri'), null, 'three are not enough');
    await page.click('.toggle button:not(.on) >> nth=0');
    await page.click('.act-btns .btn.pri');
  }
  await page.waitForSelector('.who .tokens svg.on');
  await page.keyboard.press('l');
  await page.waitForSelector('.log :text("Paradox 1 of 2")');
};

tests['paradoxical: an illegal click explains itself with its clause'] = async (house) => {
  const page = await house.person();
  await sitDown(page, 2);
  // A card whose effect is used up or not possible yet, when an action is asked for.
  const unusable = () =>
    document.querySelector('.rows .piece.dim') !== null &&
    /action/.test(document.querySelector('.act .say').textContent) &&
    !document.querySelector('.piece.sel');
  await clickOn(page, { until: () => page.evaluate(unusable) });
  assert.match(await explained(page, '.rows .piece.dim'), /^PX-(9|OP)\b/);
  await page.waitForSelector('.rules .at');
};

export const byKeys = byKeysIn('paradoxical', ORDER);

tests['paradoxical: played by keyboard alone'] = async (house) => {
  const page = await house.person();
  await sitDown(page, 2);
  await keysOn(page, ORDER, 25);
  assert.ok((await page.$$eval('.rows .piece', (all) => all.length)) >= 3, 'cards were built');
};

tests['paradoxical: a card is dragged from the hand to the table'] = async (house) => {
  const page = await house.person();
  await sitDown(page, 2);
  const ready = async () =>
    (await page.$('.hand .piece.legal')) !== null &&
    /action/.test((await page.textContent('.act .say')) ?? '') &&
    (await page.$('.act-btns .btn.pri')) === null;
  await clickOn(page, { until: ready });
  const card = await page.$('.hand .piece.legal');
  const name = await card.getAttribute('data-tile');
  await card.hover(); // waits until it lies still
  const to = await (await page.$('.rows')).boundingBox();
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();
  await page.waitForFunction(
    (thing) =>
      document.querySelector(`.rows [data-thing="${thing}"]`) ||
      /room/.test(document.querySelector('.act .say')?.textContent ?? ''),
    name,
  );
};

tests['paradoxical: a replay is scrubbed, seen through other eyes and branched'] = async (
  house,
) => {
  const page = await house.person();
  const finished = await house.over('paradoxical', 3);
  await page.goto(`/t/${finished}/replay`);
  await page.waitForSelector('.scrub');
  await page.focus('.scrub svg');
  await page.keyboard.press('End');
  await page.waitForSelector('.parted .sum');
  await page.click('.scrub svg', { position: { x: 300, y: 72 } });
  await page.selectOption('.eyes select', '0');
  await page.waitForSelector('.own-hand');
  await page.click('.deck .btn.pri');
  await page.click('dialog .seats .btn >> nth=0');
  await page.waitForURL((url) => !url.pathname.includes(finished));
  await page.waitForSelector('.stage');
  await clickOn(page, { until: async (n) => n >= 3 });
};

tests['paradoxical: two people at one device, and no hand is seen between'] = async (house) => {
  const page = await house.person();
  await sitDown(page, 2, { level: 'me' });
  const whose = () => page.textContent('main.over h1');
  const handed = async () => (await page.$('main.over h1')) !== null;
  for (let turn = 0, before = ''; turn < 3; ++turn) {
    await clickOn(page, { until: handed });
    assert.equal(await page.$$eval('[data-tile], .card, .mini', (cards) => cards.length), 0);
    const now = await whose();
    assert.notEqual(now, before);
    before = now;
    await page.click('main.over .btn');
    await page.waitForSelector('.stage');
  }
};

export const long = {};
for (const [sizeName, size] of Object.entries(WINDOWS))
  for (const theme of ['dark', 'light'])
    (isQuick(sizeName, theme) ? tests : long)[
      `paradoxical on a ${sizeName}, ${theme}: no serious fault, nothing sticks out`
    ] = async (house) => {
      const page = await house.person({ size, theme });
      const wrong = [];
      const look = async (name) => {
        await still(page);
        wrong.push(...(await faults(page)).map((fault) => `${name}: ${fault}`));
        const out = await overflow(page);
        if (out > 0) wrong.push(`${name}: ${out} px too wide`);
        wrong.push(...(await outside(page)).map((one) => `${name}: ${one}`));
        if (size === PHONE) wrong.push(...(await small(page)).map((one) => `${name}: ${one}`));
      };
      await page.goto('/new/paradoxical');
      await page.waitForSelector('.opts .seg');
      await look('set-up');
      await sitDown(page, theme === 'dark' ? 3 : 4);
      await look('start');
      await clickOn(page, { until: async (n) => n >= 22 && (await looks(page)) !== '' });
      await look('middle');
      const trays = async () => (await page.$('.tray')) !== null;
      await clickOn(page, { until: async (n) => n >= 20 || (await trays()) });
      await look('tray');
      const finished = await house.over('paradoxical', 3);
      await page.goto(`/t/${finished}`);
      await page.waitForSelector('.verdict');
      await look('end');
      await page.goto(`/t/${finished}/replay`);
      await page.waitForSelector('.scrub');
      await look('replay');
      assert.deepEqual(wrong, []);
    };

export { tests };
