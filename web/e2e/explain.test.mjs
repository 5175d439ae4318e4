// Everything on a board explains itself: by hover, by focus, by a tap or a hold, and beside what it is
// about, never on it nor on the action bar.
import assert from 'node:assert/strict';
import { sitDown } from './clicks.mjs';
import { positionWhere } from './engine.mjs';
import { BOARDS } from './fit.test.mjs';
import { still } from './waiting.mjs';

const LAPTOP = { width: 1366, height: 657 };
const AWAY = [2, 2]; // where a mouse points at nothing that explains itself
const PHONE = { width: 390, height: 664 };

// What a newcomer sees on each board, by the kinds that `use:explains` is given: on a laptop, and on a
// phone in any of its tabs.
const STOCK = {
  paradominetor: {
    laptop: 'score rack tooth follow winning place tile black timeframe icon',
    phone: 'score rack tooth follow winning place tile black timeframe',
  },
  paradoxical: {
    laptop: 'tokens backs card used down open tableau space hand deck discards pool balance icon',
    phone: 'tokens backs card used down open tableau space deck discards',
  },
  initiative: {
    laptop:
      'score lab goals goal alliances alliance bag console column danger wormhole deck discards ' +
      'void card modules module world disc lock anomaly trigger icon',
    phone:
      'score lab goals goal alliance bag column danger discards void card module world disc ' +
      'lock anomaly trigger',
  },
  island: {
    laptop:
      'perished opPiece power health energy under mission ability fruit bonus direction safe cell sure maybe tracks icon',
    phone:
      'perished mission opPiece power health fruit bonus direction safe cell anomaly anomalies tile',
  },
  'island, as OP': {
    laptop: 'mission perished power bonus space health energy under icon',
    phone: 'mission perished power bonus space',
  },
  restart: {
    laptop:
      'score rival rowChain row card space chain chainHand hand field icon slot ability time pill void ' +
      'dystopia phases',
    phone: 'score rival card space chain field icon slot ability time pill void rowChain',
  },
  'initiative, alone': {
    game: 'initiative',
    seats: 1,
    position: (moves, view) =>
      view.ask === 'wormhole' && view.round >= 2 && view.rival.discarded.length > 0,
    laptop: 'rival rivalRule rivalDraws pawn alternate build',
    phone: 'rival rivalDraws pawn build',
  },
};

/** Every place that explains itself, focused one after the other: what is wrong, and which kinds. */
const focusAll = (page, within) =>
  page.evaluate(async (root) => {
    const { port1, port2 } = new MessageChannel();
    const drawn = () =>
      new Promise((done) => {
        port1.onmessage = done;
        port2.postMessage(0);
      });
    const bubble = document.getElementById('explained');
    const wrong = [];
    const kinds = new Set();
    for (const subject of document.querySelectorAll(`${root} [data-explains]`)) {
      if (!subject.checkVisibility({ visibilityProperty: true }) || subject.closest('[inert]'))
        continue;
      for (const kind of subject.dataset.explains.split(' ')) kinds.add(kind);
      const own = subject.hasAttribute('tabindex') || subject.matches('button');
      const target = own ? subject : subject.querySelector('button');
      if (!target || target.closest('[data-explains]') !== subject) continue; // read with what is around it
      const name = `${subject.dataset.explains}: ${subject.outerHTML.slice(0, 70)}`;
      target.focus({ focusVisible: true });
      await drawn();
      const text = bubble.innerText.trim();
      if (!bubble.matches(':popover-open') || text.length < 3) wrong.push(`says nothing, ${name}`);
      if (/[{}]|undefined|NaN/.test(text)) wrong.push(`says ${text}, ${name}`);
      const described = document.getElementById(target.getAttribute('aria-describedby'));
      if (!described?.textContent.trim()) wrong.push(`describes nothing, ${name}`);
      const box = bubble.getBoundingClientRect();
      const covers = (other) => {
        const { left, top, right, bottom } = other.getBoundingClientRect();
        return box.left < right && left < box.right && box.top < bottom && top < box.bottom;
      };
      if (covers(subject)) wrong.push(`lies on what it is about, ${name}`);
      if (covers(document.querySelector('.act'))) wrong.push(`lies on the action bar, ${name}`);
      if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight)
        wrong.push(`is outside, ${name}`);
    }
    document.activeElement?.blur();
    return { wrong, kinds: [...kinds] };
  }, within);

/** In every tab there is. */
async function focusEverywhere(page) {
  const tabs = (await page.$$('.lower .tabs button')).length;
  const all = await focusAll(page, 'body');
  for (let tab = 0; tab < tabs; ++tab) {
    await page.click(`.lower .tabs button >> nth=${tab}`);
    const { wrong, kinds } = await focusAll(page, '.lower .body');
    all.wrong.push(...wrong);
    all.kinds.push(...kinds);
  }
  return all;
}

const bubbleText = (page) =>
  page.waitForFunction(() => {
    const bubble = document.getElementById('explained');
    return bubble.matches(':popover-open') && bubble.innerText.trim();
  });
const closed = (page) =>
  page.waitForFunction(() => !document.getElementById('explained').matches(':popover-open'));

/** The middle of the first of a kind that can be pointed at. A tap there does something else where
 *  it is, or lies in, a button. */
const spotOf = (page, kind) =>
  page.evaluate((wanted) => {
    for (const one of document.querySelectorAll(`[data-explains~="${wanted}"]`)) {
      one.scrollIntoView({ block: 'nearest' });
      const box = one.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const hit = document.elementFromPoint(x, y);
      if (hit && hit.closest('[data-explains]') === one)
        return { x, y, acts: !!hit.closest('button') };
    }
    return null;
  }, kind);

// These wait as long as a tile or a disc does, and are explained at the same place.
const ALIKE = ['black', 'lock', 'anomaly'];

async function hoverAll(page, kinds) {
  for (const kind of kinds.filter((one) => !ALIKE.includes(one))) {
    const spot = await spotOf(page, kind);
    assert.ok(spot, `nothing of ${kind} can be pointed at`);
    await page.mouse.move(spot.x, spot.y);
    await bubbleText(page);
    await page.keyboard.press('Escape');
    await closed(page);
    await page.mouse.move(...AWAY);
  }
}

/** Taps where a tap does nothing else, once a hold where it does; in every tab there is. */
async function tapAll(page, kinds) {
  const left = new Set(kinds);
  const tabs = await page.$$('.lower .tabs button');
  let held = false;
  for (const tab of [null, ...tabs]) {
    await tab?.click();
    for (const kind of left) {
      const spot = await spotOf(page, kind);
      if (!spot) continue;
      left.delete(kind);
      if (spot.acts && held) continue;
      if (spot.acts) await hold(page, spot);
      else await page.touchscreen.tap(spot.x, spot.y);
      held ||= spot.acts;
      await bubbleText(page);
      await page.tap('.act .say'); // elsewhere
      await closed(page);
    }
  }
  assert.deepEqual([...left], [], 'cannot be tapped');
  assert.ok(held, 'nothing was held');
}
async function hold(page, { x, y }) {
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await bubbleText(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

export const tests = {};

for (const [state, stock] of Object.entries(STOCK))
  tests[`${state}: everything explains itself`] = async (house) => {
    const { game, seats, position, mine } = { ...BOARDS[state], ...stock };
    const page = await house.person({ size: LAPTOP, touch: true });
    await sitDown(page, game, seats, {
      mine,
      position: await positionWhere(game, seats, position, mine),
    });
    await page.waitForSelector('.act:not(.is-wait)');
    for (const size of ['laptop', 'phone']) {
      const wanted = stock[size].split(' ');
      await page.setViewportSize(size === 'phone' ? PHONE : LAPTOP);
      await page.mouse.move(...AWAY);
      await still(page);
      const { wrong, kinds } = await focusEverywhere(page);
      assert.deepEqual(wrong, [], size);
      assert.deepEqual(
        wanted.filter((kind) => !kinds.includes(kind)),
        [],
        `${size}: not explained`,
      );
      if (size === 'laptop') await hoverAll(page, wanted);
      else await tapAll(page, wanted);
    }
    assert.equal(await page.locator('.act.is-wait').count(), 0, 'and nothing was played');
  };
