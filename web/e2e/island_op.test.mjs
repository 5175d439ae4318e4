// Paradox Island as OP: building the island by clicks, by dragging, by chance and from text; setting the
// pieces; a whole game by clicks.
import assert from 'node:assert/strict';
import { clickOn as clickInOrder, sitDown as sitDownAt } from './clicks.mjs';
import { DONE } from './player.mjs';
import { still, until } from './waiting.mjs';

// What is picked is confirmed. Among cells and pieces each has its turn.
const ORDER = [
  '.act-btns .btn.pri',
  '.cell.legal, .piece.legal, .fruit.legal, .acts .one:not(.on):not([disabled])',
  '.ways .btn',
  { last: '.act-btns .btn:not(.quiet)' },
];
const LAYOUT =
  'L1@E3/1 L2@G1/4 L3@D5/0 T01@E1/5 T02@C4/3 T03@C6/4 T04@E2/1 T05@A1/1 T06@C2/4 T07@C5/4 T08@D1/5 T09@F5/2 T10@A4/3 T11@F4/4 T12@E6/5 T13@B3/4 T14@D4/3';
const TOKENS = ['orchard', 'wound', 'rock_stirs', 'arrows', 'drain'];

/** Seat 0 is OP; the captives have no characters yet. */
const building = (more = {}) => ({
  game: 'island',
  options: { players: 3, map_mode: 'hand', ...more },
  ask: 'build',
  pieces: [{}, {}],
  boards: [{}, {}],
});
const piece = (cell, start, more = {}) => ({
  posture: 'standing',
  cell,
  start,
  health: 4,
  energy: 4,
  max_health: 4,
  ...more,
});
const board = (character, fruit) => ({ character, circled: [fruit], visited: [fruit] });
const turn = {
  game: 'island',
  options: { players: 3 },
  ask: 'op_turn',
  round: 4,
  owner: 0,
  actions: 3,
  power: 'rockslide',
  island: LAYOUT.split(' '),
  tokens: TOKENS,
  op: ['D7', 'B4', 'ocean_N'],
  pieces: [piece('B5', 'banana', { max_health: 5 }), piece('E6', 'grapes')],
  boards: [board('phil', 'banana'), board('theseus', 'grapes')],
};

const sitDown = (page, seats, more) => sitDownAt(page, 'island', seats, more);
const clickOn = (page, options) => clickInOrder(page, ORDER, options);
const laid = async (page) => +/^(\d+) of 17/.exec(await page.textContent('.tiles .r'))[1];
const asks = (page, what) => page.waitForSelector(`.act:not(.is-wait) .say:has-text("${what}")`);

export const wholeGame = (seats) => async (house) => {
  const page = await house.person();
  await sitDown(page, seats);
  const clicks = await clickOn(page);
  await page.waitForSelector(DONE);
  assert.doesNotMatch(await page.textContent('.verdict h1'), /undefined|NaN/);
  assert.equal(await page.locator('.chart path[stroke^="var(--seat"]').count(), seats);
  return `${clicks} clicks`;
};

const tests = {
  'island: a whole game as OP by clicks, three seats': wholeGame(3),
};

tests['island: a tile is laid by clicks, turned, and laid by dragging and by keys'] = async (
  house,
) => {
  const page = await house.person();
  await sitDown(page, 3, { position: building() });
  assert.equal(await laid(page), 0);
  await page.click('[data-cell=D4]');
  const first = await page.textContent('.act-btns .pri');
  const covered = () => page.$$eval('.cell.sel', (all) => all.map((one) => one.dataset.cell));
  const before = await covered();
  assert.equal(before.length, 3);
  await page.click('[data-cell=D4]'); // the next way
  assert.notDeepEqual(await covered(), before);
  assert.match(first, /straight lake/);
  await page.keyboard.press('Enter');
  await until(async () => (await laid(page)) === 1, 'one tile');
  const box = async (wanted) => {
    const { x, y, width, height } = await page.locator(wanted).boundingBox();
    return [x + width / 2, y + height / 2];
  };
  await page.mouse.move(...(await box('.rack .next .pic')));
  await page.mouse.down();
  await page.mouse.move(...(await box('[data-cell=G2]')), { steps: 6 });
  await page.waitForSelector('.cell.sel');
  await page.mouse.up();
  await until(async () => (await laid(page)) === 2, 'two tiles');
  // By keys: arrows to a cell, Enter picks, Enter lays.
  await page.focus('[data-cell=A1]');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await until(async () => (await laid(page)) === 3, 'three tiles');
  await page.click('.tools .btn:has-text("The rest at random")');
  await asks(page, 'Wave');
  assert.equal(await page.$('.rack'), null);
};

tests['island: a layout is laid from text, and what is none is refused'] = async (house) => {
  const page = await house.person();
  await sitDown(page, 3, { position: building() });
  await page.click('.layout summary');
  await page.fill('.layout textarea', LAYOUT.replace('T14@D4/3', ''));
  await page.click('.layout button');
  await page.waitForSelector('.layout [role=alert]');
  await page.fill('.layout textarea', LAYOUT);
  await page.click('.layout button');
  await asks(page, 'Wave');
  // What is on the map is what the text says.
  await page.waitForSelector('[data-cell=E1][aria-label*=orange]');
  await page.click('[data-part=NE]');
  await page.keyboard.press('Enter');
  await asks(page, 'Rock');
  assert.equal(await page.locator('.cell.legal').count(), 5);
  await page.click('.cell.legal >> nth=0');
  await page.keyboard.press('Enter');
  await asks(page, 'Bush');
  assert.equal(await page.locator('.cell.legal').count(), 7);
};

tests['island: each of OP’s pieces shows its own targets, into the sea as well'] = async (
  house,
) => {
  const page = await house.person();
  await sitDown(page, 3, { position: turn });
  await page.waitForSelector('.acts .on');
  const targets = () =>
    page.$$eval('.cell.legal', (all) =>
      all.map(({ dataset }) => dataset.cell ?? dataset.part ?? dataset.off).sort(),
    );
  assert.deepEqual(await targets(), ['C6', 'D6', 'E6', 'off D7 E', 'off D7 NE', 'off D7 SE']);
  await page.click('[data-op=rock]');
  assert.ok((await targets()).includes('B5'), 'the Rock may push');
  await page.click('[data-op=wave]');
  assert.deepEqual(await targets(), ['NE', 'NW', 'S', 'SE', 'SW']);
  // A captive that isn't on its coast: the clause says why.
  await page.click('[data-cell=E6]');
  const clause = await page.waitForSelector('.act.why .clause');
  assert.match(await clause.textContent(), /^IS-17\./);
  await page.click('[data-op=bush]');
  await page.click('[data-cell=E6]');
  assert.match(await page.textContent('.act .say'), /onto/);
  await page.keyboard.press('Enter');
  await still(page);
  await until(
    async () => /2 actions left/.test(await page.textContent('.right')),
    'an action was spent',
  );
};

export { tests };
