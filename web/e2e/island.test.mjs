// Paradox Island as a captive: whole games by clicks, keys alone, notes, reactions, every window.
import assert from 'node:assert/strict';
import {
  clickOn as clickInOrder,
  explained,
  looks as looksFor,
  sitDown as sitDownAt,
} from './clicks.mjs';
import { positionWhere } from './engine.mjs';
import { isQuick, PHONE, WINDOWS } from './house.mjs';
import { keysOn } from './keys.mjs';
import { faults, outside, overflow, small } from './looking.mjs';
import { DONE } from './player.mjs';
import { still, until } from './waiting.mjs';

// What is picked is confirmed; else a way to go, an answer or a fruit, else a button.
const ORDER = [
  '.act-btns .btn.pri',
  '.rose .legal, .choices .legal, .fruits .legal',
  '.act-btns .btn:not(.quiet)',
];
const MINE = 1;
const sitDown = (page, seats, more) => sitDownAt(page, 'island', seats, { mine: MINE, ...more });
const looks = (page) => looksFor(page, ORDER);
const clickOn = (page, options) => clickInOrder(page, ORDER, options);
const where = (seats, wanted) => positionWhere('island', seats, wanted, MINE);

export const wholeGame = (seats) => async (house) => {
  const page = await house.person();
  await sitDown(page, seats);
  assert.equal(await page.$$eval('.opp', (all) => all.length), seats - 1);
  assert.equal(await page.locator('.own-captive').count(), 1);
  const clicks = await clickOn(page);
  await page.waitForSelector(DONE);
  const totals = await page.$$eval('.sheet tfoot td', (cells) => cells.map((c) => +c.textContent));
  assert.equal(totals.length, seats);
  assert.ok(totals.filter((one) => one === 1).length <= 1, 'at most one has won');
  return `${clicks} clicks`;
};

export const tests = {
  'island: a whole game by clicks as a captive, with 2 seats': wholeGame(2),
};

tests['island: a direction is picked, made safer and dearer, and gone'] = async (house) => {
  const page = await house.person();
  const position = await where(
    3,
    (moves, view) =>
      view.ask === 'turn' && moves.filter(({ kind }) => kind === 'move').length === 24,
  );
  await sitDown(page, 3, { position });
  await page.click('[data-tile="to-NE"]');
  assert.match(await page.textContent('.act .sub'), /Costs 1 energy/);
  await page.click('.how .safe');
  assert.match(await page.textContent('.act .sub'), /Costs nothing/);
  await page.click('.how .seg button >> nth=1');
  assert.match(await page.textContent('.act .say'), /Jump [23] spaces north-east/);
  await page.click('.act-btns .btn.pri');
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.log li')].some((one) =>
      /You jump . spaces north-east/.test(one.textContent),
    ),
  );
};

tests['island: notes on cells are kept, shown on the map, and are lines of the sheet'] = async (
  house,
) => {
  const page = await house.person();
  const position = await where(3, (_, view) => view.ask === 'turn');
  await sitDown(page, 3, { position });
  await page.waitForSelector('.act:not(.is-wait)');
  const free = await page.$$eval('.cells .cell', (all) =>
    all.filter((one) => /nothing known/.test(one.ariaLabel)).map((one) => one.dataset.cell),
  );
  const [first, second] = free;
  await page.click(`[data-cell=${first}]`);
  await page.click('dialog .seg button >> nth=0'); // it is
  await page.click('dialog .names button:has-text("oracle")');
  await page.click('dialog .btn.pri');
  await page.click(`[data-cell=${second}]`);
  await page.click('dialog .names button:has-text("knot")');
  await page.click('dialog .names button:has-text("camp A")');
  await page.fill('dialog input', 'near the shore');
  await page.click('dialog .btn.pri');
  const named = (cell, what) =>
    page.waitForFunction(
      ([at, wanted]) => document.querySelector(`[data-cell=${at}]`)?.ariaLabel.includes(wanted),
      [cell, what],
    );
  await named(first, 'oracle');
  await named(second, 'perhaps knot or camp A');
  await page.keyboard.press('l');
  const sheet = page.locator('.notes textarea');
  const lines = [`${first} oracle`, `${second}? knot camp_a`, `${second}: near the shore`];
  assert.equal(await sheet.inputValue(), lines.join('\n'));
  await page.waitForFunction(() => !Object.keys(localStorage).some((key) => /notes\./.test(key)));
  await page.reload();
  await page.waitForSelector('.stage');
  await named(first, 'oracle');
  await page.keyboard.press('l');
  await sheet.fill('');
  await named(first, 'nothing known');
};

tests['island: a fruit that cannot be used says why'] = async (house) => {
  const page = await house.person();
  const position = await where(3, (_, view) => view.ask === 'turn');
  await sitDown(page, 3, { position });
  assert.match(await explained(page, '.own-captive .none .piece'), /^IS-14/);
  await page.waitForSelector('.rules .at');
};

tests['island: a reaction says who attacks and what it costs to pass'] = async (house) => {
  const page = await house.person();
  const position = await where(
    4,
    (moves, view) =>
      view.ask === 'react' && view.pending.window === 'interaction' && !view.pending.push,
  );
  await sitDown(page, 4, { position });
  await page.waitForSelector('.choices .legal');
  assert.match(await page.textContent('.act .say'), /The \w+ attacks you/);
  assert.match(await page.textContent('.act .sub'), /you lose 1 health/);
  await page.click('.choices .legal');
  await page.click('.act-btns .btn.pri');
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.log li')].some((one) => /You react/.test(one.textContent)),
  );
};

tests['island: a spectator sees no private thing'] = async (house) => {
  const page = await house.person();
  await sitDown(page, 3);
  await clickOn(page, { until: async (n) => n >= 8 });
  const watcher = await house.person();
  await watcher.goto(page.url());
  await watcher.waitForSelector('.isle');
  assert.equal(await watcher.locator('.own-captive, .compass').count(), 0);
  const known = await watcher.$$eval('.cells .cell', (all) =>
    all.filter((one) => !/nothing known/.test(one.ariaLabel)),
  );
  assert.equal(known.length, 0);
};

tests['island: played by keyboard alone'] = async (house) => {
  const page = await house.person();
  await sitDown(page, 3);
  await keysOn(page, ORDER, 20);
  assert.ok((await page.$$eval('.log li', (all) => all.length)) >= 10, 'something happened');
};
export const wholeGameByKeys = (seats) => async (house) => {
  const page = await house.person();
  await sitDown(page, seats);
  const decisions = await keysOn(page, ORDER);
  await page.waitForSelector(DONE);
  return `${decisions} decisions`;
};

export const long = {};
for (const [sizeName, size] of Object.entries(WINDOWS))
  for (const theme of ['dark', 'light'])
    (isQuick(sizeName, theme) ? tests : long)[
      `island on a ${sizeName}, ${theme}: no serious fault, nothing sticks out`
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
      await page.goto('/new/island');
      await page.waitForSelector('.opts .seg');
      await look('set-up');
      await sitDown(page, theme === 'dark' ? 4 : 2);
      await look('start');
      await clickOn(page, { until: async (n) => n >= 14 && (await looks(page)) !== '' });
      await look('middle');
      await page.click('.cells .cell >> nth=5');
      await page.waitForSelector('dialog');
      await look('notes');
      await page.keyboard.press('Escape');
      const finished = await house.over('island', 3);
      await page.goto(`/t/${finished}`);
      await page.waitForSelector('.verdict');
      assert.match(await page.innerText('.verdict h1'), /wins: .+ (is complete|perished)/);
      await look('end');
      await page.goto(`/t/${finished}/replay`);
      await page.waitForSelector('.scrub');
      // Beside OP's island what each captive could know of it.
      const known = async () =>
        (await page.$$eval('.known figcaption span', (all) => all.map((one) => one.innerText))).map(
          (text) => parseInt(text) || 0,
        );
      await until(async () => (await known()).length === 2, 'the maps of two captives');
      await page.focus('.scrub [role=slider]');
      await page.keyboard.press('End');
      await until(async () => (await known()).some((n) => n > 0), 'spaces on a map');
      await look('replay');
      assert.deepEqual(wrong, []);
    };
