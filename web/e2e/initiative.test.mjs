// Paradox Initiative: a whole game by clicks, the swap that is seen before it is made, keys alone, and
// every screen of its own.
import assert from 'node:assert/strict';
import { clickOn as clickInOrder, sitDown as sitDownAt } from './clicks.mjs';
import { positionWhere } from './engine.mjs';
import { isQuick, PHONE, WINDOWS } from './house.mjs';
import { byKeys as byKeysIn, keysOn } from './keys.mjs';
import { faults, outside, overflow, small } from './looking.mjs';
import { DONE, tableId } from './player.mjs';
import { still } from './waiting.mjs';

// What is picked is confirmed; strands come before anything else. Of several buttons the last one
// goes on.
const ORDER = [
  '.act-btns .btn.pri',
  '.tray .legal',
  '.gain.wait',
  '.cell.target:has(.gain)',
  '.cells:not(:has(.sel)) .cell.forms',
  '.cell.target, .cell.alone',
  '.cols .legal',
  '.cards .legal',
  '.w .legal, .al .legal, .ally .legal',
  { last: '.act-btns .btn:not(.quiet)' },
  '.legal',
];
const sitDown = (page, seats, more) => sitDownAt(page, 'initiative', seats, more);
const clickOn = (page, options) => clickInOrder(page, ORDER, options);

const numbers = (page, wanted) =>
  page.$$eval(wanted, (cells) => cells.map((cell) => +cell.textContent));

export const wholeGame = (seats) => async (house) => {
  const page = await house.person();
  await sitDown(page, seats);
  const clicks = await clickOn(page);
  await page.waitForSelector(DONE);
  // Alone the rival stands beside you.
  const columns = Math.max(2, seats);
  const totals = await numbers(page, '.sheet tfoot td');
  assert.equal(totals.length, columns);
  const parts = await numbers(page, '.sheet tbody td button');
  const sum = (list) => list.reduce((a, b) => a + b, 0);
  assert.equal(sum(parts), sum(totals), 'the breakdown adds up');
  assert.equal(await page.locator('.chart path[stroke^="var(--seat"]').count(), columns);
  assert.doesNotMatch(await page.textContent('.verdict h1'), /undefined|NaN/);
  return `${clicks} clicks`;
};

const tests = {
  'initiative: a whole game alone by clicks': async (house) => {
    const note = await wholeGame(1)(house);
    const page = house.browser.contexts().at(-1).pages()[0];
    await page.click('.vb .btn.quiet'); // the table
    await page.keyboard.press('l');
    await page.waitForSelector('.log :text("The rival draws")');
    const log = await page.textContent('.log');
    assert.match(log, /pawn moves|alternate wormhole/);
    assert.match(log, /glitch moves|The rival mends/);
    return note;
  },
};

const FORMS = '.cells:not(:has(.sel)) .cell.forms';

/** One swap forms a strand in a row or column, and nothing else does. */
const strandInSight = () =>
  positionWhere(
    'initiative',
    2,
    (_, view) =>
      view.ask === 'turn' &&
      view.prospects.length > 0 &&
      view.prospects.every(
        ({ move, strands, completes }) =>
          move.startsWith('swap') &&
          strands.every(({ line }) => /^(row|col)/.test(line)) &&
          completes.length === 0,
      ),
  );

tests['initiative: a strand is seen before the swap, by clicks and by dragging'] = async (
  house,
) => {
  const page = await house.person();
  await sitDown(page, 2, { position: await strandInSight() });
  await page.click(FORMS);
  await page.waitForSelector('.cell.sel');
  // A disc of another symbol is explained, and the first one stays chosen.
  await page.click('.cell:not(.target):not(.sel)');
  const clause = await page.waitForSelector('.act.why .clause');
  assert.match(await clause.textContent(), /^PI-5\./);
  const gain = page.locator('.cell.target:has(.gain)').first();
  const earns = +(await gain.locator('.gain').textContent());
  const to = await gain.getAttribute('data-cell');
  const from = await page.getAttribute('.cell.sel', 'data-cell');
  assert.equal(await page.$('.over .strand'), null);
  await gain.click();
  await page.waitForSelector('.over .strand');
  assert.match(await page.textContent('.act .sub'), /Makes (four|five) \w+ in (row|column)/);
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('.cell.sel, .over .strand'));
  // A hint takes the place of whatever was chosen.
  await page.click('.cell.legal >> nth=0');
  await page.keyboard.press('h');
  const hint = await page.waitForSelector('.act .say:has-text("Try this")');
  const swap = /swap (\w\d) (?:and (\w\d)|with)/.exec(await hint.textContent());
  if (swap) {
    const chosen = await page.$$eval('.cell.sel, .cell.aim', (all) =>
      all.map((e) => e.dataset.cell),
    );
    const wanted = swap.slice(1).filter(Boolean);
    assert.deepEqual(chosen.filter((cell) => cell[0] !== 'x').sort(), wanted.sort());
  }
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('.cell.sel, .over .strand'));
  // The same with one movement; the particles it earns wait to be spent.
  const middle = async (cell) => {
    const box = await page.locator(`[data-cell="${cell}"]`).boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  await page.mouse.move(...(await middle(from)));
  await page.mouse.down();
  await page.mouse.move(...(await middle(to)), { steps: 6 });
  await page.waitForSelector('.over .strand');
  await page.mouse.up();
  await page.waitForFunction(
    () => !document.querySelector('.act.is-wait') && document.querySelector('.earned .one'),
  );
  assert.equal(await page.locator('.earned .one').count(), earns);
};

export const byKeys = byKeysIn('initiative', ORDER);

tests['initiative: played by keyboard alone'] = async (house) => {
  const page = await house.person();
  await sitDown(page, 2);
  await keysOn(page, ORDER, 16);
  await page.keyboard.press('l');
  await page.waitForSelector('.log :text("You draft"), .log :text("You build")');
};

tests['initiative: a spectator sees no module that is drawn'] = async (house) => {
  const page = await house.person();
  await sitDown(page, 2);
  await clickOn(page, { stopAt: '.tray .keep' });
  const drawn = await page.$$eval('.keep [data-tile]', (all) =>
    all.map((one) => one.getAttribute('data-tile').replace('keep-', '')),
  );
  assert.equal(drawn.length, 2);
  const watcher = await house.person();
  const frames = [];
  watcher.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => frames.push(String(payload))),
  );
  await watcher.goto(`/t/${tableId(page)}`);
  await watcher.waitForSelector('.stage');
  assert.equal(await watcher.$('.tray, .cell.legal, button.cell'), null);
  for (const frame of frames) {
    assert.doesNotMatch(frame, /"legal":|"secret":"G/);
    const { view, events = [] } = JSON.parse(frame);
    if (view) assert.ok(view.pending.drawn.every((one) => one === null));
    for (const event of events) if (event.event === 'module') assert.equal(event.module, undefined);
  }
  assert.ok(frames.some((frame) => frame.includes('"view"')));
};

tests['initiative: the replay goes back'] = async (house) => {
  const page = await house.person();
  await page.goto(`/t/${await house.over('initiative', 3)}/replay`);
  await page.waitForSelector('.scrub');
  await page.selectOption('.eyes select', '0');
  await page.click('.scrub svg', { position: { x: 300, y: 72 } });
  await page.waitForSelector('.discs .d');
  assert.match(await page.textContent('.pos'), /of/);
};

export const long = {};
for (const [sizeName, size] of Object.entries(WINDOWS))
  for (const theme of ['dark', 'light'])
    (isQuick(sizeName, theme) ? tests : long)[
      `initiative on a ${sizeName}, ${theme}: no serious fault, nothing sticks out`
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
      await sitDown(page, theme === 'dark' ? 4 : 1);
      await clickOn(page, { stopAt: '.tray .keep' });
      await look('modules');
      await clickOn(page, { stopAt: '.cards .legal' });
      await look('wormhole');
      await clickOn(page, { stopAt: '.cell.forms, .earned' });
      await look('matrix');
      await clickOn(page, { stopAt: '.earned' });
      await look('allocation');
      if (theme === 'light') {
        await page.goto(`/t/${await house.over('initiative', 3)}`);
        await page.waitForSelector('.verdict');
        await look('end');
      }
      assert.deepEqual(wrong, []);
    };

export { tests };
