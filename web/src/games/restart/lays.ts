// A Chain card whose pattern lies over the grid while it is pointed at or has the focus, and stays there
// after a click.
import type { Action } from 'svelte/action';
import { lay, plan } from './plan.svelte';

export const lays: Action<HTMLElement, string | null> = (element, given) => {
  let chain = given;
  const point = (here: boolean) => {
    if (here) plan.pointed = chain;
    else if (plan.pointed === chain) plan.pointed = null;
  };
  const on: [string, (event: Event) => void, boolean?][] = [
    ['pointerenter', (event) => (event as PointerEvent).pointerType === 'mouse' && point(true)],
    ['pointerleave', () => point(false)],
    ['focusin', () => point(true)],
    ['focusout', () => point(false)],
    ['click', () => chain && lay(plan.chain === chain ? null : chain), true],
  ];
  for (const [name, call, capture] of on) element.addEventListener(name, call, capture);
  return {
    update: (next) => (chain = next),
    destroy: () => queueMicrotask(() => point(false)),
  };
};
