// End-to-end tests: npm run e2e [words of a test's name …]
// PARADOXA_PROGRAM is the server, PARADOXA_WEB a built client instead of the one compiled into it,
// CHROMIUM the browser.
import { tests as games } from './game.test.mjs';
import { House } from './house.mjs';
import { tests as paradoxical } from './paradoxical.test.mjs';
import { tests as safety } from './safety.test.mjs';
import { tests as screens } from './screens.test.mjs';

const LIMIT_MS = 240_000;
const wanted = process.argv.slice(2).join(' ');
const all = Object.entries({ ...games, ...safety, ...screens, ...paradoxical });
// Later tests look at the game that this one finishes.
const first = 'two browsers and two bots';
const chosen = all.filter(
  ([name]) => !wanted || name.includes(wanted) || (name.startsWith(first) && needsGame(wanted)),
);
function needsGame(words) {
  return /\b(end|replay|screen|desktop|phone)\b/.test(words);
}

const house = await House.open();
let passed = 0;
const failed = [];
for (const [name, test] of chosen) {
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
await house.close();
console.log(`e2e: ${passed} passed, ${failed.length} failed`);
process.exit(failed.length ? 1 : 0);
