// What the pictures of how to play have in common.
import type { Naming } from '../../board';
import type { Shot } from '../../howto';
import type { LegalMove } from '../../../net/frames';
import { stillHand } from '../../still';
import type { BoardContext } from '../context';
import { cardAt, matchOf, rsView, sideOf, type ChainMatch } from '../view';

/** A board that nobody can touch, seen by seat 0. */
export const stillBoard = (
  { legal }: Shot,
  naming: Naming,
  room: BoardContext['room'] = 'dock',
  picked: LegalMove | null = null,
): BoardContext => ({ hand: stillHand(legal, picked), naming, seat: 0, room });

/** The card that would be caused, and the one that it would cover. */
export function causing({ view, legal }: Shot): {
  move: LegalMove;
  card: string;
  covered: string;
} {
  const move = legal.find(({ kind }) => kind === 'cause')!;
  const now = rsView(view);
  const covered = cardAt(now, sideOf(now, 0).adult ?? '') ?? '';
  return { move, card: String(move.args.card), covered };
}

/** The Chain in hand that is nearest to lying on the grid, but does not lie there yet. */
export function nearest({ view }: Shot): ChainMatch {
  const now = rsView(view);
  const all = sideOf(now, 0).chains.map((chain) => matchOf(now, chain)!);
  const open = all.filter(({ missing }) => missing > 0);
  return [...(open.length ? open : all)].sort((a, b) => a.missing - b.missing)[0]!;
}

/** A move that validates it, as if it could be made. */
export const validating = ({ chain }: ChainMatch): LegalMove => ({
  text: `validate ${chain}`,
  kind: 'validate',
  args: { chain },
});
