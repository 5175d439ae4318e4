// The page as something to install: manifest, icons, the shell without a line, notifications, notches.
import assert from 'node:assert/strict';
import { sitDown } from './clicks.mjs';
import { asked } from './player.mjs';
import { until } from './waiting.mjs';

export const tests = {};

tests['the page can be installed: manifest, icons and theme colours'] = async (house) => {
  const page = await house.person({ workers: true });
  await page.goto('/');
  const session = await page.context().newCDPSession(page);
  const { errors, data } = await session.send('Page.getAppManifest');
  assert.deepEqual(errors, []);
  const { icons, name } = JSON.parse(data);
  assert.equal(name, 'Paradoxa');
  for (const { src, sizes, purpose } of icons.filter(({ type }) => type === 'image/png')) {
    const drawn = await page.evaluate(async (address) => {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, src);
    assert.equal(drawn, sizes, `${src}, ${purpose}`);
  }
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  const wrong = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
  assert.deepEqual(wrong, []);
  // The bar of the browser has the colour of the theme that was chosen.
  const shown = () =>
    page.$$eval('meta[name=theme-color]', (all) =>
      all.filter((one) => matchMedia(one.media).matches).map((one) => one.dataset.scheme),
    );
  assert.deepEqual(await shown(), ['dark']);
  await page.click('.hero [aria-label="Switch theme"]');
  await until(async () => (await shown()).join() === 'light', 'the other colour');
};

tests['without a line the shell is there, and the API was never kept'] = async (house) => {
  const page = await house.person({ workers: true });
  await page.goto('/');
  await page.waitForSelector('.gbox .btn.pri');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await page.reload();
  await page.waitForSelector('.gbox .btn.pri');
  await page.context().setOffline(true);
  await page.reload();
  await page.waitForSelector('.gbox h2');
  await page.waitForSelector('.wrong');
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return { names, paths: lists.flat().map(({ url }) => new URL(url).pathname) };
  });
  assert.equal(kept.names.length, 1);
  assert.deepEqual(
    kept.paths.filter((path) => path !== '/index.html' && !path.startsWith('/assets/')),
    [],
  );
  await page.context().setOffline(false);
  await page.waitForSelector('.gbox .btn.pri');
};

tests['a hidden page tells of the turn through its worker, once it was allowed to'] = async (
  house,
) => {
  const page = await house.person({ workers: true });
  await page.context().grantPermissions(['notifications']);
  await page.addInitScript(() => {
    const hidden = sessionStorage.getItem('away') === 'yes';
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  });
  const away = (is) => page.evaluate((text) => sessionStorage.setItem('away', text), is);
  const told = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.getRegistration();
      return (await worker.getNotifications()).map(({ body, data }) => [body, data.address]);
    });
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await sitDown(page, 'paradominetor', 3);
  await page.waitForSelector('.hand .tile.legal');
  await away('yes');
  await page.reload();
  await page.waitForSelector('.hand .tile.legal');
  assert.deepEqual(await told(), [], 'nobody switched it on');
  await page.click('.top-nav [aria-label=Menu]');
  await page.click('dialog [role=switch][aria-label^="Browser notification"]');
  await page.waitForSelector('dialog [role=switch][aria-checked=true][aria-label^="Browser"]');
  await page.reload();
  await until(async () => (await told()).length === 1, 'the notification');
  assert.deepEqual(await told(), [
    ['It’s your turn in Paradominetor.', new URL(page.url()).pathname],
  ]);
};

tests['a notch and the bar at the foot of the window cover nothing'] = async (house) => {
  const page = await house.person({ size: { width: 844, height: 390 } });
  const session = await page.context().newCDPSession(page);
  const insets = { top: 0, bottom: 21, left: 47, right: 47 };
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
  await sitDown(page, 'paradominetor', 4);
  await asked(page);
  const under = () =>
    page.$$eval(
      '.top button, .act, .hand .tile, .opp',
      (all, { left, right, bottom }) =>
        all
          .filter((one) => one.checkVisibility())
          .map((one) => [one.className, one.getBoundingClientRect()])
          .filter(
            ([, box]) =>
              box.left < left ||
              box.right > innerWidth - right ||
              box.bottom > document.documentElement.scrollHeight - bottom,
          )
          .map(([name, box]) => `${name} ${JSON.stringify(box)}`),
      insets,
    );
  assert.deepEqual(await under(), []);
};
