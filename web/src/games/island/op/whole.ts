// The whole island as OP and the referee see it, as data for the map.
import {
  partOf,
  cellsAt,
  islandOf,
  lookOf,
  OP_PIECES,
  seatOf,
  tilesOf,
  type IslandView,
} from '../view';
import { PARTS, type Part } from '../geometry';
import type { MapData, Standing } from '../map';
import { character, opPiece } from '../print.svelte';
import { is } from '../words';
import { spaceName } from '../words_of';
import { readOff } from './targets';

export function wholeMap(view: IslandView): MapData {
  const cells: MapData['cells'] = new Map();
  for (const [cell, { name, space, rotation }] of islandOf(view))
    cells.set(cell, { name, space, rotation, sure: true });
  const captives = view.pieces.flatMap((one, i): Standing[] =>
    one.cell && (one.posture === 'standing' || one.posture === 'lying')
      ? [
          {
            key: one.piece,
            seat: seatOf(view, one.piece),
            look: lookOf(view, one.piece),
            second: view.boards.length === 1 && i === 1,
            cell: one.cell,
            lying: one.posture === 'lying',
          },
        ]
      : [],
  );
  const op = OP_PIECES.flatMap((name, i): Standing[] => {
    const place = view.op[i] ?? null;
    const part = partOf(place) ?? undefined;
    const cell = cellsAt(view, place)[0];
    return part || cell ? [{ key: name, look: name, seat: 0, part, cell }] : [];
  });
  return { cells, joins: tilesOf(view), pieces: [...op, ...captives], trails: [] };
}

/** A cell or a part of the ocean by name, with whoever is there; for eyes that can't see the map. */
export function placeName(view: IslandView, place: string): string {
  const off = readOff(place);
  if (off) return is.board.op.off(off);
  const part = (PARTS as readonly string[]).includes(place);
  if (part) return is.board.op.part({ part: is.board.partShort[place as Part] });
  const space = islandOf(view).get(place)?.name;
  const there = wholeMap(view)
    .pieces.filter(({ cell }) => cell === place)
    .map(({ look }) => character(look)?.name ?? opPiece(look ?? ''));
  const what = space ? spaceName(space) : is.board.op.noTile;
  return [`${place}, ${what}`, ...there].join(', ');
}
