// Looking at a page: what axe finds, what sticks out, what is too small for a finger.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Serious and critical findings, in short. */
export async function faults(page) {
  // A debugger's evaluation, not a script of the page: its policy stays as it is.
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() =>
    window.axe.run(document, { resultTypes: ['violations'] }),
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 3)
          .map((n) => n.target.join(' '))
          .join(', ')}`,
    );
}

export const overflow = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Things to tap that are smaller than a finger. A link inside a sentence may be. */
export const small = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, a.btn, [role=slider], select, input')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest('[inert]')) // only to look at
      // The cells of a map, in a replay: only to read, and the panes beside it say the same.
      .filter((element) => !(element.matches('[data-cell]') && !document.querySelector('.act')))
      .map((element) => {
        const box = element.getBoundingClientRect();
        const after = getComputedStyle(element, '::after');
        // What lies around it and belongs to it is touched as well.
        const more = (side) => {
          const reach = after.position === 'absolute' ? -2 * parseFloat(after[side]) : 0;
          return reach > 0 ? reach : 0;
        };
        return {
          width: box.width && box.width + more('left'),
          height: box.height + more('top'),
          name: element.outerHTML.slice(0, 90),
        };
      })
      .filter(({ width, height }) => width > 0 && (width < 43.5 || height < 43.5))
      .map(({ width, height, name }) => `${Math.round(width)}x${Math.round(height)} ${name}`),
  );

/** Things to tap that lie partly outside the window. */
export const outside = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, a.btn')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({ box: element.getBoundingClientRect(), element }))
      .filter(({ box }) => box.width > 0 && (box.right > innerWidth + 4 || box.left < -4))
      .map(
        ({ box, element }) =>
          `${Math.round(box.left)} to ${Math.round(box.right)}: ${element.outerHTML.slice(0, 90)}`,
      ),
  );

/** Elements with words that hold more than they show. */
export const overfull = (page) =>
  page.evaluate(() => {
    const found = [];
    const shown = [...document.querySelectorAll('main, main *, footer *')].filter(
      (one) =>
        one.checkVisibility({ visibilityProperty: true }) && !one.closest('.visually-hidden'),
    );
    const name = (one) => `${one.tagName}.${one.getAttribute('class') ?? ''}`.slice(0, 60);
    for (const one of shown) {
      const { overflowX, overflowY } = getComputedStyle(one);
      if (one instanceof SVGElement || !one.textContent.trim()) continue;
      if (overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1)
        found.push(`${name(one)} cuts ${one.scrollWidth - one.clientWidth} px of width`);
      if (overflowY !== 'visible' && one.scrollHeight > one.clientHeight + 1)
        found.push(`${name(one)} cuts ${one.scrollHeight - one.clientHeight} px of height`);
    }
    return found;
  });

/** Things in a frame that stick out of it; a glow may. */
export const beyond = (page, frame) =>
  page.evaluate((selector) => {
    const outer = document.querySelector(selector).getBoundingClientRect();
    return [...document.querySelectorAll(`${selector} *`)]
      .filter((one) => one instanceof HTMLElement && !one.closest('.clip'))
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one) => [one, one.getBoundingClientRect()])
      .filter(([, { width, height }]) => width && height)
      .flatMap(([one, { left, top, right, bottom }]) => {
        const by = Math.max(
          outer.left - left,
          outer.top - top,
          right - outer.right,
          bottom - outer.bottom,
        );
        return by > 3 ? [`${one.tagName}.${one.className} sticks out by ${Math.round(by)} px`] : [];
      });
  }, frame);

/** What is wrong with the headings: one h1, and no level left out. */
export const misled = (page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll('h1, h2, h3, h4')].filter(
      (one) => one.checkVisibility() && !one.closest('[inert], [role=img]'),
    );
    const levels = shown.map((one) => Number(one.tagName[1]));
    const firsts = levels.filter((level) => level === 1).length;
    return [
      ...(firsts === 1 ? [] : [`${firsts} headings of the first level`]),
      ...shown
        .filter((_, i) => levels[i] > (levels[i - 1] ?? 0) + 1)
        .map((one) => `${one.tagName} "${one.textContent.trim()}" leaves a level out`),
    ];
  });

/** What `wanted` names and cannot be clicked in its middle, because it is outside the window or
 *  something lies on it. The page is scrolled there first where it scrolls; nothing else is. */
export const unreachable = (page, wanted) =>
  page.evaluate((selector) => {
    const name = (element) => element.outerHTML.slice(0, 90);
    const wrong = [];
    for (const element of document.querySelectorAll(selector)) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const at = () => {
        const box = element.getBoundingClientRect();
        return [box.left + box.width / 2, box.top + box.height / 2];
      };
      const scroller = document.scrollingElement;
      if (scroller.scrollHeight > innerHeight) scroller.scrollTop += at()[1] - innerHeight / 2;
      const [x, y] = at();
      const hit = document.elementFromPoint(x, y);
      if (!hit) wrong.push(`outside at ${Math.round(x)},${Math.round(y)}: ${name(element)}`);
      else if (!element.contains(hit)) wrong.push(`${name(element)} lies under ${name(hit)}`);
    }
    document.scrollingElement.scrollTop = 0;
    return wrong;
  }, wanted);

/** What `wanted` names and is not all in the window, wherever the page is scrolled to, or is cut by
 *  something around it; `scrolls` allows that one has to scroll the page to it. */
export const cut = (page, wanted, { scrolls = false } = {}) =>
  page.evaluate(
    ([selector, mayScroll]) => {
      const SLACK = 1.5;
      const wrong = [];
      for (const element of document.querySelectorAll(selector)) {
        if (!element.checkVisibility({ visibilityProperty: true })) continue;
        const box = element.getBoundingClientRect();
        const tell = (what) =>
          wrong.push(
            `${what} (${Math.round(box.left)},${Math.round(box.top)} to ${Math.round(box.right)},${Math.round(box.bottom)}): ${element.outerHTML.slice(0, 70)}`,
          );
        if (box.left < -SLACK || box.right > innerWidth + SLACK) tell('beside the window');
        else if (!mayScroll && (box.top < -SLACK || box.bottom > innerHeight + SLACK))
          tell('below the window');
        for (let around = element.parentElement; around; around = around.parentElement) {
          if (around === document.body) break;
          const { overflowX, overflowY } = getComputedStyle(around);
          const edge = around.getBoundingClientRect();
          const beside = box.left < edge.left - SLACK || box.right > edge.right + SLACK;
          const below = box.top < edge.top - SLACK || box.bottom > edge.bottom + SLACK;
          if ((overflowX !== 'visible' && beside) || (overflowY !== 'visible' && below)) {
            tell(`cut by .${around.className.toString().split(' ')[0]}`);
            break;
          }
        }
      }
      return wrong;
    },
    [wanted, scrolls],
  );

/** Visible text below `least` px, that of drawings as large as it is on the screen. */
export const tiny = (page, least = 12) =>
  page.evaluate((limit) => {
    const wrong = new Set();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode.data.trim();
      const element = texts.currentNode.parentElement;
      if (!text || element.closest('.visually-hidden, script, style, option')) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const scale = element instanceof SVGElement ? element.getScreenCTM().a : 1;
      const size = parseFloat(getComputedStyle(element).fontSize) * scale;
      if (size < limit - 0.01)
        wrong.add(`${size.toFixed(1)} px: ${text.slice(0, 30)} in .${element.classList}`);
    }
    return [...wrong];
  }, least);

/** Text that has no room: it is wider or higher than the box that hides the rest of it. */
export const clipped = (page, wanted) =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter(
          (element) =>
            element.scrollWidth > element.clientWidth + 1 ||
            element.scrollHeight > element.clientHeight + 2,
        )
        .map((element) => `no room for "${element.textContent.trim().slice(0, 40)}"`),
    wanted,
  );
