// Boards drawn into a page of the tests, with a hand that does nothing.
import { flushSync, mount, unmount } from 'svelte';
import type { GameBoard, Hand, Naming } from '../src/games/board';
import { stillHand } from '../src/games/still';
import type { LegalMove, View } from '../src/net/frames';
import type { Eyes } from './engine';

const NAMES = ['Ann', 'Ben', 'Cho', 'Dan', 'Eve'];

export const naming = (eyes: Eyes, seats: number): Naming => ({
  names: NAMES.slice(0, seats).map((name, seat) => (seat === eyes ? 'You' : name)),
  you: typeof eyes === 'number' ? eyes : null,
});

export const handOf = (legal: LegalMove[], picked: LegalMove | null = null): Hand => ({
  ...stillHand(legal, picked),
  hinted: legal[0]?.text ?? null,
});

/** jsdom lays nothing out: it knows neither containers nor media, nor what is shown. */
export function pretendMedia(): void {
  window.matchMedia ??= ((query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  })) as never;
  window.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  Element.prototype.checkVisibility ??= () => true;
}

/** The kinds of things in a page that explain themselves. */
export const kindsIn = (page: string): string[] =>
  [...page.matchAll(/data-explains="([^"]*)"/g)].flatMap(([, kinds]) => kinds!.split(' '));

/** Everything of a board at once; `look` sees it before it goes. Gives the page's text. */
export function draw(
  board: GameBoard,
  view: View,
  legal: LegalMove[],
  who: Naming,
  look: (target: HTMLElement) => void = () => {},
): string {
  const target = document.createElement('div');
  document.body.append(target);
  const props = { view, naming: who, hand: handOf(legal) };
  const parts = [mount(board.Stage, { target, props })];
  if (who.you !== null && board.Own) parts.push(mount(board.Own, { target, props }));
  if (board.pane) parts.push(mount(board.pane.Pane, { target, props }));
  for (const seat of who.names.keys()) {
    if (seat === who.you) continue;
    const given = { target, props: { ...props, seat } };
    parts.push(mount(board.Seat, given));
    if (board.Badge) parts.push(mount(board.Badge, given));
  }
  flushSync();
  look(target);
  const page = target.outerHTML;
  for (const part of parts) void unmount(part);
  target.remove();
  return page;
}
