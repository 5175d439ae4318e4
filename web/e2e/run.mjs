// End-to-end tests: npm run e2e [words of a test's name …], npm run e2e:soak for the long ones.
// PARADOXA_PROGRAM is the server, PARADOXA_WEB a built client instead of the one compiled into it,
// CHROMIUM the browser, PARADOXA_E2E_SEED other luck than usual.
import { availableParallelism } from 'node:os';
import { long as manySizes, tests as fit } from './fit.test.mjs';
import { tests as games } from './game.test.mjs';
import { House } from './house.mjs';
import { tests as initiative } from './initiative.test.mjs';
import { tests as learn } from './learn.test.mjs';
import { tests as paradoxical } from './paradoxical.test.mjs';
import { tests as phone } from './phone.test.mjs';
import { tests as safety } from './safety.test.mjs';
import { tests as screens } from './screens.test.mjs';
import { tests as speed } from './speed.test.mjs';
import { tests as long } from './whole_games.soak.mjs';

const LIMIT_MS = 300_000;
const isSoak = process.argv[2] === '--soak';
const wanted = process.argv.slice(isSoak ? 3 : 2).join(' ');
const all = isSoak
  ? { ...long, ...manySizes }
  : {
      ...games,
      ...paradoxical,
      ...initiative,
      ...learn,
      ...screens,
      ...fit,
      ...phone,
      ...safety,
      ...speed,
    };
const waiting = Object.entries(all).filter(([name]) => name.includes(wanted));
const failed = [];
let passed = 0;

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
    const lines = error.message.split('\n').slice(0, 14);
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
