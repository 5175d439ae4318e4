// What the map says about a picked move of OP's, besides the move.
import type { LegalMove } from '../../../net/frames';
import { and } from '../../../words/message';
import type { Fields } from '../../../words/narrator';
import { tileSpace } from '../build/words';
import { neighbour, parsePlacement } from '../geometry';
import { printed } from '../print.svelte';
import { cellsAt, islandOf, OP_PIECES, type IslandView } from '../view';

/** Where a step leads, and who is there. */
function landing(view: IslandView, { args }: LegalMove): Fields {
  const to = neighbour(String(args.cell), String(args.direction));
  const laid = to ? islandOf(view).get(to) : undefined;
  if (!to || !laid) return { onto: 'ocean', pieces: [], others: [] };
  // A lake is one place for OP's pieces.
  const cells = laid.space.startsWith('lake') ? cellsAt(view, laid.space) : [to];
  const pieces = view.pieces.filter(({ cell }) => cell && cells.includes(cell));
  const others = OP_PIECES.filter(
    (op, i) =>
      op !== args.op && cellsAt(view, view.op[i] ?? null).some((one) => cells.includes(one)),
  );
  return { onto: laid.name, pieces: pieces.map(({ piece }) => piece), others };
}

export const OP_FACTS: Record<string, (view: IslandView, seat: number, move: LegalMove) => Fields> =
  {
    step: (view, _seat, move) => landing(view, move),
    tile: (_view, _seat, { args }) => {
      const spaces = printed().tiles[parsePlacement(String(args.tile)).tile] ?? [];
      return { spaces: and([...new Set(spaces)].map(tileSpace)) };
    },
  };
