// Boards in the middle of a game at the sizes that windows have: whatever can be done is in sight and
// nothing lies on it, nothing is cut, nothing is too small to read.
import assert from 'node:assert/strict';
import { looks, sitDown } from './clicks.mjs';
import { positionWhere } from './engine.mjs';
import { clipped, cut, overflow, tiny, unreachable } from './looking.mjs';
import { PATIENCE_MS, still } from './waiting.mjs';

// `own`: the least width of one's own pieces in the middle of a game. `scrolls`: nothing fits any more, the page scrolls.
const LAPTOP = {
  paradominetor: 55,
  paradoxical: 110,
  initiative: 48,
  island: 60,
  'island, as OP': 55,
  restart: 96,
};
const PHONE = {
  paradominetor: 40,
  paradoxical: 62,
  initiative: 37,
  island: 30,
  'island, as OP': 38,
  restart: 78,
};
const SIDEWAYS = {
  paradominetor: 37,
  paradoxical: 62,
  initiative: 40,
  island: 32,
  'island, as OP': 32,
  restart: 60,
};
const SIZES = {
  '1366x657': { own: LAPTOP },
  '1280x720': { own: LAPTOP },
  '1440x900': { own: LAPTOP },
  '1920x1080': {
    own: {
      paradominetor: 66,
      paradoxical: 140,
      initiative: 60,
      island: 90,
      'island, as OP': 70,
      restart: 180,
    },
  },
  '390x664': { own: PHONE },
  '360x616': { own: { ...PHONE, initiative: 29, island: 25, 'island, as OP': 31, restart: 70 } },
  '390x844': { own: PHONE },
  '844x390': { own: PHONE },
  '667x375': { own: SIDEWAYS },
  // Text at 200 %: a zoomed window is one with half as many pixels each way.
  '720x450': { own: SIDEWAYS },
  '683x328': { own: SIDEWAYS, scrolls: true },
};
const FEW = ['1366x657', '390x664', '844x390'];

const TARGETS =
  '.piece.legal, .cell.legal, .cell.target, .cell.alone, .gain.wait, .tray .seats .btn, .toggle button';

// `pick` is clicked, and `picked` is then there. `not`: too much for one screen, however it is laid out.
export const BOARDS = {
  paradominetor: {
    game: 'paradominetor',
    seats: 4,
    position: (moves, view) =>
      moves.length >= 3 && moves.every(({ kind }) => kind === 'play') && view.trick === 3,
    own: '.hand .tile',
    pick: '.hand .tile.legal',
    picked: '.ghost',
  },
  'paradominetor, the pass': {
    game: 'paradominetor',
    seats: 5,
    position: (moves) => moves.every(({ kind }) => kind === 'pass'),
    own: '.hand .tile',
    pick: '.hand .tile.legal',
    picked: '.ghost',
  },
  paradoxical: {
    game: 'paradoxical',
    seats: 3,
    position: (moves, view) =>
      view.ask === 'action' &&
      moves.some(({ kind }) => kind === 'claim') &&
      view.seats[0].tableau.length >= 8 &&
      view.seats[0].hand.length >= 2 &&
      view.pool.length >= 2,
    own: '.rows .place',
    pick: '.act-btns .btn:has([href="#i-crown"])',
    picked: '.parted .row.set .sum',
  },
  'paradoxical, cards to choose from': {
    game: 'paradoxical',
    seats: 4,
    position: (moves, view) =>
      moves.filter(({ kind }) => kind === 'pick').length >= 4 && view.seats[0].tableau.length >= 6,
    own: '.rows .place',
    pick: '.tray .legal',
    picked: '.tray .sel',
    scrolls: ['667x375'],
    not: ['683x328'],
  },
  initiative: {
    game: 'initiative',
    seats: 3,
    position: (_, view) =>
      view.ask === 'turn' && view.round >= 4 && view.seats[0].console.length >= 4,
    own: '.cells .cell:not([data-cell^=x])',
    pick: '.cell.legal',
    picked: '.cell.target',
  },
  'island, as OP': {
    game: 'island',
    seats: 4,
    position: (_, view) => view.ask === 'op_turn' && view.round >= 3,
    own: '.isle [data-cell]',
    pick: '.cell.legal',
    picked: '.cell.sel',
  },
  'initiative, the wormhole': {
    game: 'initiative',
    seats: 4,
    position: (moves, view) => view.ask === 'wormhole' && view.round >= 2 && moves.length >= 6,
    own: '.cells .cell',
    pick: '.cards .legal',
    picked: '.cards .sel',
    scrolls: ['667x375'],
    not: ['683x328'],
  },
  island: {
    game: 'island',
    seats: 4,
    mine: 1,
    position: (moves, view) =>
      view.ask === 'turn' &&
      view.round >= 3 &&
      view.boards[0].circled.length >= 2 &&
      moves.filter(({ kind }) => kind === 'move').length === 24,
    own: '.cells .cell',
    pick: '.rose .legal',
    picked: '.rose .sel',
  },
  restart: {
    game: 'restart',
    seats: 3,
    position: (moves, view) =>
      view.ask === 'perception' &&
      view.round >= 2 &&
      view.seats[0].adult !== null &&
      view.seats[0].hand.length >= 3 &&
      moves.some(({ kind }) => kind === 'validate') &&
      moves.some(({ kind }) => kind === 'cause'),
    own: '.grid .space',
    pick: '.events .legal',
    picked: '.events .sel',
  },
  'restart, gadgets to choose from': {
    game: 'restart',
    seats: 4,
    position: (moves, view) => view.ask === 'buy' && moves.length >= 6,
    own: '.grid .space',
    pick: '.tray .legal',
    picked: '.tray .sel',
    scrolls: ['667x375'],
    not: ['683x328'],
  },
  'island, a reaction': {
    game: 'island',
    seats: 3,
    mine: 1,
    position: (moves, view) => view.ask === 'react' && moves.length >= 3,
    own: '.cells .cell',
    pick: '.choices .legal',
    picked: '.choices .sel',
  },
  'island, characters to choose from': {
    game: 'island',
    seats: 4,
    mine: 3,
    position: (moves, view) => view.ask === 'character',
    own: '.cells .cell',
    pick: '.choices .legal',
    picked: '.choices .sel',
  },
};

/** What is wrong with the board as it stands. */
async function wrongs(page, { own, scrolls }, board) {
  await still(page);
  const wrong = [
    ...(await unreachable(page, TARGETS)),
    ...(await unreachable(page, '.act, .act-btns .btn, .act .clause, .top-nav .ibtn')),
    ...(await cut(page, '.act, .act-btns .btn, .act .say')),
    ...(await cut(page, `${board.own}, .opp, .piece.legal, .cell.legal, .cols .piece`, {
      scrolls,
    })),
    ...(await clipped(page, '.act-btns .btn span, .act .say, .act .sub')),
    ...(await tiny(page)),
  ];
  const wide = await overflow(page);
  if (wide > 0) wrong.push(`${wide} px too wide`);
  const narrowest = await page.$$eval(board.own, (all) =>
    Math.min(...all.map((one) => one.getBoundingClientRect().width)),
  );
  if (own && narrowest < own - 0.5)
    wrong.push(`own pieces are ${narrowest.toFixed(1)} px wide, not ${own}`);
  if (!scrolls) {
    const below = await page.evaluate(() => document.scrollingElement.scrollHeight - innerHeight);
    if (below > 0) wrong.push(`${below} px too high`);
  }
  return wrong;
}

/** As it is asked, in every tab that has something to do, and with something picked. */
async function lookAt(page, size, board) {
  const wrong = [];
  const look = async (state) =>
    wrong.push(...(await wrongs(page, size, board)).map((one) => `${state}: ${one}`));
  await look('asked');
  const first = await page.$('.lower .tabs .on');
  for (const tab of await page.$$('.lower .tabs .dot')) {
    await tab.click();
    await look(`tab ${await tab.textContent()}`);
  }
  await first?.click();
  const found = await looks(page, [board.pick], { wait_ms: PATIENCE_MS });
  await page.mouse.click(found.x, found.y);
  await page.waitForSelector(board.picked);
  await look('picked');
  await page.keyboard.press('Escape');
  await page.waitForSelector(board.picked, { state: 'detached' });
  return wrong;
}

const fits = (state, size) => async (house) => {
  const board = BOARDS[state];
  const { game } = board;
  const [width, height] = size.split('x').map(Number);
  const page = await house.person({ size: { width, height } });
  const { mine } = board;
  const position = await positionWhere(game, board.seats, board.position, mine);
  await sitDown(page, game, board.seats, { position, mine });
  await page.waitForSelector('.act:not(.is-wait)');
  const { own, scrolls = board.scrolls?.includes(size) ?? false } = SIZES[size];
  assert.deepEqual(await lookAt(page, { own: own[state], scrolls }, board), []);
};

export const tests = {};
export const long = {};

// Whatever else changes is painted again with every frame, on a board that only waits.
const CHEAP = ['opacity', 'transform', 'translate', 'rotate', 'scale'];
for (const state of ['paradominetor', 'paradoxical', 'initiative', 'island', 'restart'])
  tests[`${state}: an idle board animates nothing that has to be painted`] = async (house) => {
    const board = BOARDS[state];
    const page = await house.person({ still: false });
    const { game, seats, mine } = board;
    const position = await positionWhere(game, seats, board.position, mine);
    await sitDown(page, game, seats, { position, mine });
    await page.waitForSelector('.act:not(.is-wait)');
    await still(page);
    const dear = await page.evaluate((cheap) => {
      const aside = ['offset', 'computedOffset', 'easing', 'composite', ...cheap];
      return document.getAnimations().flatMap((one) =>
        one.effect
          .getKeyframes()
          .flatMap((frame) => Object.keys(frame))
          .filter((name) => !aside.includes(name))
          .map((name) => `${one.animationName ?? ''} ${name}`),
      );
    }, CHEAP);
    assert.deepEqual(dear, []);
  };
for (const [state, { not = [] }] of Object.entries(BOARDS))
  for (const size of Object.keys(SIZES).filter((one) => !not.includes(one)))
    (FEW.includes(size) ? tests : long)[`${state} fits ${size}`] = fits(state, size);
