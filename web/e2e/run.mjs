// End-to-end tests: npm run e2e [words of a test's name …], npm run e2e:soak for the long ones.
// PARADOXA_PROGRAM is the server, PARADOXA_WEB a built client instead of the one compiled into it,
// CHROMIUM the browser, PARADOXA_E2E_SEED other luck than usual.
import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { tests as explain } from './explain.test.mjs';
import { tests as feel } from './feel.test.mjs';
import { long as manySizes, tests as fit } from './fit.test.mjs';
import { tests as frame } from './frame.test.mjs';
import { tests as games } from './game.test.mjs';
import { tests as guide } from './guide.test.mjs';
import { House } from './house.mjs';
import { long as initiativeWindows, tests as initiative } from './initiative.test.mjs';
import { long as islandWindows, tests as island } from './island.test.mjs';
import { tests as islandOp } from './island_op.test.mjs';
import { tests as install } from './install.test.mjs';
import { long as howToByDay, tests as learn } from './learn.test.mjs';
import { long as paradoxicalWindows, tests as paradoxical } from './paradoxical.test.mjs';
import { tests as phone } from './phone.test.mjs';
import { tests as restart } from './restart.test.mjs';
import { tests as safety } from './safety.test.mjs';
import { long as windows, tests as screens } from './screens.test.mjs';
import { tests as speed } from './speed.test.mjs';
import { tests as trees } from './trees.test.mjs';
import { tests as words } from './words.test.mjs';
import { tests as long } from './whole_games.soak.mjs';

const isSoak = process.argv[2] === '--soak';
// A net under tests that hang; what they wait for has its own limits.
const LIMIT_MS = isSoak ? 3_600_000 : 900_000;
const wanted = process.argv.slice(isSoak ? 3 : 2).join(' ');
const all = isSoak
  ? {
      ...long,
      ...manySizes,
      ...windows,
      ...paradoxicalWindows,
      ...initiativeWindows,
      ...islandWindows,
      ...howToByDay,
    }
  : {
      ...games,
      ...frame,
      ...paradoxical,
      ...initiative,
      ...island,
      ...islandOp,
      ...restart,
      ...explain,
      ...feel,
      ...learn,
      ...guide,
      ...install,
      ...screens,
      ...fit,
      ...phone,
      ...safety,
      ...speed,
      ...words,
      ...trees,
    };
const waiting = Object.entries(all).filter(([name]) => name.includes(wanted));
const failed = [];
let passed = 0;

/** Where every open page of a failed test was, with a picture of each in build/logs/e2e/. */
async function lastSeen(house, name) {
  const folder = resolve(import.meta.dirname, '../../build/logs/e2e');
  mkdirSync(folder, { recursive: true });
  const seen = [];
  for (const page of house.browser.contexts().flatMap((context) => context.pages())) {
    const file = `${folder}/${name.replace(/\W+/g, '-')}-${seen.length + 1}.png`;
    const taken = await page.screenshot({ path: file, timeout: 10_000 }).catch(() => null);
    seen.push(`at ${page.url()}${taken ? `, seen in ${file}` : ''}`);
  }
  return seen;
}

async function runOne(house, name, test) {
  const start = Date.now();
  let timer;
  const late = new Promise((_, fail) => {
    timer = setTimeout(() => fail(new Error(`longer than ${LIMIT_MS} ms`)), LIMIT_MS);
  });
  house.begin(name);
  try {
    const note = await Promise.race([test(house), late]);
    const wrong = [...house.errors.splice(0), ...house.violations.splice(0)];
    if (wrong.length) throw new Error(wrong.slice(0, 5).join('\n'));
    ++passed;
    console.log(`ok    ${name} (${note ? `${note}, ` : ''}${Date.now() - start} ms)`);
  } catch (error) {
    failed.push(name);
    const lines = error.message
      .split('\n')
      .slice(0, 14)
      .concat(await lastSeen(house, name));
    console.log(
      `FAIL  ${name} (${Date.now() - start} ms)\n      ${lines.join('\n      ')}\n      seeds: ${house.seeds.join(', ') || 'none'}`,
    );
    house.errors.length = house.violations.length = 0;
  }
  clearTimeout(timer);
  for (const context of house.browser.contexts()) await context.close();
}

// Each worker has a server and a browser of its own. Tests do not know of each other.
async function work() {
  const house = await House.open();
  for (let next = waiting.shift(); next; next = waiting.shift()) await runOne(house, ...next);
  await house.close();
}

if (!waiting.length) failed.push(`no test is called ${wanted}`);
const workers = Math.min(2, availableParallelism(), waiting.length);
await Promise.all(Array.from({ length: workers }, work));
console.log(`e2e: ${passed} passed, ${failed.length} failed`);
process.exit(failed.length ? 1 : 0);
