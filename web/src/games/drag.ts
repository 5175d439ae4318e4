// Dragging a piece. What takes it is marked with data-drop, or with another attribute that the board
// names; elsewhere the piece falls back.
import type { Action } from 'svelte/action';

export interface Carried {
  x: number; // px from where it lay
  y: number;
  over: Element | null; // what would take it here
}

export interface Dragging {
  can: boolean;
  onto?: string; // the attribute of what takes it
  lift?: () => boolean; // asked before it moves: false leaves it where it is
  carry?: (by: Carried | null) => void; // draws it on its way, then null; without it the element moves
  drop: (onto: Element) => void;
}

const START_PX = 10; // before that it is a click

const MOVED = ['transition', 'z-index', 'position', 'transform'];
function carryElement(element: HTMLElement, by: Carried | null): void {
  if (!by) return MOVED.forEach((name) => element.style.removeProperty(name));
  element.style.transition = 'none';
  element.style.zIndex = '30';
  element.style.position = 'relative';
  element.style.transform = `translate(${by.x}px, ${by.y}px) scale(1.1)`;
}

export const drag: Action<HTMLElement, Dragging> = (element, given) => {
  let options = given;
  let from: { x: number; y: number; id: number } | null = null;
  let moving = false;

  const carry = (by: Carried | null) =>
    options.carry ? options.carry(by) : carryElement(element, by);
  // Somewhere under the pointer, below the piece itself, a place takes it.
  const under = (event: PointerEvent): Element | null =>
    document
      .elementsFromPoint(event.clientX, event.clientY)
      .find((one) => one.hasAttribute(options.onto ?? 'data-drop') && !element.contains(one)) ??
    null;

  const down = (event: PointerEvent) => {
    moving = false;
    if (!options.can || event.button !== 0) return;
    from = { x: event.clientX, y: event.clientY, id: event.pointerId };
    // A fast pointer leaves the piece before it has moved, so listen to the whole window.
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', settle);
  };
  const move = (event: PointerEvent) => {
    if (!from || event.pointerId !== from.id) return;
    const x = event.clientX - from.x;
    const y = event.clientY - from.y;
    if (!moving && Math.hypot(x, y) < START_PX) return;
    if (!moving && options.lift?.() === false) return settle();
    moving = true;
    carry({ x, y, over: under(event) });
  };
  const settle = () => {
    if (from && moving) carry(null);
    from = null;
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', settle);
  };
  const up = (event: PointerEvent) => {
    if (!from || event.pointerId !== from.id) return;
    const onto = moving ? under(event) : null;
    if (onto) options.drop(onto);
    settle();
  };
  // A drag is not a click as well.
  const click = (event: MouseEvent) => {
    if (!moving) return;
    moving = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  element.addEventListener('pointerdown', down);
  element.addEventListener('click', click, true);
  return {
    update: (next) => (options = next),
    destroy: settle,
  };
};
