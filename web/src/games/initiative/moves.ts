// Which legal moves belong to which thing on the table.
import type { MoveButton } from '../board';
import type { LegalMove } from '../../net/frames';
import { isAnomaly } from './plan.svelte';
import { columnOf, rowOf, type PiView, type Prospect } from './view';

const indexOf = (cell: string): number => 5 * (rowOf(cell) - 1) + columnOf(cell);

/** The move that swaps two places as it is written: the lower cell first. */
export function swapText(a: string, b: string): string {
  if (isAnomaly(a)) return `anomaly ${b}`;
  if (isAnomaly(b)) return `anomaly ${a}`;
  return indexOf(a) < indexOf(b) ? `swap ${a} ${b}` : `swap ${b} ${a}`;
}

/** The disc of the anomaly that a cell is swapped with. */
export function exchangeOf(view: PiView, cell: string): string {
  return `x${view.exchanges.findIndex((cells) => cells.includes(cell)) + 1}`;
}

/** Places that a place can be swapped with. */
export function partners(view: PiView, legal: LegalMove[], place: string): Map<string, LegalMove> {
  const found = new Map<string, LegalMove>();
  for (const move of legal) {
    if (move.kind === 'swap') {
      const [a, b] = move.args.cells as [string, string];
      if (a === place) found.set(b, move);
      if (b === place) found.set(a, move);
    } else if (move.kind === 'anomaly') {
      const cell = String(move.args.cell);
      const spot = exchangeOf(view, cell);
      if (cell === place) found.set(spot, move);
      if (spot === place) found.set(cell, move);
    }
  }
  return found;
}

/** Moves that a cell alone stands for. */
export function cellMoves(legal: LegalMove[], cell: string): LegalMove[] {
  return legal.filter(
    ({ kind, args }) =>
      ((kind === 'first' || kind === 'second') && args.cell === cell) ||
      (kind === 'column' && args.column === cell[0]) ||
      (kind === 'shift' && args.row === rowOf(cell)),
  );
}

export const swapsCells = (legal: LegalMove[]): boolean =>
  legal.some(({ kind }) => kind === 'swap' || kind === 'anomaly');

/** Moves with a card; those that spend the chosen colour come first. */
export function cardMoves(
  legal: LegalMove[],
  card: string,
  colour: string | null = null,
): LegalMove[] {
  const found = legal.filter((move) => move.args.card === card);
  return colour === null
    ? found
    : [...found].sort(
        (a, b) => Number(b.args.colour === colour) - Number(a.args.colour === colour),
      );
}

export function worldMoves(
  legal: LegalMove[],
  world: string,
  colour: string | null = null,
): LegalMove[] {
  const found = legal.filter((move) => move.args.world === world);
  return colour === null
    ? found
    : [...found].sort(
        (a, b) => Number(b.args.colour === colour) - Number(a.args.colour === colour),
      );
}

/** The glitch module: the moves that lead to a world. */
export function advanceMoves(view: PiView, legal: LegalMove[], world: string): LegalMove[] {
  const leads = view.advances.filter((one) => one.world === world).map((one) => one.move);
  return legal.filter(({ text }) => leads.includes(text));
}

const ALLIANCE = ['form', 'break', 'token'];
export const allianceMoves = (legal: LegalMove[], letter: string): LegalMove[] =>
  legal.filter(({ kind, args }) => ALLIANCE.includes(kind) && args.colour === letter);

export const ofKind = (legal: LegalMove[], kind: string): LegalMove | undefined =>
  legal.find((move) => move.kind === kind);

/** The colours of earned discs that can be spent. */
export const spendable = (legal: LegalMove[]): string[] => [
  ...new Set(
    legal
      .filter(({ kind }) => ['place', 'stabilise', 'lock', 'form', 'break'].includes(kind))
      .map(({ args }) => String(args.colour)),
  ),
];

/** What a click on a card without a move would have meant. */
export function asksOfCard(view: PiView, card: string): string {
  if (view.ask === 'wormhole') return `draft ${card}`;
  if (view.ask === 'allocate') return `place ${view.pending.earned[0]?.[0] ?? 'R'} ${card}`;
  if (view.ask === 'purple') return `place P ${card}`;
  if (view.ask === 'token') return `place ${view.pending.held ?? 'R'} ${card}`;
  const verbs: Record<string, string> = {
    rewind: 'rewind',
    onto: 'onto',
    search: 'search',
    credit: 'credit',
    gift: 'give',
    penalty: 'lose',
  };
  const verb = verbs[view.ask];
  return verb ? `${verb} ${card}` : `place R ${card}`;
}

/** What would come of a move, if it forms something. */
export const prospectOf = (view: PiView, move: LegalMove | null | undefined): Prospect | null =>
  (move && view.prospects.find((one) => one.move === move.text)) || null;

/** Cells that can form a strand with one swap, and the most that can be earned by it. */
export function formingCells(view: PiView): Map<string, number> {
  const best = new Map<string, number>();
  for (const { move, earns } of view.prospects) {
    const [kind, ...cells] = move.split(' ');
    if (kind === 'resolve') continue;
    const places = kind === 'anomaly' ? [...cells, exchangeOf(view, cells[0]!)] : cells;
    for (const place of places) best.set(place, Math.max(best.get(place) ?? 0, earns.length));
  }
  return best;
}

const PLAIN: [kind: string, icon: string, key?: string][] = [
  ['pass', 'x'],
  ['build', 'plus', 'b'],
  ['purple', 'bolt', 'p'],
  ['done', 'check', 'd'],
  ['end', 'next', 'e'],
];
const LISTED: Record<string, string> = { resolve: 'bolt', add: 'plus', advance: 'next' };
const FEW = 3;

export function buttons(view: PiView, legal: LegalMove[], picked: LegalMove | null): MoveButton[] {
  if (picked && (picked.args.card !== undefined || picked.args.world !== undefined)) {
    // The other things that can be done with the same card or world.
    const { card, world } = picked.args;
    return legal
      .filter(
        (move) =>
          move !== picked &&
          (card !== undefined ? move.args.card === card : move.args.world === world),
      )
      .slice(0, 2)
      .map((move) => ({ move, icon: 'check', picks: true }));
  }
  if (picked && picked.args.colour !== undefined)
    return allianceMoves(legal, String(picked.args.colour))
      .filter((move) => move !== picked)
      .map((move) => ({ move, icon: 'check', picks: true }));
  const listed = legal
    .filter(({ kind }) => LISTED[kind] !== undefined)
    .slice(0, FEW)
    .map((move) => ({ move, icon: LISTED[move.kind]!, picks: true }));
  const plain = PLAIN.flatMap(([kind, icon, key]) => {
    const move = ofKind(legal, kind);
    if (!move) return [];
    // Nothing else to do: what most people would do.
    const last = kind === 'end' && view.actions === 0;
    return [{ move, icon, key, primary: last, picks: kind === 'end' && asksTwice(view) }];
  });
  return picked ? [] : [...listed, ...plain];
}

/** Ending the turn too early is asked about. */
const asksTwice = (view: PiView): boolean => view.actions > 0 || view.loses.length > 0;
