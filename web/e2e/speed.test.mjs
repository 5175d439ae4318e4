// How much work the page has: in time that its main thread computed, which no other program on the
// machine can stretch.
import assert from 'node:assert/strict';
import { play, playNow } from './player.mjs';

const CATEGORIES = ['toplevel', 'disabled-by-default-devtools.timeline', '__metadata'];

/** What `work` cost the page's main thread: every task in ms, as it took and as it computed. */
async function tasksOf(page, work) {
  const browser = page.context().browser();
  await browser.startTracing(page, { categories: CATEGORIES });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const mains = new Set(
    traceEvents
      .filter((one) => one.name === 'thread_name' && one.args.name === 'CrRendererMain')
      .map((one) => `${one.pid} ${one.tid}`),
  );
  return traceEvents
    .filter((one) => one.name === 'RunTask' && mains.has(`${one.pid} ${one.tid}`))
    .filter(({ tdur }) => tdur !== undefined) // cut off at the edge of the trace
    .map(({ dur, tdur }) => ({ took: dur / 1000, computed: tdur / 1000 }));
}

const sum = (numbers) => numbers.reduce((a, b) => a + b, 0);

export const tests = {
  async 'two clicks lead from home to the first decision in two seconds'(house) {
    const page = await house.person();
    await playNow(page); // warm
    let took = Infinity;
    // Time in which another program had the processor does not count; one good try of three will do.
    for (let attempt = 0; attempt < 3 && took >= 2000; ++attempt) {
      await page.goto('/');
      await page.waitForSelector('.gbox .btn.pri');
      let waited = 0;
      const tasks = await tasksOf(page, async () => {
        const start = Date.now();
        await page.click('.gbox .btn.pri');
        await page.waitForSelector('.hand .tile.legal');
        waited = Date.now() - start;
      });
      assert.ok(tasks.length > 0, 'tasks were traced');
      took = waited - sum(tasks.map((task) => task.took - task.computed));
    }
    assert.ok(took < 2000, `${Math.round(took)} ms`);
    return `${Math.round(took)} ms`;
  },

  async 'no task blocks the page for long while playing'(house) {
    const page = await house.person({ still: false });
    await playNow(page);
    const tasks = await tasksOf(page, () => play([page], { until: async (n) => n >= 5 }));
    assert.ok(tasks.length > 100, `${tasks.length} tasks were traced`);
    const longest = Math.max(...tasks.map((task) => task.computed));
    assert.ok(longest < 100, `${longest} ms`);
    return `longest ${Math.round(longest)} ms`;
  },
};
