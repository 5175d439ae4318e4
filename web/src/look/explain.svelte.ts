// Whatever is seen explains itself: while it is pointed at or has the focus, when it is held, and when
// it is tapped where a tap does nothing else. One bubble (Explained.svelte) shows what is told.
import { press, PRESS_MS } from './press';

export interface Explanation {
  title: string;
  note?: string; // beside the title
  text: string;
  clause?: string;
  lines?: { text: string; value?: string; clause?: string }[]; // what it is made of
}

/** `kind` says what sort of thing it is, to tests; `tell` is called when it is shown. */
export interface Explained {
  kind: string;
  tell: () => Explanation | null;
  slow?: boolean; // something to play with, which is pointed at all the time
}

/** The name of a button that shows only an icon. */
export const icon = (name: string): Explained => ({
  kind: 'icon',
  tell: () => ({ title: name, text: '' }),
});

class Bubble {
  subject = $state.raw<Element | null>(null); // what is explained now
  tell = $state.raw<Explained['tell'] | null>(null);
  pinned = $state(false); // stays until the next touch elsewhere
  private described: Element | null = null;
  private shut_ms = -Infinity;

  /** No delay for someone who reads one after the other. */
  get warm(): boolean {
    return this.subject !== null || performance.now() - this.shut_ms < WARM_MS;
  }

  show(subject: Element, tell: Explained['tell'], pinned: boolean): void {
    if (this.subject !== subject) this.hide();
    this.subject = subject;
    this.tell = tell;
    this.pinned = pinned;
    const control = controlIn(subject) ?? subject;
    if (control.hasAttribute('aria-describedby')) return;
    control.setAttribute('aria-describedby', BUBBLE);
    this.described = control;
  }

  hide(): void {
    if (this.subject) this.shut_ms = performance.now();
    this.described?.removeAttribute('aria-describedby');
    this.described = null;
    this.subject = null;
    this.tell = null;
    this.pinned = false;
  }
}
export const bubble = new Bubble();
export const BUBBLE = 'explained'; // its id

const SOON_MS = 300;
const SLOW_MS = 700;
const WARM_MS = 400;
const CONTROLS = 'button, a, input, select, [role=slider]';

const controlIn = (element: Element): Element | null =>
  element.matches(CONTROLS) ? element : element.querySelector(CONTROLS);
// A click there does something of its own.
const acts = (element: EventTarget | null): boolean =>
  element instanceof Element && element.closest(CONTROLS) !== null;

// The focus also comes and goes while the page is being drawn, when nothing may change.
const soon = (call: () => void) => queueMicrotask(() => call());

export function explains(element: HTMLElement | SVGElement, told: Explained | undefined) {
  let now = told;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (pinned = false) => {
    clearTimeout(timer);
    bubble.show(element, () => now?.tell() ?? null, pinned);
  };
  const hide = () => {
    clearTimeout(timer);
    if (bubble.subject === element) bubble.hide();
  };
  const later = (ms: number, pinned: boolean) => {
    clearTimeout(timer);
    timer = setTimeout(() => show(pinned), ms);
  };
  const shown = () => bubble.subject === element;
  // Something within it may explain itself.
  const mine = (target: EventTarget | null): target is Element =>
    target instanceof Element && target.closest('[data-explains]') === element;

  const on: Record<string, (event: never) => void> = {
    pointerenter: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse' || shown()) return;
      later(now?.slow ? SLOW_MS : bubble.warm ? 0 : SOON_MS, false);
    },
    pointerleave: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      clearTimeout(timer);
      if (!bubble.pinned) hide();
    },
    pointerdown: ({ pointerType, target }: PointerEvent) => {
      if (pointerType !== 'mouse') {
        if (mine(target)) later(PRESS_MS, true);
      } else if (acts(target)) hide();
    },
    pointerup: ({ pointerType }: PointerEvent) => pointerType !== 'mouse' && clearTimeout(timer),
    pointercancel: hide,
    click: ({ target }: MouseEvent) => {
      if (acts(target) || !mine(target)) return;
      if (shown() && bubble.pinned) hide();
      else show(true);
    },
    focusin: ({ target }: FocusEvent) => {
      if (mine(target) && target.matches(':focus-visible')) soon(show);
    },
    focusout: () => soon(hide),
  };
  if (!now) return {}; // a picture of the thing
  element.setAttribute('data-explains', now.kind);
  // Within a control it is read with it; else it is a stop of its own.
  const own = !acts(element) && !controlIn(element) && !element.closest('[aria-hidden=true]');
  if (own && !element.hasAttribute('tabindex')) element.setAttribute('tabindex', '0');
  press(element as HTMLElement, undefined);
  for (const [name, call] of Object.entries(on))
    element.addEventListener(name, call as (event: Event) => void);
  return {
    update(next: Explained | undefined) {
      now = next;
      element.setAttribute('data-explains', now?.kind ?? '');
    },
    destroy: () => soon(hide),
  };
}
