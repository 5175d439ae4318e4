// What the pictures show: a safe step, who attacks, and what a start space tells.
import type { LegalMove, View } from '../../../net/frames';
import { DIRECTIONS, neighbour } from '../geometry';
import { emptyMap, type MapData } from '../map';
import { printed } from '../print.svelte';
import { isView, lookOf, OP_PIECES } from '../view';

/** The first move of one space that costs energy for being safe. */
export const safeStep = (legal: LegalMove[]): LegalMove | null =>
  legal.find(({ kind, args }) => kind === 'move' && args.length === 1 && args.safe === true) ??
  null;

/** Whom the question is about: the task that waits says which of OP's pieces it is. */
export function attackerIn(view: View): string {
  const task = isView(view).tasks.find((one) => one.task === 'attack');
  return OP_PIECES[task?.a ?? 0] ?? 'bush';
}

/** The start space of the first captive, the tile that it is on, and where the rest of the tile may be. */
export function guesses(view: View): { tile: string; fruit: string; mate: string; map: MapData } {
  const now = isView(view);
  const [piece] = now.pieces;
  const fruit = piece?.start ?? '';
  const at = piece?.start_cell ?? '';
  const [tile = '', spaces = []] =
    Object.entries(printed().tiles).find(([, all]) => all.includes(fruit)) ?? [];
  const mate = spaces.find((space) => space !== fruit) ?? '';
  const map = emptyMap();
  map.cells.set(at, { name: fruit, space: fruit, sure: true, start: true });
  for (const direction of DIRECTIONS) {
    const beside = neighbour(at, direction);
    if (beside) map.cells.set(beside, { name: mate, space: mate });
  }
  if (piece)
    map.pieces.push({ key: piece.piece, look: lookOf(now, piece.piece), seat: 1, cell: at });
  return { tile, fruit, mate, map };
}
