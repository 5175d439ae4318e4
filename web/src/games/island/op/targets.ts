// Where on the map a move of OP's leads, and which of OP's pieces makes it. This is reading what the
// server offers: what may be done at all, and to whom, it has decided.
import type { LegalMove } from '../../../net/frames';
import { DIRECTIONS, neighbour } from '../geometry';
import { cellsAt, islandOf, OP_PIECES, pieceOf, type IslandView } from '../view';

/** A place off the island: one step from a border cell. */
export const offOf = (cell: string, direction: string): string => `off ${cell} ${direction}`;
export function readOff(place: string): { cell: string; direction: string } | null {
  const [off, cell = '', direction = ''] = place.split(' ');
  return off === 'off' ? { cell, direction } : null;
}

const opposite = (direction: string): string =>
  DIRECTIONS[((DIRECTIONS as readonly string[]).indexOf(direction) + 3) % 6]!;
const step = (cell: string, direction: string): string =>
  neighbour(cell, direction) ?? offOf(cell, direction);

const cellOf = (view: IslandView, piece: string): string[] => {
  const cell = pieceOf(view, piece)?.cell;
  return cell ? [cell] : [];
};
const cellsWith = (view: IslandView, space: string): string[] =>
  [...islandOf(view)].flatMap(([cell, laid]) => (laid.space === space ? [cell] : []));

/** The captive piece that a question is about, if any. */
export function concerned(view: IslandView): string | null {
  const number = view.tasks.at(-1)?.piece;
  return (number !== undefined && view.pieces[number]?.piece) || null;
}

/** The cells and parts of the ocean that a move leads to. */
export function placesOf(view: IslandView, { kind, args }: LegalMove): string[] {
  switch (kind) {
    case 'cell':
    case 'carry_to':
      return [String(args.cell)];
    case 'part':
    case 'sail':
      return [String(args.part)];
    case 'flood':
      return cellsAt(view, `lake_${String(args.lake)}`);
    case 'strike':
    case 'push':
      return cellOf(view, String(args.piece));
    case 'fruit':
      return view.ask === 'cross_out' ? [] : cellsWith(view, String(args.fruit));
    case 'direction':
      return cellOf(view, concerned(view) ?? '').map((cell) => step(cell, String(args.direction)));
    case 'step':
    case 'roll':
      return [step(String(args.cell), String(args.direction))];
    default:
      return [];
  }
}

// A push says whom, where to, and through which cell: who pushes stands behind it.
function pusher(view: IslandView, cell: string, direction: string): string {
  const behind = neighbour(cell, opposite(direction));
  const found = OP_PIECES.findIndex((_, i) =>
    cellsAt(view, view.op[i] ?? null).includes(behind ?? ''),
  );
  return OP_PIECES[found] ?? 'rock';
}

/** The piece of OP's that makes a move, if any. */
export function actorOf(view: IslandView, { kind, args }: LegalMove): string | null {
  if (kind === 'step' || kind === 'roll') return String(args.op);
  if (kind === 'push') return pusher(view, String(args.cell), String(args.direction));
  return ['sail', 'flood', 'strike'].includes(kind) ? 'wave' : null;
}

/** Moves by the piece that makes them, in the order Bush, Rock, Wave. */
export function byActor(view: IslandView, legal: LegalMove[]): Map<string, LegalMove[]> {
  const found = new Map<string, LegalMove[]>();
  for (const op of OP_PIECES) {
    const moves = legal.filter((move) => actorOf(view, move) === op);
    if (moves.length) found.set(op, moves);
  }
  return found;
}

/** The moves that the map shows: those of the chosen piece, and those that no piece makes. */
export function shown(view: IslandView, legal: LegalMove[], piece: string | null): LegalMove[] {
  return legal.filter((move) => {
    const actor = actorOf(view, move);
    return actor === null || actor === piece;
  });
}

/** By place, the moves that lead there. */
export function aimsOf(view: IslandView, moves: LegalMove[]): Map<string, LegalMove[]> {
  const found = new Map<string, LegalMove[]>();
  for (const move of moves)
    for (const place of placesOf(view, move)) found.set(place, [...(found.get(place) ?? []), move]);
  return found;
}
