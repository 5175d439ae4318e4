// Things move from where they were to where they go. A board marks what is the same thing with
// data-thing="key", and where a new thing comes from with
// data-from: the key of another thing, or a place (data-place). A thing that goes away goes to its
// data-to.
import type { Action } from 'svelte/action';
import { settings } from '../table/settings.svelte';

const TRAVEL_MS = 280;
const APART_MS = 40;
const MOVED_PX = 24; // less is a hover or a lift, not a journey
const EASE = 'cubic-bezier(.45,.05,.2,1)';

type Spots = Map<string, DOMRect>;

// What travels is already where it goes: measured on its way it would seem to have moved again.
const travelling = new WeakMap<Element, DOMRect>();
const placeOn = (element: Element): DOMRect =>
  travelling.get(element) ?? element.getBoundingClientRect();

const key = (element: Element) => element.getAttribute('data-thing') ?? '';

function spots(root: HTMLElement): Spots {
  const found: Spots = new Map();
  for (const element of root.querySelectorAll('[data-thing]'))
    found.set(key(element), placeOn(element));
  return found;
}

function travel(element: HTMLElement, from: DOMRect, order: number, most: number): void {
  const to = placeOn(element);
  if (!to.width || !from.width) return;
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  const scale = Math.min(most, Math.max(0.3, from.width / to.width));
  const journey = element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 30 },
      { transform: 'none', zIndex: 30 },
    ],
    { duration: TRAVEL_MS, delay: order * APART_MS, easing: EASE, fill: 'backwards' },
  );
  travelling.set(element, to);
  journey.onfinish = journey.oncancel = () => travelling.delete(element);
}

function collect(copy: HTMLElement, from: DOMRect, to: DOMRect): void {
  copy.removeAttribute('data-thing');
  copy.setAttribute('aria-hidden', 'true');
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    margin: '0',
    zIndex: '30',
    pointerEvents: 'none',
  });
  document.body.append(copy);
  const x = to.left + to.width / 2 - from.left - from.width / 2;
  const y = to.top + to.height / 2 - from.top - from.height / 2;
  copy.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${x}px, ${y}px) scale(0.25)`, opacity: 0.2 },
    ],
    { duration: TRAVEL_MS, easing: EASE, fill: 'forwards' },
  ).onfinish = () => copy.remove();
}

/** Watches a board: whenever its view changes, what is the same thing travels. */
export const glide: Action<HTMLElement, unknown> = (root) => {
  let before = spots(root);
  let waiting = false;
  // The places are measured just before each change comes to the page.
  const remember = new MutationObserver((changes) => {
    for (const { removedNodes } of changes)
      for (const node of removedNodes) if (node instanceof HTMLElement) leaving(node);
    if (waiting) return;
    waiting = true;
    queueMicrotask(() => {
      waiting = false;
      settle();
    });
  });
  // A copy of what is gone travels on, where it has somewhere to go.
  function leaving(node: HTMLElement): void {
    if (settings.still) return;
    const things = [node, ...node.querySelectorAll<HTMLElement>('[data-thing]')];
    for (const thing of things) {
      const from = before.get(key(thing));
      const to = placeOf(thing.getAttribute('data-to'));
      if (
        from?.width &&
        to?.width &&
        !root.querySelector(`[data-thing="${CSS.escape(key(thing))}"]`)
      )
        collect(thing.cloneNode(true) as HTMLElement, from, to);
    }
  }
  const placeOf = (name: string | null): DOMRect | undefined =>
    name
      ? root.querySelector(`[data-place="${CSS.escape(name)}"]`)?.getBoundingClientRect()
      : undefined;
  // Where a thing that was nowhere before comes from: another thing, or a place.
  function originOf(element: Element): DOMRect | undefined {
    const from = element.getAttribute('data-from');
    return from ? (before.get(from) ?? placeOf(from)) : undefined;
  }
  function settle(): void {
    const after = spots(root);
    let order = 0;
    for (const element of settings.still
      ? []
      : root.querySelectorAll<HTMLElement>('[data-thing]')) {
      const old = before.get(key(element));
      const now = after.get(key(element))!;
      if (!old) {
        const origin = originOf(element);
        if (origin) travel(element, origin, order++, 0.8);
      } else if (Math.hypot(old.x - now.x, old.y - now.y) > MOVED_PX) {
        travel(element, old, order++, 1.6);
      }
    }
    before = after;
  }
  remember.observe(root, { childList: true, subtree: true });
  const resized = () => (before = spots(root));
  addEventListener('resize', resized);
  return {
    destroy() {
      remember.disconnect();
      removeEventListener('resize', resized);
    },
  };
};
