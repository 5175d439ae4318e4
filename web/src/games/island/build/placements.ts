// Placements that the server offers, by cell and rotation; layouts as text.
import type { LegalMove } from '../../../net/frames';
import { cellsOf, parsePlacement, type Placement } from '../geometry';

/** In the order in which the rules ask for them. */
export const TILES = [
  'L1',
  'L2',
  'L3',
  ...Array.from({ length: 14 }, (_, i) => `T${String(i + 1).padStart(2, '0')}`),
];

export interface Offer {
  move: LegalMove;
  placement: Placement;
  cells: string[];
}

export function offersOf(legal: LegalMove[]): Offer[] {
  return legal.flatMap((move) => {
    if (move.kind !== 'tile') return [];
    const placement = parsePlacement(String(move.args.tile));
    return [{ move, placement, cells: cellsOf(placement) ?? [] }];
  });
}

/** The offers that cover a cell: those turned this way first, and of these the one that begins there. */
export function covering(offers: Offer[], cell: string, rotation: number): Offer[] {
  const worth = ({ placement }: Offer) =>
    2 * Number(placement.rotation === rotation) + Number(placement.cell === cell);
  return offers
    .filter(({ cells }) => cells.includes(cell))
    .sort((a, b) => worth(b) - worth(a) || a.placement.rotation - b.placement.rotation);
}

/** The rotations that fit somewhere, in order. */
export const rotationsOf = (offers: Offer[]): number[] =>
  [...new Set(offers.map(({ placement }) => placement.rotation))].sort((a, b) => a - b);

/** A layout as its 17 placements in the order of the tiles, or null. */
export function readLayout(text: string): string[] | null {
  const found = new Map(
    text
      .trim()
      .split(/\s+/)
      .map((one) => [parsePlacement(one).tile, one]),
  );
  const all = TILES.flatMap((tile) => found.get(tile) ?? []);
  return all.length === TILES.length && found.size === TILES.length ? all : null;
}
