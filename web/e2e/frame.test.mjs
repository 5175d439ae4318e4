// What surrounds every board, by keys and by ear: Enter, the focus that comes back, what is said and how
// often.
import assert from 'node:assert/strict';
import { sitDown } from './clicks.mjs';
import { positionWhere } from './engine.mjs';
import { BOARDS } from './fit.test.mjs';
import { friends } from './game.test.mjs';
import { play } from './player.mjs';
import { still, until } from './waiting.mjs';

/** In the middle of a game, with the moves that are sent. */
async function seated(house, state, options = {}) {
  const { game, seats, position, mine } = BOARDS[state];
  const page = await house.person(options);
  page.moves = [];
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

const focused = (page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    return at.getAttribute('data-tile') ?? at.getAttribute('aria-label') ?? at.textContent.trim();
  });

export const tests = {};

tests['Enter presses the main button wherever the focus is, and leaves other buttons alone'] =
  async (house) => {
    const page = await seated(house, 'paradominetor');
    await page.click('.hand .tile.legal');
    await page.waitForSelector('[data-enter] kbd');
    // Another button has the focus: it is pressed.
    await page.focus('.top-nav [aria-label=Menu]');
    await page.keyboard.press('Enter');
    await page.waitForSelector('dialog[open]');
    assert.equal(page.moves.length, 0);
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog', { state: 'detached' });
    assert.equal(await focused(page), 'Menu');
    // Somebody writes: Enter sends the line.
    await page.click('#tab-chat');
    await page.fill('.drawer-foot input', 'Ready?');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.chat li b');
    assert.equal(page.moves.length, 0);
    // Nothing has it: the move is made.
    await page.evaluate(() => document.activeElement.blur());
    await page.keyboard.press('Enter');
    await until(() => page.moves.length === 1, 'the move');
  };

tests['a swap that was clicked is made by Enter, and the focus comes back from dialogs'] = async (
  house,
) => {
  const page = await seated(house, 'initiative');
  await page.click('.opp .lab-b');
  await page.waitForSelector('dialog[open]');
  assert.match(await page.getAttribute('dialog .mini', 'aria-label'), /Row 5: .+ Row 1: /);
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog', { state: 'detached' });
  assert.match(await focused(page), /^Look at /);
  await page.click('.cell.legal');
  await page.click('.cell.target');
  await page.keyboard.press('Enter');
  await until(() => page.moves.length === 1, 'the swap');
};

tests['the drawer of a phone keeps the focus, and Escape gives it back'] = async (house) => {
  const page = await seated(house, 'paradominetor', { size: { width: 390, height: 664 } });
  await page.focus('.top-nav .slim');
  await page.keyboard.press('r');
  await page.waitForSelector('.drawer.open .rules p');
  const outside = '.top button, .top a, .opps *, .stage *, .own *';
  const reachable = (all) => all.filter((one) => !one.closest('[inert]')).length;
  assert.equal(await page.$$eval(outside, reachable), 0);
  assert.ok((await page.$$eval('.drawer button, .act', reachable)) > 4);
  await page.focus('.drawer input');
  await page.keyboard.press('Escape');
  await page.waitForSelector('.drawer.open', { state: 'detached' });
  assert.ok((await page.$$eval(outside, reachable)) > 20);
  assert.ok(await page.evaluate(() => document.activeElement.matches('.slim')));
};

/** Everything that live regions say, in the order in which they say it. */
const listen = (page) =>
  page.evaluate(() => {
    window.heard = [];
    const live = '[role=log], [role=status], [role=alert], [aria-live=polite]';
    new MutationObserver((changes) => {
      const said = new Set();
      for (const { target, addedNodes } of changes)
        for (const node of [...addedNodes, ...(target.nodeType === 3 ? [target] : [])]) {
          const region = (node.nodeType === 1 ? node : node.parentElement)?.closest(live);
          if (region && region.getAttribute('aria-live') !== 'off')
            said.add(node.textContent.trim());
        }
      window.heard.push(...[...said].filter(Boolean));
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
const heard = (page, what) =>
  page.evaluate((w) => window.heard.filter((one) => new RegExp(w).test(one)), what);

tests['a move of one’s own is said once'] = async (house) => {
  const page = await seated(house, 'paradominetor', { still: false });
  await listen(page);
  await play([page], { until: async (n) => n >= 4 });
  const own = (await heard(page, '^You play')).map((said) => said.replace(/ PD-.*/, ''));
  assert.equal(new Set(own).size, 4);
  assert.deepEqual([...new Set(own)], own);
};

tests['what a friend says is counted, shown and said once, until it is read'] = async (house) => {
  const { host, guest } = await friends(house);
  await listen(host);
  await guest.click('#tab-chat');
  await guest.fill('.drawer-foot input', 'Hello there');
  await guest.keyboard.press('Enter');
  await host.waitForSelector('.toast:has-text("Hello there")');
  assert.equal(await host.textContent('#tab-chat .new'), '1');
  assert.equal(await guest.$('.toast, #tab-chat .new'), null);
  assert.equal((await heard(host, 'Hello there$')).length, 1);
  await host.click('#tab-chat');
  await host.waitForSelector('#tab-chat .new', { state: 'detached' });
  await guest.fill('.drawer-foot input', 'Still there?');
  await guest.keyboard.press('Enter');
  await host.waitForSelector('.chat li:has-text("Still there?")');
  assert.equal(await host.$('.toast:has-text("Still there?")'), null);
  assert.equal((await heard(host, 'Still there\\?')).length, 1);
  // On a phone the count is on the button that opens the drawer.
  await host.setViewportSize({ width: 390, height: 664 });
  await host.keyboard.press('Escape');
  await guest.fill('.drawer-foot input', 'Gone?');
  await guest.keyboard.press('Enter');
  await host.waitForSelector('.top-nav .slim .badge:has-text("1")');
  assert.match(await host.textContent('.top-nav .slim'), /Chat, 1 new/);
};

tests['what is not in sight is said: who stands to win, what may not be played'] = async (
  house,
) => {
  const page = await house.person();
  const position = await positionWhere(
    'paradominetor',
    4,
    (moves, view) =>
      view.trick === 4 && moves.length < view.seats[0].hand.length && moves.length > 1,
  );
  await sitDown(page, 'paradominetor', 4, { position });
  await page.waitForSelector('.act:not(.is-wait)');
  await still(page);
  const tree = await page.locator('main').ariaSnapshot();
  assert.match(tree, /img ".* played .*, winning so far"/);
  assert.match(tree, /button ".*, can’t be played now"/);
};

tests['a branch carries its history, leads back, and the replay lists it'] = async (house) => {
  const id = await house.over('paradominetor', 4);
  const page = await house.person();
  await page.goto(`/t/${id}/replay?ply=90`);
  await page.waitForSelector('.scrub');
  assert.equal(await page.$('.branches'), null);
  await page.keyboard.press('b');
  await page.click('dialog .seats .btn');
  await page.waitForSelector('.hand .tile');
  // The first trick was played in the other game.
  await page.waitForSelector('.drawer .log .head:has-text("Trick 1")');
  const end = () =>
    page.$eval('.drawer .log', (l) => l.scrollHeight - l.clientHeight - l.scrollTop < 2);
  await until(end, 'the newest line');
  await page.setViewportSize({ width: 390, height: 664 });
  await page.keyboard.press('l');
  await page.waitForSelector('.drawer.open .log');
  await until(end, 'the newest line, in a drawer that was closed');
  await page.keyboard.press('Escape');
  await page.click('.top a:has-text("Branch")');
  await page.waitForSelector('.scrub');
  assert.match(page.url(), new RegExp(`/t/${id}/replay\\?ply=90`));
  await page.click('.list');
  assert.match(await page.innerText('.branches li'), /From Trick \d+\s+\d\d:\d\d/);
};

tests['a friend who came by link sets a name, and lists show the new one'] = async (house) => {
  const host = await house.person();
  const guest = await house.person();
  const rename = async (page, name) => {
    await page.fill('dialog input', name);
    await page.click('dialog .btn.pri');
    await page.waitForSelector('dialog', { state: 'detached' });
  };
  await host.goto('/new/paradominetor');
  await host.click('.bar .btn.pri');
  await guest.goto(await host.textContent('.link code'));
  await guest.click('.bar .btn:has-text("Change name")');
  await rename(guest, 'Emmy');
  await guest.click('.st .btn.pri');
  await host.waitForSelector('.st:has-text("Emmy")');
  // Somebody who sits already keeps the chair.
  await guest.click('.st .btn:has-text("Change name")');
  await rename(guest, 'Sophie');
  await host.waitForSelector('.st:has-text("Sophie")');
  await guest.goto('/');
  await guest.click('.who');
  await rename(guest, 'Ada');
  await guest.waitForSelector('.below small:has-text("Ada")');
  assert.match(await guest.innerText('.below article'), /\d\d:\d\d/);
};
