// This browser's part of a table's luck: the commitment that it saw, and 32 bytes of its own,
// committed to before the start and shown when all have committed. Kept, so that a reload in
// between does not lose them and the end can check them.
import { freshBytes, fromHex, toHex } from './bytes';
import type { Promised } from './fairness';
import { sha256 } from './sha256';

const name = (table: string, seat: number) => `paradoxa.share.${table}.${seat}`;

export function keptShare(table: string, seat: number): string | null {
  return localStorage.getItem(name(table, seat));
}

export function shareFor(table: string, seat: number): string {
  const kept = keptShare(table, seat);
  if (kept) return kept;
  const share = toHex(freshBytes(32));
  localStorage.setItem(name(table, seat), share);
  return share;
}

const promise = (table: string) => `paradoxa.promise.${table}`;

/** Keeps the commitment to a table's luck as it was first seen: the server cannot change it. */
export function keepPromise(table: string, commitment: string, before: boolean): void {
  if (localStorage.getItem(promise(table)) === null)
    localStorage.setItem(promise(table), JSON.stringify({ commitment, before } satisfies Promised));
}

/** What was kept; nothing where this browser was never at the table. */
export function keptPromise(table: string): Promised | null {
  const kept = localStorage.getItem(promise(table));
  return kept === null ? null : (JSON.parse(kept) as Promised);
}

export const hashOf = (share: string): string => toHex(sha256(fromHex(share)));
