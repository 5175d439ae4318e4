// What moves feel like: forced ones, a colour that is named, a claim, and what pieces sound like.
import assert from 'node:assert/strict';
import { sitDown } from './clicks.mjs';
import { positionWhere } from './engine.mjs';
import { BOARDS } from './fit.test.mjs';
import { unreachable } from './looking.mjs';
import { until } from './waiting.mjs';

/** Counts sounds that are made; runs in the page. */
function listen() {
  window.__sounds = 0;
  window.AudioContext = class extends AudioContext {
    createBufferSource() {
      ++window.__sounds;
      return super.createBufferSource();
    }
  };
}

async function seated(house, game, seats, wanted, person = {}) {
  const page = await house.person(person);
  await page.addInitScript(listen);
  page.moves = []; // that were sent
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const frame = JSON.parse(payload);
      if (frame.type === 'move') page.moves.push(frame.move);
    }),
  );
  await sitDown(page, game, seats, { position: await positionWhere(game, seats, wanted) });
  await page.waitForSelector('.act:not(.is-wait)');
  return page;
}
const sounds = (page) => page.evaluate(() => window.__sounds);

/** Whether the menu's switch for the sounds of pieces is on. */
async function piecesSound(page) {
  await page.click('.top button[aria-label="Menu"]');
  const on = await page.getAttribute('dialog [aria-label="Soft sounds of pieces"]', 'aria-checked');
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog', { state: 'detached' });
  return on;
}

export const tests = {};

tests['feel: the only move is played with one press, and is heard'] = async (house) => {
  const one = (moves, view) => moves.length === 1 && moves[0].kind === 'play' && view.trick < 14;
  const page = await seated(house, 'paradominetor', 4, one);
  assert.equal(await page.locator('.hand .tile.sel').count(), 1, 'it is picked');
  assert.equal(await piecesSound(page), 'true');
  const before = await sounds(page);
  await page.click('.act-btns .btn.pri');
  await until(async () => (await sounds(page)) > before, 'a sound');
  assert.equal(page.moves.length, 1);
};

tests['feel: a colour is named with the hand in sight, and a phone is silent'] = async (house) => {
  const black = (moves, view) =>
    view.phase === 'LEAD' && moves.some(({ args }) => args.tile === 'K0') && view.trick < 9;
  const size = { width: 390, height: 664 };
  const page = await seated(house, 'paradominetor', 5, black, { size, touch: true });
  await page.tap('.hand [data-tile=K0] >> nth=0');
  await page.tap('.act-btns .btn.pri');
  await page.waitForSelector('.dc .legal');
  assert.deepEqual(await unreachable(page, '.hand .tile, .dc .legal, .act'), []);
  assert.equal(await piecesSound(page), 'false');
  await page.tap('.dc .legal >> nth=1');
  assert.deepEqual(await unreachable(page, '.hand .tile, .dc .legal, .act-btns .btn.pri'), []);
  await page.tap('.act-btns .btn.pri');
  await page.waitForSelector('.lead .pill');
  assert.match(page.moves.join(), /^play K0,declare \w$/);
  assert.equal(await sounds(page), 0);
};

tests['feel: a paradox lights up, and claiming the second one is celebrated'] = async (house) => {
  const wins = (moves, view) =>
    moves.some(({ kind }) => kind === 'claim') && view.seats[0].claims.some((one) => one.wins);
  const page = await seated(house, 'paradoxical', 2, wins);
  assert.ok((await page.locator('.rows .lit').count()) >= 4);
  assert.equal(await page.locator('.drawer .claims .prop').first().isVisible(), true);
  const seen = page.waitForSelector('.moment.wins');
  await page.click('.act-btns .btn:has([href="#i-crown"])');
  await page.waitForSelector('.parted');
  // The set, and the cards that lie against it where there is a choice.
  await until(async () => {
    if (await page.$('.moment, .verdict')) return true;
    await page.click('.act-btns .btn.pri', { timeout: 1000 }).catch(() => {});
    return false;
  }, 'the claim');
  assert.match(await (await seen).textContent(), /You claim .*You win the game/);
  await page.waitForSelector('.verdict');
};

tests['feel: a tableau stays bright while something else is asked'] = async (house) => {
  const { game, seats, position } = BOARDS['paradoxical, cards to choose from'];
  const page = await seated(house, game, seats, position);
  assert.equal(await page.locator('.rows .dim, .own-hand .dim').count(), 0);
  // What is picked is read in the bar.
  await page.locator('.tray .legal').first().click();
  const [, title] = /^Take (.+)/.exec(await page.innerText('.act-btns .pri span'));
  await page.waitForSelector(`.act .sub:has-text("${title}: ")`);
};
