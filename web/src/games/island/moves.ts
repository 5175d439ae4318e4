// Which legal moves belong to which thing on the table.
import type { MoveButton } from '../board';
import type { LegalMove } from '../../net/frames';
import type { IslandView } from './view';

export const ofKind = (legal: LegalMove[], kind: string): LegalMove[] =>
  legal.filter((move) => move.kind === kind);

/** The ways to go in a direction. */
export const steps = (legal: LegalMove[], direction: string): LegalMove[] =>
  legal.filter(({ kind, args }) => kind === 'move' && args.direction === direction);

/** The move in a direction as it is meant; where it cannot be paid, what comes next to it. */
export function stepFor(
  legal: LegalMove[],
  direction: string,
  length: number,
  safe: boolean,
): LegalMove | undefined {
  const all = steps(legal, direction);
  const of = (one: LegalMove) =>
    Number(one.args.length === length) * 2 + Number(one.args.safe === safe);
  return [...all].sort((a, b) => of(b) - of(a))[0];
}

/** The lengths that can be chosen at all. */
export const lengths = (legal: LegalMove[]): number[] =>
  [...new Set(ofKind(legal, 'move').map(({ args }) => Number(args.length)))].sort();

/** The move with a fruit: to use it, or to answer a question with it. */
export const fruitMove = (legal: LegalMove[], fruit: string): LegalMove | undefined =>
  legal.find(({ kind, args }) => (kind === 'use' || kind === 'fruit') && args.fruit === fruit);

const PLAIN: [kind: string, icon: string, key?: string][] = [
  ['restore', 'bolt', 't'],
  ['yes', 'check', 'y'],
  ['no', 'x', 'n'],
  ['carry', 'next', 'c'],
  ['pass', 'x', 'p'],
  ['end', 'next', 'e'],
];

export function buttons(
  view: IslandView,
  legal: LegalMove[],
  picked: LegalMove | null,
): MoveButton[] {
  if (picked) return [];
  return PLAIN.flatMap(([kind, icon, key]) => {
    const move = legal.find((one) => one.kind === kind);
    if (!move) return [];
    const last = kind === 'end' && view.actions === 0;
    return [{ move, icon, key, primary: last, picks: kind === 'end' && view.actions > 0 }];
  });
}
