// What this browser remembers of the tables it has been at: how far a game had come, and which games were
// branched from which.
import { keep, kept } from './settings.svelte';

/** Where a branch left the game that it continues. */
export interface Origin {
  table: string;
  ply: number;
}
export interface Branch {
  table: string;
  ply: number;
  at_ms: number;
}
interface Remembered {
  round?: string; // "Trick 5"
  from?: Origin;
  branches?: Branch[];
}

const MOST = 60;
const all = (): [string, Remembered][] => kept<[string, Remembered][]>('tables', []);

function remember(table: string, more: (known: Remembered) => Remembered): void {
  const others = all().filter(([id]) => id !== table);
  keep('tables', [[table, more(of(table))], ...others].slice(0, MOST));
}
const of = (table: string): Remembered => all().find(([id]) => id === table)?.[1] ?? {};

export const roundOf = (table: string): string => of(table).round ?? '';
export const branchesOf = (table: string): Branch[] => of(table).branches ?? [];
export const originOf = (table: { id: string; from?: Origin }): Origin | null =>
  table.from ?? of(table.id).from ?? null;

export function keepRound(table: string, round: string): void {
  if (roundOf(table) !== round) remember(table, (known) => ({ ...known, round }));
}
export function keepBranch(table: string, from: Origin): void {
  remember(table, (known) => ({ ...known, from }));
  const branch = { table, ply: from.ply, at_ms: Date.now() };
  remember(from.table, (known) => ({
    ...known,
    branches: [...(known.branches ?? []), branch],
  }));
}
