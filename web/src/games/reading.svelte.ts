// The card that is looked at: what is printed on it is shown beside it.
import { PRESS_MS } from './press';

export interface Print {
  title: string;
  kind: string;
  text: string;
  clause: string;
}

class Look {
  card = $state<string | null>(null);
  box = $state.raw<DOMRect | null>(null);
}
export const look = new Look();

const SOON_MS = 300;

/** Shows what is printed on a card while it is pointed at, has the focus, or is held. */
export function readable(element: HTMLElement, card: string) {
  let now = card;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = () => {
    look.card = now;
    look.box = element.getBoundingClientRect();
  };
  const later = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(show, ms);
  };
  const hide = () => {
    clearTimeout(timer);
    if (look.card === now) look.card = null;
  };
  const on: [string, (event: Event) => void][] = [
    ['pointerenter', (event) => (event as PointerEvent).pointerType === 'mouse' && later(SOON_MS)],
    ['pointerleave', hide],
    [
      'pointerdown',
      (event) => (hide(), (event as PointerEvent).pointerType !== 'mouse' && later(PRESS_MS)),
    ],
    ['pointerup', () => clearTimeout(timer)],
    ['pointercancel', hide],
    ['focusin', () => element.querySelector(':focus-visible') && later(SOON_MS)],
    ['focusout', hide],
  ];
  for (const [name, call] of on) element.addEventListener(name, call);
  return {
    update(next: string) {
      if (next !== now) hide();
      now = next;
    },
    destroy: hide,
  };
}
