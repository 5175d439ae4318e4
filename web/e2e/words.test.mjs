// Every word on the screen comes from a catalogue, and boards bear longer ones: all screens in the
// language that has no plain letters (`?lang=en-XA`, src/words/tongue.ts).
import assert from 'node:assert/strict';
import { sitDown } from './clicks.mjs';
import { positionWhere } from './engine.mjs';
import { BOARDS } from './fit.test.mjs';
import { outside, overflow } from './looking.mjs';
import { still } from './waiting.mjs';

const LANG = '?lang=en-XA';
const SIZES = [
  { width: 1366, height: 657 },
  { width: 390, height: 664 },
];

// What people wrote, what is printed on keys, addresses, dates, and the law, which the server has.
const NOT_OURS =
  'script, style, noscript, kbd, code, time, .chat li, [data-clause], .rules h2, summary + nav';

/** All texts of the page with plain letters in them, names and what is printed on pieces aside. */
const plainTexts = (page, known) =>
  page.evaluate(
    ([not, names]) => {
      const found = new Set();
      const look = (text, element) => {
        if (element.closest(not)) return;
        let rest = text.trim();
        if (names.some((name) => name.includes(rest))) return;
        for (const name of names) rest = rest.replaceAll(name, '');
        rest = rest.replace(/\b(PD|PX|PI|IS|RS)-[\w.]+|“[^”]*”/g, ''); // clauses, a seed
        if (/[a-z]{2}/.test(rest)) found.add(text.trim().slice(0, 80));
      };
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) look(texts.currentNode.data, texts.currentNode.parentElement);
      for (const name of ['aria-label', 'aria-valuetext', 'title', 'placeholder', 'alt'])
        for (const element of document.querySelectorAll(`[${name}]`))
          look(element.getAttribute(name), element);
      return [...found];
    },
    [NOT_OURS, known],
  );

/** Every text in what the server has printed on the pieces. */
const textsIn = (json) =>
  typeof json === 'string'
    ? [json]
    : typeof json === 'object' && json
      ? [...Object.keys(json), ...Object.values(json).flatMap(textsIn)]
      : [];

const NOT_TAUGHT = ['restart']; // they have no page of how to play yet

class Reader {
  wrong = [];
  screens = 0;

  constructor(page, house, names) {
    Object.assign(this, { page, house, names });
  }

  async look(state) {
    ++this.screens;
    const known = [...this.names].filter((name) => /[a-z]{2}/.test(name));
    known.sort((a, b) => b.length - a.length);
    for (const size of SIZES) {
      await this.page.setViewportSize(size);
      await still(this.page);
      const wide = await overflow(this.page);
      const wrong = [
        ...(await plainTexts(this.page, known)).map((text) => `plain: ${text}`),
        ...(await outside(this.page)),
        ...(wide > 0 ? [`${wide} px too wide`] : []),
      ];
      this.wrong.push(...wrong.map((one) => `${state}, ${size.width}: ${one}`));
    }
    await this.page.setViewportSize(SIZES[0]);
    await still(this.page);
  }

  /** Goes there and looks, once `wanted` is on the screen. */
  async visit(address, wanted) {
    await this.page.goto(address);
    await this.page.waitForSelector(wanted);
    await this.look(address);
  }
}

async function reader(house, state) {
  const page = await house.person({ size: SIZES[0] });
  await page.goto(`/${LANG}`);
  await page.waitForSelector('.gbox .btn.pri');
  const printed = await house.server.ask(`/api/content/${BOARDS[state].game}`);
  const { bots } = await house.server.ask('/api/games');
  const names = ['Paradoxa', 'Bystander', ...textsIn(printed), ...bots.map(({ name }) => name)];
  return new Reader(page, house, names);
}

/** The names of those at the table whose address this is. */
async function meet(at) {
  const id = /\/t\/([^/?#]+)/.exec(at.page.url())[1];
  const { table } = await at.house.server.ask(`/api/tables/${id}`);
  at.names.push(...table.seats.map(({ name }) => name ?? ''));
}

async function screens(at) {
  const { page, house } = at;
  await at.look('home');
  await page.click('.who');
  await at.look('name');
  await page.keyboard.press('Escape');
  await at.visit('/new/paradominetor', '.opts .seg');
  await page.click('.bar .btn.pri');
  await page.waitForSelector('.link code');
  await meet(at);
  await at.look('lobby');
  const finished = await house.over('paradominetor', 4);
  await page.goto(`/t/${finished}`);
  await meet(at);
  await at.visit(`/t/${finished}`, '.verdict');
  await at.visit(`/t/${finished}/replay`, '.scrub');
  await page.keyboard.press('b');
  await at.look('branch');
  await at.visit('/rules/paradominetor', '.rules h2');
  await at.visit('/nothing/here', 'h1');
}

async function board(at, state) {
  const { page } = at;
  const { game, seats, position, mine, pick, picked } = BOARDS[state];
  if (!NOT_TAUGHT.includes(game)) await at.visit(`/learn/${game}`, 'footer .pri');
  await sitDown(page, game, seats, {
    mine,
    position: await positionWhere(game, seats, position, mine),
  });
  await page.waitForSelector('.act:not(.is-wait)');
  await meet(at);
  await at.look(state);
  // What the frame itself says is the same around every board.
  for (const key of state === 'paradominetor' ? ['l', 'r', 'm'] : ['m']) {
    await page.keyboard.press(key);
    await at.look(`${state}, drawer ${key}`);
  }
  await page.keyboard.press('Escape');
  if (state === 'paradominetor') {
    await page.click('.top-nav .ibtn >> nth=-1');
    await page.click('dialog summary');
    await at.look(`${state}, menu`);
    await page.keyboard.press('Escape');
  }
  await page.locator(pick).first().click();
  await page.waitForSelector(picked);
  await at.look(`${state}, picked`);
}

export const tests = {};
tests['every word is from a catalogue, on every screen'] = async (house) => {
  const at = await reader(house, 'paradominetor');
  await screens(at);
  assert.deepEqual(at.wrong, []);
  return `${at.screens} screens`;
};
const STATES = ['paradominetor', 'paradoxical', 'initiative', 'island', 'island, as OP', 'restart'];
for (const state of STATES)
  tests[`every word is from a catalogue, and longer ones fit: ${state}`] = async (house) => {
    const at = await reader(house, state);
    await board(at, state);
    assert.deepEqual(at.wrong, []);
    return `${at.screens} screens`;
  };
