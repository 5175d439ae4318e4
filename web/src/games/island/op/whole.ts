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
import type { MapData, Standing } from '../map';

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
