// Paradominetor: a whole game, and what happens in the middle of one.
import assert from 'node:assert/strict';
import { explained, looks, sitDown } from './clicks.mjs';
import { positionWhere } from './engine.mjs';
import { PHONE, Server } from './house.mjs';
import { DONE, asked, play, playNow, tableId } from './player.mjs';
import { until } from './waiting.mjs';

/** Seat 0 leads this trick. */
const leadOf = (trick) =>
  positionWhere(
    'paradominetor',
    4,
    (moves, view) => view.trick === trick && view.position === 0 && moves[0].kind === 'play',
  );

/** Two people at one table with two bots; one has sent the other the link. */
export async function friends(house, position) {
  const host = await house.person();
  const guest = await house.person();
  host.position = position;
  await host.goto('/new/paradominetor');
  await host.click('.bar .btn.pri');
  await guest.goto(await host.textContent('.link code'));
  await guest.click('.st .btn.pri');
  await host.click('.bar .btn.pri:not([disabled])');
  await host.waitForSelector('.hand .tile.legal');
  await guest.waitForSelector('.hand .tile');
  return { host, guest };
}

/** A table at which the last two tricks are played, and you lead. */
async function lastTricks(page) {
  await sitDown(page, 'paradominetor', 4, { position: await leadOf(14) });
  await page.waitForSelector('.hand .tile.legal');
}

/** The rest of the game, to the end. */
async function playOut(page, way) {
  const decisions = await play([page], { way });
  await page.waitForSelector(DONE);
  return `${decisions} decisions`;
}

export const tests = {
  async 'two browsers and two bots play a whole game by clicks, joined by a link'(house) {
    const { host, guest } = await friends(house);
    const decisions = await play([host, guest]);
    assert.ok(decisions >= 36, `${decisions} decisions`);
    const totals = (page) =>
      page.$$eval('.sheet tfoot td', (cells) => cells.map((cell) => cell.textContent));
    assert.deepEqual(await totals(host), await totals(guest));
    assert.match(await host.textContent('main'), /practice game: its luck was chosen/);
    return `${decisions} decisions`;
  },

  async 'notes are kept table by table, and letters in them are only letters'(house) {
    const page = await house.person();
    await playNow(page);
    await page.click('.notes summary');
    await page.fill('.notes textarea', 'Cantor has no red');
    await page.focus('.notes textarea');
    await page.keyboard.press('End');
    await page.keyboard.type(' hmrl');
    assert.equal(await page.$('.tile.picked, dialog[open]'), null);
    await page.reload();
    await page.waitForSelector('.hand .tile.legal');
    assert.equal(await page.inputValue('.notes textarea'), 'Cantor has no red hmrl');
    await playNow(page);
    assert.equal(await page.inputValue('.notes textarea'), '');
  },

  async 'luck that nobody chose: mixed by the browser, recomputed at the end, and a rematch'(
    house,
  ) {
    const page = await house.person({ fair: true });
    await playNow(page);
    assert.equal(await page.$('.top .tag'), null);
    // Bots play for players who leave: the game runs to its end by itself, whatever is dealt.
    await page.click('.top-nav [aria-label=Menu]');
    await page.click('dialog .btn:has-text("Leave")');
    await until(async () => (await looks(page, [])) === 'over', 'the end of the game');
    await page.click('.seed .btn');
    await page.waitForSelector('.seed :text("61 draws")');
    await page.click('.sheet tbody td button');
    assert.ok(await page.textContent('.how b'));
    assert.equal(await page.locator('.chart path[stroke^="var(--seat"]').count(), 4);
    const finished = tableId(page);
    await page.click('.vb .btn.pri');
    await page.waitForSelector('.link code');
    assert.notEqual(tableId(page), finished);
  },

  async 'a replay is scrubbed, seen through other eyes, shared and branched'(house) {
    const page = await house.person();
    const finished = await house.over('paradominetor', 4);
    await page.goto(`/t/${finished}/replay`);
    await page.waitForSelector('.scrub');
    const said = () => page.textContent('.pos');
    const first = await said();
    await page.keyboard.press('ArrowRight');
    assert.notEqual(await said(), first);
    await page.focus('.scrub svg');
    await page.keyboard.press('End');
    await page.waitForSelector('.deck .btn.pri[disabled]');
    const line = await page.locator('.scrub svg').boundingBox();
    await page.click('.scrub svg', { position: { x: line.width * 0.8, y: 72 } });
    await page.waitForSelector('.open .tile'); // the referee sees every hand
    await page.selectOption('.eyes select', 'spectator');
    await page.waitForFunction(() => !document.querySelector('.open .tile'));
    await page.selectOption('.eyes select', '1');
    await page.waitForSelector('.hand .tile');
    await page.click('.deck .btn.pri');
    await page.click('dialog .seats .btn >> nth=2');
    await page.waitForURL((url) => !url.pathname.includes(finished));
    const decisions = await play([page]);
    assert.ok(decisions > 0 && decisions < 18, `${decisions} decisions`);
  },

  async 'from home through a whole game by keyboard alone'(house) {
    const page = await house.person();
    await page.goto('/');
    await page.waitForSelector('.gbox .btn.pri');
    for (let step = 0; step < 20; ++step) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement?.matches('.gbox .btn.pri'))) break;
    }
    await page.keyboard.press('Enter');
    await page.waitForSelector('.hand .tile.legal');
    return playOut(page, 'keys');
  },

  async 'the last tricks from the list of moves, on a phone'(house) {
    const page = await house.person({ size: PHONE });
    await lastTricks(page);
    await page.keyboard.press('m');
    await page.waitForSelector('.moves button');
    return playOut(page, 'list');
  },

  async 'a broken line comes back by itself and loses nothing'(house) {
    const page = await house.person();
    const lines = [];
    await page.routeWebSocket(/\/socket$/, (socket) => {
      socket.connectToServer();
      lines.push(socket);
    });
    await playNow(page);
    await play([page], { until: async (n) => n >= 4 });
    const before = await page.$$eval('.log li', (items) => items.length);
    await lines.at(-1).close({ code: 1001, reason: 'gone' });
    await page.waitForSelector('.note .pill');
    await page.waitForFunction(() => !document.querySelector('.note .bad'));
    assert.ok(lines.length >= 2, 'a second line');
    await asked(page);
    assert.ok((await page.$$eval('.log li', (items) => items.length)) >= before);
    await play([page], { until: async (n) => n >= 2 });
  },

  async 'a crash of the server in mid-game is survived'(house) {
    let server = await Server.start();
    const page = await house.person({ server });
    await playNow(page);
    await play([page], { until: async (n) => n >= 4 });
    await asked(page);
    const hand = () => page.$$eval('.hand [data-tile]', (t) => t.map((e) => e.dataset.tile));
    const before = await hand();
    const { port, folder } = server;
    await server.kill();
    await page.waitForSelector('.note .bad');
    server = await Server.start(port, folder);
    await page.waitForFunction(() => !document.querySelector('.note .bad'));
    await asked(page);
    assert.deepEqual(await hand(), before);
    await play([page], { until: async (n) => n >= 2 });
    await page.context().close();
    await server.stop();
  },

  async 'an illegal click explains itself with its clause'(house) {
    const page = await house.person();
    await playNow(page);
    assert.match(await explained(page, '.hand .tile.dim >> nth=0'), /^PD-\d/);
    await page.waitForSelector('.rules .at');
    assert.match(await page.textContent('.rules .at'), /^\s*PD-2\.6/);
  },

  async 'a refusal speaks of this piece, until the next touch'(house) {
    const page = await house.person();
    await playNow(page);
    await page.click('.hand .tile.dim >> nth=0');
    await page.waitForSelector('.act.why');
    assert.match(await page.textContent('.act .say'), /^Now choose a past tile: .* is not one\.$/);
    assert.equal(await page.locator('.hand .refused').count(), 1);
    await page.locator('.act .sub').click();
    assert.ok(await page.$('.act.why'), 'who reads on may touch the sentence');
    await page.mouse.click(5, 300);
    await page.waitForFunction(() => !document.querySelector('.act.why, .hand .refused'));
  },

  async 'the rules are found by their words'(house) {
    const page = await house.person();
    await page.goto('/rules/paradominetor#PD-7.3');
    await page.waitForSelector('.rules .at');
    await page.fill('.rules input', 'earliest timeframe');
    await page.waitForFunction(() => document.querySelectorAll('[data-clause]').length < 5);
    assert.ok(await page.$('[data-clause="PD-7.3"]'));
  },

  async 'a move is taken back, and asked back'(house) {
    const page = await house.person();
    await playNow(page);
    await play([page], { until: async (n) => n >= 1 });
    await page.waitForSelector('.tray .tile');
    await page.keyboard.press('z');
    await page.waitForFunction(() => !document.querySelector('.tray .tile'));
    // Among bots alone, asking is enough even after something was shown.
    await play([page], { until: async (n) => n >= 4 });
    await asked(page);
    const left = () => page.$$eval('.hand .tile', (tiles) => tiles.length);
    const before = await left();
    await page.click('.top-nav [aria-label=Menu]');
    await page.click('dialog .btn:has-text("Ask to undo")');
    await page.waitForFunction((n) => document.querySelectorAll('.hand .tile').length > n, before);
  },

  async 'a friend is asked before a move that was seen is taken back'(house) {
    const { host, guest } = await friends(house, await leadOf(3));
    const left = () => host.$$eval('.hand .tile', (tiles) => tiles.length);
    const full = await left();
    // The host leads, everybody answers, and the host is asked for another tile.
    await play([host, guest], {
      until: async () => (await left()) < full && (await host.$('.hand .tile.legal')) !== null,
    });
    const before = await left();
    await host.click('.top-nav [aria-label=Menu]');
    await host.click('dialog .btn:has-text("Ask to undo")');
    await guest.click('.act-btns .btn:has-text("Allow")');
    await host.waitForFunction((n) => document.querySelectorAll('.hand .tile').length > n, before);
  },

  async 'a hint picks a move and says why'(house) {
    const page = await house.person();
    await playNow(page);
    await page.keyboard.press('h');
    await page.waitForSelector('.hand .tile.sel.hint');
    assert.match(await page.textContent('.act .sub'), /It wins about \d+% of games from here/);
  },

  async 'who looks elsewhere is told that it is their turn, as they wished'(house) {
    const page = await house.person();
    await page.addInitScript(() => {
      window.told = [];
      window.chimes = 0;
      window.Notification = class {
        static permission = 'default';
        static requestPermission = async () => (window.Notification.permission = 'granted');
        constructor(title, { body }) {
          window.told.push(`${title}: ${body}`);
        }
      };
      const Audio = window.AudioContext;
      window.AudioContext = class extends Audio {
        createOscillator() {
          ++window.chimes;
          return super.createOscillator();
        }
      };
    });
    const away = (hidden) =>
      page.evaluate(
        (is) => Object.defineProperty(document, 'hidden', { configurable: true, value: is }),
        hidden,
      );
    const switched = async (label) => {
      await page.click('.top button[aria-label="Menu"]');
      await page.click(`dialog [role="switch"][aria-label="${label}"]`);
      await page.keyboard.press('Escape');
    };
    const signals = () => page.evaluate(() => [window.told.length, window.chimes]);
    const move = async () => {
      await asked(page);
      await play([page], { until: async (n) => n === 1 });
      await asked(page);
      return signals();
    };
    // Who leads again after winning a trick is not told: then a later turn counts.
    const untilSignal = async () => {
      const before = String(await signals());
      for (let moves = 0; moves < 6; ++moves) if (String(await move()) !== before) break;
      return signals();
    };
    await playNow(page);
    await play([page], { until: async (n) => n === 3 }); // the pass
    await away(true);
    assert.deepEqual(await move(), [0, 0], 'silent unless wished');
    assert.match(await page.title(), /your turn/i);
    await away(false);
    await switched('Browser notification when it’s your turn');
    assert.deepEqual(await move(), [0, 0], 'who looks on needs no word');
    await away(true);
    assert.deepEqual(await untilSignal(), [1, 0]);
    assert.match(await page.evaluate(() => window.told[0]), /Paradominetor/);
    await switched('Sound when it’s your turn');
    assert.deepEqual(await untilSignal(), [2, 2], 'two notes');
  },

  async 'a tile is dragged to the table'(house) {
    const page = await house.person({ still: false });
    await playNow(page);
    // Waits, should the picture change in between.
    const tile = await page.locator('.hand .tile.legal').first().boundingBox();
    const stage = await page.locator('.stage').boundingBox();
    await page.mouse.move(tile.x + tile.width / 2, tile.y + tile.height / 2);
    await page.mouse.down();
    await page.mouse.move(stage.x + stage.width / 2, stage.y + stage.height / 2, { steps: 8 });
    await page.mouse.up();
    await page.waitForSelector('.tray .tile');
  },

  async 'leaving lets a bot play on, and the seat can be taken back'(house) {
    const { host, guest } = await friends(house);
    await guest.click('.top-nav [aria-label=Menu]');
    await guest.click('dialog .btn:has-text("Leave")');
    await host.waitForSelector('.opp :text("left, a bot plays")');
    await guest.click('.act-btns .btn:has-text("Take your seat back")');
    await host.waitForFunction(() => !document.body.textContent.includes('left, a bot plays'));
    await play([host, guest], { until: async (n) => n >= 6 });
  },

  async 'two people at one device hand it over, and no hand is seen between'(house) {
    const page = await house.person();
    await page.goto('/new/paradominetor');
    await page.click('.st:nth-child(2) .seg button:has-text("Here")');
    await page.click('.bar .btn.pri');
    await page.waitForSelector('.hand .tile.legal');
    await play([page], { until: async () => (await page.$('main.over h1')) !== null });
    assert.equal(await page.$$eval('[data-tile]', (tiles) => tiles.length), 0);
    await page.click('main.over .btn');
    await page.waitForSelector('.hand .tile.legal');
  },
};
