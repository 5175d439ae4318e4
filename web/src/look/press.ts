// A finger that rests on something reads it: lifting it does nothing.
import type { Action } from 'svelte/action';

export const PRESS_MS = 450;

export const press: Action<HTMLElement> = (element) => {
  let since_ms: number | null = null;
  const down = (event: PointerEvent) => {
    since_ms = event.pointerType === 'mouse' ? null : event.timeStamp;
  };
  const click = (event: MouseEvent) => {
    const held = since_ms !== null && event.timeStamp - since_ms >= PRESS_MS;
    since_ms = null;
    if (!held) return;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  const menu = (event: Event) => since_ms !== null && event.preventDefault();
  element.addEventListener('pointerdown', down);
  element.addEventListener('click', click, true);
  element.addEventListener('contextmenu', menu);
  return {};
};
