// Whatever takes the focus gives it back: dialogs, drawers, sheets and trays.
import { tick } from 'svelte';
import type { Action } from 'svelte/action';

const PIECE = 'main [data-piece][tabindex="0"]'; // where Tab comes to the board

const isLost = (now: Element | null) => !now || now === document.body || !now.isConnected;

/** Remembers what has the focus. What it returns brings the focus back there, unless somebody has moved
 *  it elsewhere: it has to be nowhere, or within `inside`. */
export function rememberFocus(inside?: () => Element | null | undefined): () => void {
  const before = document.activeElement;
  return () =>
    void tick().then(() => {
      const now = document.activeElement;
      if (!isLost(now) && !inside?.()?.contains(now)) return;
      if (before === document.body) return;
      const there = before instanceof HTMLElement && before.isConnected && before.checkVisibility();
      const to = there ? before : document.querySelector<HTMLElement>(PIECE);
      to?.focus({ preventScroll: true });
    });
}

/** Something that comes and goes by itself: where it held the focus, that goes on to the board. */
export const lendsFocus: Action = (node) => {
  const back = rememberFocus();
  let inside = false;
  node.addEventListener('focusin', () => (inside = true));
  node.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget) inside = node.contains(relatedTarget as Node);
  });
  return {
    destroy() {
      if (inside) back();
    },
  };
};

/** While `on`, the board behind a drawer that covers it can't be reached; the action bar can. */
export const covered: Action<HTMLElement, boolean> = (root, on) => {
  const set = (now: boolean) => {
    for (const one of root.querySelectorAll<HTMLElement>(
      ':scope > :not(main, .drawer), :scope > main > :not(.middle)',
    ))
      one.inert = now;
  };
  set(on);
  return { update: set };
};
