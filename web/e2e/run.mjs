// End-to-end tests: npm run e2e [words of a test's name …]
// PARADOXA_PROGRAM is the server, PARADOXA_WEB a built client instead of the one compiled into it,
// CHROMIUM the browser.
import { tests as games } from './game.test.mjs';
import { House } from './house.mjs';
import { tests as initiative } from './initiative.test.mjs';
import { tests as paradoxical } from './paradoxical.test.mjs';
import { tests as safety } from './safety.test.mjs';
import { tests as screens } from './screens.test.mjs';

const LIMIT_MS = 240_000;
// Each group has a server and a browser of its own, and runs beside the others. In the first,
// later tests look at the game that an earlier one finishes.
const groups = [
  { ...games, ...safety, ...screens },
  { ...paradoxical, ...initiative },
];
const TIMED = ['two clicks lead from home', 'no task blocks the page'];
const FINISHES = 'two browsers and two bots';
const needsFinished = (words) => /\b(end|replay|screen|desktop|phone)\b/.test(words);

const wanted = process.argv.slice(2).join(' ');
const isTimed = ([name]) => TIMED.some((start) => name.startsWith(start));
const isWanted = ([name]) =>
  !wanted || name.includes(wanted) || (name.startsWith(FINISHES) && needsFinished(wanted));
const failed = [];
let passed = 0;

async function runOne(house, name, test) {
  const start = Date.now();
  let timer;
  const late = new Promise((_, fail) => {
    timer = setTimeout(() => fail(new Error(`longer than ${LIMIT_MS} ms`)), LIMIT_MS);
  });
  try {
    const note = await Promise.race([test(house), late]);
    const wrong = [...house.errors.splice(0), ...house.violations.splice(0)];
    if (wrong.length) throw new Error(wrong.slice(0, 5).join('\n'));
    ++passed;
    console.log(`ok    ${name} (${note ? `${note}, ` : ''}${Date.now() - start} ms)`);
  } catch (error) {
    failed.push(name);
    console.log(
      `FAIL  ${name} (${Date.now() - start} ms)\n      ${error.message.split('\n').slice(0, 14).join('\n      ')}`,
    );
  }
  clearTimeout(timer);
  for (const context of house.browser.contexts())
    if (context !== house.finishedPage?.context()) await context.close();
}

async function runGroup(tests) {
  if (!tests.length) return;
  const house = await House.open();
  for (const [name, test] of tests) await runOne(house, name, test);
  await house.close();
}

const chosen = groups.map((group) => Object.entries(group).filter(isWanted));
await runGroup(chosen.flat().filter(isTimed)); // with the machine to themselves
await Promise.all(chosen.map((tests) => runGroup(tests.filter((test) => !isTimed(test)))));
console.log(`e2e: ${passed} passed, ${failed.length} failed`);
process.exit(failed.length ? 1 : 0);
