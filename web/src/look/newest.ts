// A list that is read from its end: it opens there, and stays there while lines are added, unless
// the reader has scrolled back.
import type { Action } from 'svelte/action';

const NEAR_PX = 48;

export const newest: Action<HTMLElement, unknown> = (list) => {
  let reading = false;
  let known = '';
  const sizes = () => [list.clientWidth, list.clientHeight, list.scrollHeight].join();
  const toEnd = () => {
    if (!reading) list.scrollTop = list.scrollHeight;
    known = sizes();
  };
  // A list that has just changed its size may have been scrolled by that, and not by a reader.
  const read = () => {
    if (list.clientHeight && sizes() === known)
      reading = list.scrollHeight - list.scrollTop - list.clientHeight > NEAR_PX;
  };
  // What is not shown cannot be scrolled: a drawer that opens begins at the end.
  let shown = false;
  const size = new ResizeObserver(() => {
    const now = list.clientHeight > 0;
    if (now && !shown) reading = false;
    shown = now;
    toEnd();
  });
  list.addEventListener('scroll', read);
  size.observe(list);
  toEnd();
  return { update: () => requestAnimationFrame(toEnd), destroy: () => size.disconnect() };
};
