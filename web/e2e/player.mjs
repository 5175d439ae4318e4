// Somebody who plays Paradominetor: by clicks, by keys, or from the list of moves.
import { looks } from './clicks.mjs';
import { onwards, PATIENCE_MS, settled } from './waiting.mjs';

export const DONE = '.verdict';

// A colour is named before it is confirmed, a tile picked before it is played.
const ORDER = ['.act-btns .btn.pri', '.dc .legal', '.hand .tile.legal'];
const CONFIRM = 0;

/** One decision by clicks. */
async function click(page) {
  for (;;) {
    const found = await looks(page, ORDER);
    if (!found || found === 'over') return;
    await page.mouse.click(found.x, found.y);
    if (found.at === CONFIRM) return;
  }
}

/** One decision by keys alone: arrows to a tile, Enter to pick it, Enter to play it. */
async function keys(page) {
  if (await page.$('.dc .legal')) await tabTo(page, '.dc .legal');
  else {
    await tabTo(page, '.hand .tile');
    await page.keyboard.press('Home');
    for (let step = 0; step < 16; ++step) {
      if (await page.evaluate(() => document.activeElement?.matches('.tile.legal'))) break;
      await page.keyboard.press('ArrowRight');
    }
  }
  await page.keyboard.press('Enter');
  // The only move was picked before, and is played by now.
  if (await page.$('.piece.sel')) await page.keyboard.press('Enter');
}

async function tabTo(page, wanted) {
  for (let step = 0; step < 60; ++step) {
    if (await page.evaluate((w) => document.activeElement?.matches(w), wanted)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never comes to ${wanted}`);
}

/** One decision from the list of legal moves: the second interface. */
async function list(page) {
  await page.click('.moves button:not([disabled])');
}

const WAYS = { click, keys, list };

const ASKED = ['.dc .legal', '.hand .tile.legal'];

/** Plays until `until` says so, or the game is over. Gives the number of decisions. */
export async function play(pages, { way = 'click', until = async () => false } = {}) {
  const wait_ms = pages.length > 1 ? 100 : 500; // somebody else may be asked
  let decisions = 0;
  const round = async () => {
    const before = decisions;
    let over = 0;
    for (const page of pages) {
      const found = await looks(page, ASKED, { wait_ms });
      if (found === 'over') ++over;
      if (await until(decisions)) return 'over';
      if (!found || found === 'over') continue;
      await WAYS[way](page);
      await settled(page);
      ++decisions;
    }
    if (over === pages.length) return 'over';
    return decisions > before ? 'done' : '';
  };
  await onwards(round, 'the next decision');
  return decisions;
}

/** Waits until something is asked and nothing is on its way. A colour that is asked for first, after
 *  a black lead, is named. */
export async function asked(page) {
  for (;;) {
    const found = await looks(page, ASKED, { wait_ms: PATIENCE_MS });
    if (!found || found === 'over') throw new Error(`nothing is asked: ${found}`);
    if (found.at === 1) return;
    await click(page);
    await settled(page);
  }
}

/** From home into a game against bots. */
export async function playNow(page) {
  await page.goto('/');
  await page.click('.gbox .btn.pri');
  await page.waitForSelector('.hand .tile.legal');
}

/** From how to play into the guided game. */
export async function playGuided(page, game) {
  await page.goto(`/learn/${game}#end`);
  await page.click('footer .pri');
}

export const tableId = (page) => /\/t\/([^/?]+)/.exec(page.url())[1];
