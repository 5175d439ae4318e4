// Every screen in both themes and sizes: nothing sticks out, nothing is too small, axe is content.
import assert from 'node:assert/strict';
import { isQuick, PHONE, WINDOWS } from './house.mjs';
import { faults, outside, overflow, small } from './looking.mjs';
import { asked, play, playNow } from './player.mjs';
import { still } from './waiting.mjs';

/** Goes through the visit and calls `look` on every screen. */
async function visit(page, house, look) {
  await page.goto('/');
  await page.waitForSelector('.gbox .btn.pri');
  await look('home');
  await page.click('.who');
  await look('name');
  await page.keyboard.press('Escape');
  await page.goto('/new/paradominetor');
  await page.waitForSelector('.opts .seg');
  await look('set-up');
  await page.click('.bar .btn.pri');
  await page.waitForSelector('.link code');
  await look('lobby');
  await page.goto('/rules/paradominetor#PD-4.2');
  await page.waitForSelector('.rules .at');
  await look('rules');
  await playNow(page);
  await look('pass');
  await page.click('.top-nav [aria-label=Menu]');
  await look('menu');
  await page.keyboard.press('Escape');
  await play([page], { until: async (n) => n >= 4 });
  await asked(page);
  await page.click('.hand .tile.legal');
  await look('trick');
  for (const key of ['l', 'r', 'm']) {
    await page.keyboard.press(key);
    await look(`drawer ${key}`);
  }
  await page.keyboard.press('Escape');
  const finished = await house.over('paradominetor', 4);
  await page.goto(`/t/${finished}`);
  await page.waitForSelector('.verdict');
  await look('end');
  await page.goto(`/t/${finished}/replay`);
  await page.waitForSelector('.scrub');
  await look('replay');
  await page.selectOption('.eyes select', '0');
  await page.waitForSelector('.hand .tile');
  await look('replay of a seat');
  await page.goto('/nothing/here');
  await page.waitForSelector('h1');
  await look('nowhere');
}

const tests = {};
const long = {};
for (const [sizeName, size] of Object.entries(WINDOWS))
  for (const theme of ['dark', 'light'])
    (isQuick(sizeName, theme) ? tests : long)[
      `${sizeName}, ${theme}: no screen has a serious fault or sticks out`
    ] = async (house) => {
      const page = await house.person({ size, theme });
      const wrong = [];
      let screens = 0;
      await visit(page, house, async (name) => {
        ++screens;
        await still(page);
        wrong.push(...(await faults(page)).map((fault) => `${name}: ${fault}`));
        const out = await overflow(page);
        if (out > 0) wrong.push(`${name}: ${out} px too wide`);
        wrong.push(...(await outside(page)).map((one) => `${name}: ${one}`));
        if (size === PHONE) wrong.push(...(await small(page)).map((one) => `${name}: ${one}`));
      });
      assert.deepEqual(wrong, []);
      return `${screens} screens`;
    };

tests['every game screen stays under 250 KB of compressed JavaScript'] = async (house) => {
  const sizes = [];
  for (let game = 0, games = 1; game < games; ++game) {
    const page = await house.person();
    let bytes = 0;
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const scripts = new Set();
    session.on('Network.responseReceived', ({ requestId, response }) => {
      if (/javascript/.test(response.mimeType)) scripts.add(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength;
    });
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    games = await page.locator('.gbox .btn.pri').count();
    await page.click(`.gbox .btn.pri >> nth=${game}`);
    await page.waitForSelector('.stage');
    await page.waitForLoadState('networkidle');
    assert.ok(bytes > 10_000 && bytes < 250_000, `game ${game}: ${bytes} bytes`);
    sizes.push(Math.round(bytes / 1000));
  }
  return `${sizes.join(', ')} KB`;
};

export { long, tests };
