// One piece of a group is reachable by Tab; arrows go on from there. The pieces are the elements with
// data-piece and those that explain themselves, or those that the action is given a selector for, as far as they are shown
// in this window; where the one with the focus is gone, the one after it takes it.
import type { Action } from 'svelte/action';

// Pieces, and what can only be read.
const PIECES = '[data-piece], [data-explains][tabindex]';
const NARROW = 0.35; // sideways counts for less when going up or down

export const roving: Action<HTMLElement | SVGElement, string | undefined> = (
  root,
  wanted = PIECES,
) => {
  let current: HTMLElement | null = null;
  let at = 0;
  let inside = false;

  const pieces = () =>
    [...root.querySelectorAll<HTMLElement>(wanted)].filter((piece) => piece.checkVisibility());

  // The one after what is gone: a piece rather than what can only be read.
  function next(all: HTMLElement[]): HTMLElement | undefined {
    const plays = (piece: HTMLElement) => piece.hasAttribute('data-piece');
    return all.slice(at).find(plays) ?? all.findLast(plays) ?? all[Math.min(at, all.length - 1)];
  }
  function mark(): void {
    const all = pieces();
    if (!current || !all.includes(current)) current = next(all) ?? null;
    at = current ? all.indexOf(current) : 0;
    for (const piece of all) piece.tabIndex = piece === current ? 0 : -1;
  }
  function go(to: HTMLElement | undefined): void {
    if (!to) return;
    current = to;
    mark();
    to.focus();
  }
  // The nearest piece above or below.
  function vertical(from: HTMLElement, down: boolean): HTMLElement | undefined {
    const here = from.getBoundingClientRect();
    const far = (piece: HTMLElement) => {
      const box = piece.getBoundingClientRect();
      return Math.abs(box.top - here.top) + NARROW * Math.abs(box.left - here.left);
    };
    return pieces()
      .filter((piece) => {
        const box = piece.getBoundingClientRect();
        return down ? box.top >= here.bottom - 8 : box.bottom <= here.top + 8;
      })
      .sort((a, b) => far(a) - far(b))[0];
  }
  function key(event: KeyboardEvent): void {
    const all = pieces();
    const from = all.find((piece) => piece === document.activeElement);
    if (!from) return;
    const index = all.indexOf(from);
    const to = {
      ArrowRight: () => all[index + 1],
      ArrowLeft: () => all[index - 1],
      Home: () => all[0],
      End: () => all.at(-1),
      ArrowDown: () => vertical(from, true),
      ArrowUp: () => vertical(from, false),
    }[event.key];
    if (!to) return;
    event.preventDefault();
    go(to());
  }
  function focused(event: FocusEvent): void {
    inside = true;
    const piece = (event.target as Element).closest<HTMLElement>(wanted);
    if (!piece) return;
    current = piece;
    mark();
  }
  const left = (event: FocusEvent) => {
    if (event.relatedTarget) inside = root.contains(event.relatedTarget as Node);
  };
  const watch = new MutationObserver(() => {
    mark();
    const lost = !document.activeElement || document.activeElement === document.body;
    if (inside && lost) current?.focus();
  });
  watch.observe(root, { childList: true, subtree: true });
  const resized = new ResizeObserver(mark); // another window shows other pieces
  resized.observe(root);
  const on = root as HTMLElement; // an element of a drawing has the same events
  on.addEventListener('keydown', key);
  on.addEventListener('focusin', focused);
  on.addEventListener('focusout', left);
  mark();
  queueMicrotask(mark); // what explains itself becomes a stop a little later
  return {
    destroy: () => {
      watch.disconnect();
      resized.disconnect();
    },
  };
};
