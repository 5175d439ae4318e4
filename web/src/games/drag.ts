// Dragging a piece onto the board. Anything with data-drop takes it; elsewhere it falls back.
import type { Action } from 'svelte/action';

export interface Dragging {
  can: boolean;
  drop: (onto: Element) => void;
}

const START_PX = 10; // before that it is a click

export const drag: Action<HTMLElement, Dragging> = (element, given) => {
  let options = given;
  let from: { x: number; y: number; id: number } | null = null;
  let moving = false;

  const down = (event: PointerEvent) => {
    moving = false;
    if (!options.can || event.button !== 0) return;
    from = { x: event.clientX, y: event.clientY, id: event.pointerId };
    // A quick hand leaves the piece before it has moved: the whole window is listened to.
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', settle);
  };
  const move = (event: PointerEvent) => {
    if (!from || event.pointerId !== from.id) return;
    const x = event.clientX - from.x;
    const y = event.clientY - from.y;
    if (!moving && Math.hypot(x, y) < START_PX) return;
    moving = true;
    element.style.transition = 'none';
    element.style.zIndex = '30';
    element.style.position = 'relative';
    element.style.transform = `translate(${x}px, ${y}px) scale(1.1)`;
  };
  const settle = () => {
    for (const name of ['transition', 'z-index', 'position', 'transform'])
      element.style.removeProperty(name);
    from = null;
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', settle);
  };
  const up = (event: PointerEvent) => {
    if (!from || event.pointerId !== from.id) return;
    const onto = moving ? under(event) : undefined;
    settle();
    if (onto) options.drop(onto);
  };
  // Somewhere under the pointer, below the piece itself, a place takes it.
  const under = (event: PointerEvent) =>
    document
      .elementsFromPoint(event.clientX, event.clientY)
      .find((one) => one.hasAttribute('data-drop') && !element.contains(one));
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
