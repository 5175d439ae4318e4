// Guided games, by doing exactly what they ask: no callout ever lies on what it speaks of, nor on what
// is to be pressed.
import assert from 'node:assert/strict';
import { faults } from './looking.mjs';
import { playGuided } from './player.mjs';
import { PATIENCE_MS } from './waiting.mjs';

const SIZES = {
  desktop: { size: { width: 1366, height: 657 }, theme: 'dark' },
  phone: { size: { width: 390, height: 664 }, theme: 'light', touch: true },
};

// One step of each game goes through axe.
const LOOKED_AT = {
  paradominetor: 'paradox',
  paradoxical: 'add',
  initiative: 'pay',
  island: 'power',
};

/** Waits until the guide says something else than `before`, with everything in its place. Gives what
 *  it says, where to press, and what is wrong with it. */
const stop = (page, before) =>
  page.evaluate(
    async ([last, patience]) => {
      const box = (element) => element.getBoundingClientRect();
      const look = () => {
        const card = document.querySelector('.guide.placed');
        const pending = document.querySelector('.act-btns .busy, .piece.pending, .tile.pending');
        if (!card || pending) return null;
        const next = document.querySelector('.ring.next');
        const rect = next && box(next);
        const to = rect && { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
        const step = card.dataset.step;
        return {
          step,
          to,
          sign: `${step} ${rect && [rect.x, rect.y, rect.width].map(Math.round)}`,
        };
      };
      const frame = () => new Promise(requestAnimationFrame);
      const still = async () => {
        const moving = document
          .getAnimations()
          .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
        await Promise.all(moving.map((one) => one.finished.catch(() => {})));
        for (let i = 0; i < 2; ++i) await frame();
      };
      let found = null;
      for (const end = performance.now() + patience; performance.now() < end; await frame()) {
        // Any key skips the telling.
        window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
        const seen = look();
        if (!seen || seen.sign === last) continue;
        await still();
        found = look();
        if (found?.sign === seen.sign) break;
      }
      if (!found)
        throw new Error(`nothing after ${last}: ${document.querySelector('.act')?.innerText}`);
      const wrong = [];
      const card = box(document.querySelector('.guide'));
      for (const ring of document.querySelectorAll('.ring')) {
        const one = box(ring);
        if (
          one.left < card.right &&
          card.left < one.right &&
          one.top < card.bottom &&
          card.top < one.bottom
        )
          wrong.push(`${found.step}: lies on ${[one.x, one.y].map(Math.round)}`);
      }
      const hit = found.to && document.elementFromPoint(found.to.x, found.to.y);
      if (found.to && !hit?.closest('button, label, input'))
        wrong.push(`${found.step}: nothing to press there`);
      if (card.left < 0 || card.right > innerWidth || card.top < 0 || card.bottom > innerHeight)
        wrong.push(`${found.step}: outside the window`);
      for (const button of document.querySelectorAll('.guide button, .guide a')) {
        const { x, y, width, height } = box(button);
        const seen = document.elementFromPoint(x + width / 2, y + height / 2);
        if (!button.contains(seen))
          wrong.push(`${found.step}: under something: ${button.outerHTML}`);
      }
      return { ...found, wrong };
    },
    [before, PATIENCE_MS],
  );

/** Does what is asked until the guide says `until`. Gives the steps. */
async function follow(page, { until = 'end', look = () => {}, touch = false } = {}) {
  const press = (x, y) => (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  const steps = [];
  const wrong = [];
  for (let sign = ''; ;) {
    const now = await stop(page, sign);
    wrong.push(...now.wrong);
    if (steps.at(-1) !== now.step) {
      steps.push(now.step);
      await look(now.step);
    }
    if (now.step === until) break;
    if (['other', 'lost'].includes(now.step)) throw new Error(`${now.step} after ${steps.at(-2)}`);
    sign = now.sign;
    if (now.to) await press(now.to.x, now.to.y);
    else await page.click('.guide .foot .pri');
  }
  assert.deepEqual(wrong, []);
  return steps;
}

export const tests = {};

for (const game of ['paradominetor', 'paradoxical', 'initiative', 'island'])
  for (const [name, { size, theme, touch = false }] of Object.entries(SIZES))
    tests[`the guided game of ${game} on a ${name}: what it asks leads to its end`] = async (
      house,
    ) => {
      const page = await house.person({ size, theme, touch });
      await playGuided(page, game);
      const found = [];
      const steps = await follow(page, {
        touch,
        look: async (step) => {
          if (step === LOOKED_AT[game]) found.push(...(await faults(page)));
        },
      });
      assert.deepEqual(
        found.filter((fault) => fault.includes('.guide')),
        [],
      );
      assert.ok(steps.length >= 8 && steps.length <= 13, steps.join());
      const tables = await page.evaluate(async () =>
        (await (await fetch('/api/tables?list=mine')).json()).tables.map(({ stage }) => stage),
      );
      assert.ok(
        tables.filter((stage) => stage === 'running').length <= 1,
        `left: ${tables.join()}`,
      );
      if (touch) return `${steps.length} steps`;
      await page.click('.guide .pri'); // and now alone
      await page.waitForSelector('.act:not(.is-wait)');
      assert.equal(await page.$('.guide'), null);
      return `${steps.length} steps`;
    };

/** Plays another tile than the one that is asked for. */
async function stray(page) {
  const { to, sign } = await stop(page, '');
  const other = page.locator('.hand .tile.legal').first();
  const { x, y } = await other.boundingBox();
  assert.ok(Math.hypot(to.x - x, to.y - y) > 80, 'the first tile is not the one');
  await other.click();
  await page.click('.act-btns .btn.pri');
  return sign;
}

tests['a guided game takes another move back, begins a part anew, and survives a reload'] = async (
  house,
) => {
  const page = await house.person({ size: SIZES.desktop.size });
  await playGuided(page, 'paradominetor');
  await follow(page, { until: 'follow' });
  await stray(page);
  await page.waitForSelector('.guide[data-step=other]');
  await page.click('.guide .foot .pri'); // takes it back
  await page.waitForSelector('.guide[data-step=follow]');
  await follow(page, { until: 'paradox' });
  await page.reload();
  await page.waitForSelector('.guide[data-step=paradox]');
  // An earlier step is only read again.
  await page.click('.guide .link');
  await page.waitForSelector('.guide[data-step=lead]');
  await page.click('.guide .foot .pri');
  await page.waitForSelector('.guide[data-step=paradox]');
  await stray(page);
  await page.waitForSelector('.guide[data-step=other]');
  await page.click('.guide .foot .btn:not(.pri)'); // carries on
  const { step } = await stop(page, 'other null');
  assert.equal(step, 'lost');
  const table = page.url();
  await page.click('.guide .foot .pri'); // plays this part again
  await page.waitForSelector('.guide[data-step=aim]');
  assert.notEqual(page.url(), table);
  await page.click('.guide .x');
  await page.waitForSelector('.guide', { state: 'detached' });
  await page.waitForSelector('.hand .tile.legal');
};
