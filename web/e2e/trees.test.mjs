// What a screen reader finds at one's turn: the accessibility tree of every board in a fixed position,
// kept as a text in trees/ that people read. PARADOXA_UPDATE=1 rewrites it.
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sitDown } from './clicks.mjs';
import { positionWhere } from './engine.mjs';
import { BOARDS } from './fit.test.mjs';
import { still } from './waiting.mjs';

const FOLDER = join(import.meta.dirname, 'trees');

export const tests = {};
const STATES = ['paradominetor', 'paradoxical', 'initiative', 'island', 'island, as OP', 'restart'];
for (const state of STATES)
  tests[`${state}: what a screen reader finds at one’s turn is as it was read`] = async (house) => {
    const { game, seats, position, mine } = BOARDS[state];
    const page = await house.person();
    await sitDown(page, game, seats, {
      mine,
      position: await positionWhere(game, seats, position, mine),
    });
    await page.waitForSelector('.act:not(.is-wait)');
    await still(page);
    const tree = `${await page.locator('#app').ariaSnapshot()}\n`;
    const file = join(FOLDER, `${state}.txt`);
    if (process.env.PARADOXA_UPDATE) {
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(file, tree);
    }
    assert.equal(tree, readFileSync(file, 'utf8'), 'PARADOXA_UPDATE=1 writes what is there now');
  };
