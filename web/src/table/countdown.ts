// How long a question still waits before its default answers it.
import type { Asked } from '../net/frames';

/** What the server said of the question, and when it was heard. */
export type Waiting = Asked & { at: number };

export const leftMs = (waiting: Waiting, now: number): number | null =>
  waiting.left_ms === undefined
    ? null
    : Math.max(0, waiting.left_ms - Math.max(0, now - waiting.at));

export const asTime = (ms: number): string => {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
