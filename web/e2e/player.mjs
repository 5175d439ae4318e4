// Somebody who plays: by clicks, by keys, or from the list of moves.

export const DONE = '.verdict';

/** One decision by clicks, if one is asked. */
async function click(page) {
  const colour = await page.$('dialog .dc button');
  if (colour) {
    await colour.click();
    await page.click('dialog .btn.pri');
    return true;
  }
  const tile = await page.$('.hand .tile.legal:not(.pending)');
  if (!tile) return false;
  await tile.click();
  await page.click('.act-btns .btn.pri', { timeout: 3000 });
  return true;
}

/** One decision by keys alone: arrows to a tile, Enter to pick it, Enter to play it. */
async function keys(page) {
  if (await page.$('dialog .dc button')) {
    await tabTo(page, 'dialog .dc button');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    return true;
  }
  if (!(await page.$('.hand .tile.legal:not(.pending)'))) return false;
  await tabTo(page, '.hand .tile');
  await page.keyboard.press('Home');
  for (let step = 0; step < 16; ++step) {
    if (await page.evaluate(() => document.activeElement?.matches('.tile.legal'))) break;
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  return true;
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
  if (await page.$('dialog .dc button')) return click(page);
  const move = await page.$('.moves button:not([disabled])');
  if (!move) return false;
  await move.click();
  return true;
}

const WAYS = { click, keys, list };

/** Plays until `until` says so, or the game is over. Gives the number of decisions. */
export async function play(
  pages,
  { way = 'click', until = async () => false, limit_ms = 150_000 } = {},
) {
  const end = Date.now() + limit_ms;
  let decisions = 0;
  while (Date.now() < end) {
    if (await until(decisions)) return decisions;
    let over = 0;
    let acted = false;
    for (const page of pages) {
      if (await page.$(DONE)) ++over;
      // A picture may change under the hand: then the next look decides.
      else if (await WAYS[way](page).catch(() => false)) {
        ++decisions;
        acted = true;
      }
    }
    if (over === pages.length) return decisions;
    if (!acted) await pages[0].waitForTimeout(60);
  }
  throw new Error(`no end after ${decisions} decisions`);
}

/** Waits until a tile is asked for and none is on its way. A colour that is asked for first, after a
 *  black lead, is named. */
export async function asked(page) {
  await page.waitForFunction(
    () =>
      document.querySelector('.tile.legal, dialog .dc button') &&
      !document.querySelector('.tile.pending'),
  );
  if (!(await page.$('dialog .dc button'))) return;
  await click(page);
  await asked(page);
}

/** From home into a game against bots. */
export async function playNow(page) {
  await page.goto('/');
  await page.click('.gbox .btn.pri');
  await page.waitForSelector('.hand .tile.legal');
}

export const tableId = (page) => /\/t\/([^/?]+)/.exec(page.url())[1];
