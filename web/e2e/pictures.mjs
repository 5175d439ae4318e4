// The pictures of docs/screenshots/ that show every board in the middle of a game, and how to play it, in
// a laptop's window, on a phone and on a phone held sideways: npm run pictures [WORDS of a file's name].
// The same positions as in the tests, so that two runs draw the same.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sitDown } from './clicks.mjs';
import { positionWhere } from './engine.mjs';
import { BOARDS } from './fit.test.mjs';
import { House } from './house.mjs';
import { still } from './waiting.mjs';

const FOLDER = join(import.meta.dirname, '../../docs/screenshots');
const SIZES = {
  laptop: { width: 1366, height: 657 },
  phone: { width: 390, height: 664 },
  sideways: { width: 844, height: 390 },
};
const GAMES = ['paradominetor', 'paradoxical', 'initiative', 'island'];
// Boards that look otherwise from another seat, by the name of the picture.
const FACES = { 'island-op': 'island, as OP' };
const MOST_BYTES = 60_000;
const QUALITIES = [82, 74, 66, 58, 50];
const wanted = process.argv.slice(2).join(' ');

/** The window as WebP, as good as the limit allows. */
async function picture(page, name) {
  await still(page);
  const session = await page.context().newCDPSession(page);
  for (const quality of QUALITIES) {
    const shot = await session.send('Page.captureScreenshot', { format: 'webp', quality });
    const bytes = Buffer.from(shot.data, 'base64');
    if (bytes.length > MOST_BYTES && quality !== QUALITIES.at(-1)) continue;
    writeFileSync(join(FOLDER, `${name}.webp`), bytes);
    console.log(`${name}.webp ${bytes.length} bytes`);
    return;
  }
}

async function board(house, state, size) {
  const { game, seats, position, mine, pick, picked } = BOARDS[state];
  const page = await house.person({ size });
  await sitDown(page, game, seats, {
    mine,
    position: await positionWhere(game, seats, position, mine),
  });
  await page.waitForSelector('.act:not(.is-wait)');
  await page.locator(pick).first().click();
  await page.waitForSelector(picked);
  await page.mouse.move(0, 0);
  return page;
}

async function howTo(house, game, size) {
  const page = await house.person({ size });
  await page.goto(`/learn/${game}`);
  await page.waitForSelector('footer .pri');
  await page.click('footer .pri'); // the second idea
  await page.waitForSelector('footer .pri');
  return page;
}

mkdirSync(FOLDER, { recursive: true });
const house = await House.open();
async function draw(what, of, open) {
  for (const [size, pixels] of Object.entries(SIZES)) {
    const name = `${what}-${of}-${size}`;
    if (!name.includes(wanted)) continue;
    house.begin(name);
    const page = await open(pixels);
    await picture(page, name);
    await page.context().close();
  }
}
for (const game of GAMES) {
  await draw('board', game, (pixels) => board(house, game, pixels));
  await draw('howto', game, (pixels) => howTo(house, game, pixels));
}
for (const [name, state] of Object.entries(FACES))
  await draw('board', name, (pixels) => board(house, state, pixels));
await house.close();
