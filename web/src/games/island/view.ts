// What the server shows of a game of Paradox Island (docs/positions.md), and how to read it.
import type { View } from '../../net/frames';
import { cellsOf, CELLS, parsePlacement } from './geometry';
import { printed } from './print.svelte';
import type { IsBoard, IsPiece, IsPosition } from './types';

export { FRUITS, OP_PIECES } from './art/tones';

export type { IsBoard, IsPiece, IsWay } from './types';
export type IslandView = IsPosition;

export const isView = (view: View): IslandView => view as unknown as IslandView;

export const ANOMALIES = [
  'wound',
  'drain',
  'blight',
  'rock_stirs',
  'bush_stirs',
  'wave_stirs',
  'orchard',
  'sinkhole',
  'gust',
  'arrows',
];
export const STEPS = 5; // of a mission

/** OP's face: the viewer sees the whole island. */
export const seesIsland = (view: IslandView): boolean => view.island !== null;
/** Whether the viewer plays OP. */
export const playsOp = (you: number | null): boolean => you === 0;
export const inSetUp = (view: IslandView): boolean => view.owner === null;
export const isOver = (view: IslandView): boolean => view.ask === 'over';

/** How often captives have to perish. */
export const perishGoal = (view: IslandView): number =>
  view.pieces.length === 2 && view.boards.length === 1 ? 4 : 5;

/** The board of a captive's seat; OP has none. */
export const boardOf = (view: IslandView, seat: number): IsBoard | undefined =>
  view.boards.find((board) => board.seat === seat);
/** The pieces of a captive's seat: two of them in a game for two. */
export const piecesOf = (view: IslandView, seat: number): IsPiece[] =>
  view.boards.length === 1
    ? seat === 1
      ? view.pieces
      : []
    : view.pieces.filter((_, i) => i + 1 === seat);
export const pieceOf = (view: IslandView, letter: string | null): IsPiece | undefined =>
  view.pieces.find(({ piece }) => piece === letter);
export const seatOf = (view: IslandView, letter: string): number =>
  view.boards.length === 1 ? 1 : letter.charCodeAt(0) - 'a'.charCodeAt(0) + 1;
/** What a piece looks like: the character of its board, piece b with two players another. */
export const lookOf = (view: IslandView, letter: string): string | null =>
  view.boards.length === 1 && letter === 'b'
    ? view.look
    : (boardOf(view, seatOf(view, letter))?.character ?? null);

/** What lies on a cell: as a space, and as it is announced. */
export interface Laid {
  space: string; // knot_a, anomaly, lake_bent
  name: string; // knot, anomaly_wound, lake_bent
  rotation: number;
}

/** The cells of anomalies, in the order of their tokens. */
export const anomalyCells = (view: IslandView): string[] => {
  const laid = spacesOf(view);
  return CELLS.filter((cell) => laid.get(cell)?.space === 'anomaly');
};

/** The island that OP sees. */
export function islandOf(view: IslandView): Map<string, Laid> {
  const laid = spacesOf(view);
  anomalyCells(view).forEach((cell, i) => {
    const token = view.tokens[i];
    // A token that OP is still to assign lies nowhere.
    if (token && (view.ask !== 'assign' || i < view.assigned))
      laid.get(cell)!.name = `anomaly_${token}`;
  });
  return laid;
}
function spacesOf(view: IslandView): Map<string, Laid> {
  const laid = new Map<string, Laid>();
  for (const text of view.island ?? []) {
    const placement = parsePlacement(text);
    const spaces = printed().tiles[placement.tile] ?? [];
    cellsOf(placement)?.forEach((cell, i) => {
      const space = spaces[i] ?? spaces[0] ?? '';
      const name = space.startsWith('knot') ? 'knot' : space;
      laid.set(cell, { space, name, rotation: placement.rotation });
    });
  }
  return laid;
}
/** The cells of each tile that is laid. */
export const tilesOf = (view: IslandView): string[][] =>
  (view.island ?? []).map((text) => cellsOf(parsePlacement(text)) ?? []);

/** The cells of an OP piece's place: one, those of a lake, or none in the ocean. */
export function cellsAt(view: IslandView, place: string | null): string[] {
  if (!place) return [];
  if (!place.startsWith('lake_')) return place.startsWith('ocean_') ? [] : [place];
  return [...islandOf(view)].flatMap(([cell, { space }]) => (space === place ? [cell] : []));
}
export const partOf = (place: string | null): string | null =>
  place?.startsWith('ocean_') ? place.slice('ocean_'.length) : null;
