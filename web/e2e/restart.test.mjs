// Restart: whole games by clicks, a chain laid over the grid, the score with its parts, keys alone.
import assert from 'node:assert/strict';
import { clickOn, sitDown } from './clicks.mjs';
import { positionWhere } from './engine.mjs';
import { BOARDS } from './fit.test.mjs';
import { byKeys as byKeysIn, keysOn } from './keys.mjs';
import { DONE } from './player.mjs';
import { still } from './waiting.mjs';

export const DYSTOPIAS = ['pandemia', 'anomie', 'extinction', 'oceanrealm'];

// What is picked is confirmed; chains come before anything else, and a phase ends when nothing else is
// left that costs no pill.
const ORDER = [
  '.act-btns .btn.pri',
  '.tray .legal',
  '.chains .legal',
  '.row .legal',
  '.events .legal',
  '.large .legal',
  '.grid .legal',
  { last: '.act-btns .btn:not(.quiet)' },
  '.legal',
];

/** A table in the set-up's own options, by clicks on them. */
async function sitDownIn(page, seats, dystopia) {
  const position = await positionWhere('restart', seats, () => true, 0, { dystopia });
  await sitDown(page, 'restart', seats, { position });
}

export const wholeGame = (seats, dystopia) => async (house) => {
  const page = await house.person();
  await sitDownIn(page, seats, dystopia);
  const clicks = await clickOn(page, ORDER);
  await page.waitForSelector(DONE);
  const numbers = (wanted) =>
    page.$$eval(wanted, (cells) => cells.map((cell) => Number(cell.textContent)));
  const totals = await numbers('.sheet tfoot td');
  assert.equal(totals.length, seats);
  const sum = (list) => list.reduce((a, b) => a + b, 0);
  assert.equal(sum(await numbers('.sheet tbody td button')), sum(totals), 'the parts add up');
  assert.doesNotMatch(await page.textContent('.verdict h1'), /undefined|NaN/);
  return `${clicks} clicks`;
};
export const byKeys = byKeysIn('restart', ORDER);

const inPerception = async (page) => {
  const { seats, position } = BOARDS.restart;
  await sitDown(page, 'restart', seats, {
    position: await positionWhere('restart', seats, position),
  });
  await page.waitForSelector('.act:not(.is-wait)');
  await still(page);
};

export const tests = {
  'restart: a whole game by clicks, in Pandemia': wholeGame(2, 'pandemia'),
};

tests['restart: a chain lies over the grid while it is pointed at, and stays after a click'] =
  async (house) => {
    const page = await house.person();
    await inPerception(page);
    assert.equal(await page.$('.grid .need'), null);
    await page.hover('.chains .piece >> nth=0');
    await page.waitForSelector('.grid.laid .need');
    await page.mouse.move(2, 2);
    await page.waitForSelector('.grid .need', { state: 'detached' });
    await page.click('.chains .piece >> nth=0');
    await page.mouse.move(2, 2);
    await page.waitForSelector('.placements .one.on');
    const places = await page.locator('.placements .one').count();
    assert.ok(places >= 1);
    const laid = () =>
      page.$$eval('.grid .space:has(.need)', (all) => all.map((one) => one.dataset.space));
    const first = await laid();
    if (places > 1) {
      await page.click('.placements .one >> nth=1');
      assert.notDeepEqual(await laid(), first);
    }
    await page.click('.placements .ibtn');
    await page.waitForSelector('.grid .need', { state: 'detached' });
  };

tests['restart: a card that is caused goes to the space of the Adult, by a click there'] = async (
  house,
) => {
  const page = await house.person();
  await inPerception(page);
  await page.click('.events .legal >> nth=0');
  const name = await page.textContent('.events .sel .visually-hidden');
  const target = page.locator('.grid .space.target');
  await target.waitFor();
  await target.click();
  await page.waitForFunction(
    (card) =>
      [...document.querySelectorAll('.grid .visually-hidden')].some((one) =>
        one.textContent.includes(card),
      ),
    name,
  );
};

tests['restart: every score is explained by its parts'] = async (house) => {
  const page = await house.person();
  await inPerception(page);
  await page.hover('.opp .seat-s >> nth=0');
  const text = await page.waitForFunction(() => {
    const bubble = document.getElementById('explained');
    return bubble.matches(':popover-open') && bubble.innerText;
  });
  assert.match(await text.jsonValue(), /Chains[^]*Plan A[^]*Plan B[^]*Pills/);
};

tests['restart: a rival’s Mind board opens whole'] = async (house) => {
  const page = await house.person();
  await inPerception(page);
  await page.click('.opp .fills >> nth=0');
  await page.waitForSelector('dialog .mind-field >> nth=2');
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog', { state: 'detached' });
};

tests['restart: played by keyboard alone'] = async (house) => {
  const page = await house.person();
  await sitDownIn(page, 2, 'pandemia');
  await keysOn(page, ORDER, 16);
};
