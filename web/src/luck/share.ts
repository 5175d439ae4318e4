// This browser's part of a table's luck: 32 bytes, committed to before the start and shown when all
// have committed. Kept, so that a reload in between does not lose them and the end can check them.
import { freshBytes, fromHex, toHex } from './bytes';
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

export const hashOf = (share: string): string => toHex(sha256(fromHex(share)));
