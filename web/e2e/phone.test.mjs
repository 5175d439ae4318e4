// What a thumb does and an eye looks for on a phone.
import assert from 'node:assert/strict';
import { looks, sitDown } from './clicks.mjs';
import { positionWhere } from './engine.mjs';
import { BOARDS } from './fit.test.mjs';
import { cut, unreachable } from './looking.mjs';
import { PATIENCE_MS, still } from './waiting.mjs';

const SHORT = { width: 390, height: 664 };

/** In the middle of a game. */
async function seated(house, state, size = SHORT) {
  const { game, seats, position, mine } = BOARDS[state];
  const page = await house.person({ size });
  page.moves = []; // that were sent
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      if (JSON.parse(payload).type === 'move') page.moves.push(payload);
    }),
  );
  await sitDown(page, game, seats, {
    mine,
    position: await positionWhere(game, seats, position, mine),
  });
  await page.waitForSelector('.act:not(.is-wait)');
  return page;
}

async function tap(page, wanted) {
  const { x, y } = await looks(page, [wanted], { wait_ms: PATIENCE_MS });
  await page.mouse.click(x, y);
}

export const tests = {};

tests['phone: the own score is in sight, and the move has its whole name in a row of its own'] =
  async (house) => {
    const page = await seated(house, 'paradominetor');
    const own = page.locator('.opp', { hasText: 'You' });
    assert.match(await own.locator('.seat-s').innerText(), /^[\d½]+\s*pts?$/);
    await tap(page, '.hand .tile.legal');
    const button = page.locator('.act-btns .btn.pri');
    assert.match(await button.textContent(), /^Play \w+ \d \((past|present|future)\)/);
    const bar_px = (await page.locator('.act').boundingBox()).width;
    assert.ok((await button.boundingBox()).width > 0.9 * bar_px);
  };

// What is tapped one after the other, and what is then tapped again.
const SECOND = {
  paradominetor: [['.hand .tile.legal'], '.hand .tile.sel'],
  'paradoxical, cards to choose from': [['.tray .legal'], '.tray .sel'],
  initiative: [['.cell.legal', '.cell.target'], '.cell.aim'],
  island: [['.rose .legal'], '.rose .sel'],
  restart: [['.events .legal'], '.events .sel'],
};
for (const [state, [taps, picked]] of Object.entries(SECOND))
  tests[`phone: a second tap puts it back, ${state}`] = async (house) => {
    const page = await seated(house, state);
    for (const one of taps) await tap(page, one);
    await page.waitForSelector('.act-btns .btn.pri');
    await tap(page, picked);
    await page.waitForSelector('.act-btns .btn.pri', { state: 'detached' });
    await still(page);
    assert.deepEqual(page.moves, []);
  };

for (const state of ['paradominetor', 'paradoxical', 'initiative', 'island', 'restart'])
  tests[`phone: the open drawer leaves the question in sight, ${state}`] = async (house) => {
    const page = await seated(house, state);
    await page.click('.slim');
    await page.waitForSelector('.drawer.open');
    await still(page);
    assert.deepEqual(await unreachable(page, '.act, .act-btns .btn, .drawer .tabs button'), []);
    assert.deepEqual(await cut(page, '.act, .drawer'), []);
  };

tests['phone: used and face-down cards say so, and the picked card is read in the bar'] = async (
  house,
) => {
  const page = await seated(house, 'paradoxical');
  const bands = await page.locator('.rows .band:visible').allTextContents();
  assert.ok(bands.includes('used') && bands.includes('face down'), bands.join());
  await tap(page, '.rows .legal');
  await page.waitForSelector('.rows .sel');
  const printed = await page.textContent('.rows .held:has(.sel) > .visually-hidden');
  assert.ok((await page.textContent('.act .sub')).includes(printed.trim()), printed);
};

tests['phone: the lobby begins with the link, which can be shared'] = async (house) => {
  const page = await house.person({ size: SHORT });
  await page.addInitScript(() => {
    navigator.share = async (what) => void (window.__shared = what);
  });
  await page.goto('/new/paradominetor');
  await page.click('.bar .btn.pri');
  await page.waitForSelector('.link code');
  const top = (wanted) => page.locator(wanted).evaluate((e) => e.getBoundingClientRect().top);
  assert.ok((await top('.share')) < (await top('.seats')), 'the link comes first');
  await page.click('.link .btn.pri');
  const { url } = await page.evaluate(() => window.__shared);
  assert.equal(url, await page.textContent('.link code'));
};

tests['phone: the replay has its moves, steps by turn and a branch that says so'] = async (
  house,
) => {
  const page = await house.person({ size: SHORT });
  await page.goto(`/t/${await house.over('paradominetor', 4)}/replay`);
  await page.waitForSelector('.scrub');
  assert.match(await page.locator('.ctl .btn.pri span').innerText(), /Branch/);
  const at = async () => Number((await page.textContent('.pos b')).match(/(\d+) of/)[1]);
  const before = await at();
  await page.click('.by button >> nth=1');
  await page.click('.pb [aria-label=Forward]');
  assert.ok((await at()) > before + 1, 'a whole turn');
  await page.click('.list');
  await page.click('.drawer.open .mm >> nth=0');
  await page.click('.drawer .shut');
  await page.waitForSelector('.drawer.open', { state: 'detached' });
  assert.ok((await at()) <= before + 1);
};
