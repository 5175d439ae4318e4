// What a captive knows and believes, put together for the map: its own start, what the server worked out
// from what was heard, and its notes.
import type { BoardProps, Hand } from '../board';
import type { View } from '../../net/frames';
import { likelyPlaces, NO_AID, placesOf, trailsOf, type Aid } from './aid';
import type { MapData, OnCell, Standing } from './map';
import { marksOf, notesIn, type Note } from './notes';
import { isView, lookOf, OP_PIECES, pieceOf, seatOf, type IslandView } from './view';

export const ODDS = 3; // the level of aid that has them

class Knowledge {
  aid = $state.raw<Aid>(NO_AID);
  odds = $state(false); // are shown
  busy = $state(false);
  sure = $state(true); // layers
  maybe = $state(true);
  tracks = $state(true);
  private asked = 0;

  forget(): void {
    this.aid = NO_AID;
    this.odds = false;
  }

  /** Asks the server what follows from what was heard. */
  async learn(hand: Hand, view: IslandView, odds: boolean): Promise<void> {
    const most = Number(view.options.assist_max);
    const level = odds ? most : Math.min(most, ODDS - 1);
    if (!hand.aid || level < 1) return;
    const turn = ++this.asked;
    this.busy = odds;
    const got = await hand.aid(level, marksOf(notesIn(hand.sheet?.text ?? '')));
    if (turn !== this.asked) return;
    this.busy = false;
    if (got) this.aid = { ...NO_AID, ...(got as unknown as Aid) };
    this.odds = odds && this.aid.odds !== undefined;
  }
}
export const knowledge = new Knowledge();

function put(cells: Map<string, OnCell>, cell: string, more: OnCell): void {
  cells.set(cell, { ...cells.get(cell), ...more });
}

/** What the viewer was told about its own pieces. */
function ownCells(view: IslandView, cells: Map<string, OnCell>): void {
  for (const one of view.pieces) {
    if (one.start && one.start_cell)
      put(cells, one.start_cell, { name: one.start, sure: true, start: true });
    if (one.cell && one.under) put(cells, one.cell, { name: one.under, sure: true });
  }
}

function notedCells(notes: Map<string, Note>, cells: Map<string, OnCell>): void {
  for (const [cell, note] of notes) {
    const known = cells.get(cell);
    const differs = known?.sure && note.sure && known.name !== note.sure;
    if (note.sure && !known?.sure) put(cells, cell, { name: note.sure, sure: true, noted: true });
    if (differs) put(cells, cell, { clash: true });
    if (note.maybe.length && !cells.get(cell)?.sure)
      put(cells, cell, { name: note.maybe[0], others: note.maybe.slice(1), sure: false });
    if (note.not.length && !cells.get(cell)?.sure) put(cells, cell, { not: note.not });
    if (note.pencil) put(cells, cell, { pencil: note.pencil });
  }
}

const standing = (view: IslandView, who: string, cell: string, faint: boolean): Standing => {
  const op = OP_PIECES.includes(who);
  return {
    key: who,
    look: op ? who : lookOf(view, who),
    seat: op ? 0 : seatOf(view, who),
    second: !op && view.boards.length === 1 && who === 'b',
    lying: pieceOf(view, who)?.posture === 'lying',
    cell,
    faint,
  };
};

const onMap = (view: IslandView, who: string): boolean =>
  OP_PIECES.includes(who)
    ? view.on_map.includes(who as never)
    : ['standing', 'lying'].includes(pieceOf(view, who)?.posture ?? '');

const followed = (cells: Map<string, OnCell>, { sure }: Aid): void =>
  sure.forEach(({ cell, name }) => put(cells, cell, { name, sure: true }));
const possible = (cells: Map<string, OnCell>, { maybe }: Aid): void =>
  maybe
    .filter(({ cell }) => !cells.get(cell)?.sure)
    .forEach(({ cell, names }) =>
      put(cells, cell, { name: names[0], others: names.slice(1), sure: false }),
    );
const walked = (view: IslandView, aid: Aid): MapData['trails'] =>
  trailsOf(aid, (piece) => seatOf(view, piece));

/** What a captive could know by itself, without its notes: beside OP's island, in a replay. */
export function heardMap(view: IslandView, aid: Aid): MapData {
  const cells = new Map<string, OnCell>();
  followed(cells, aid);
  possible(cells, aid);
  const pieces = [...placesOf(aid)]
    .map(([who, cell]) => standing(view, who, cell, false))
    .filter(({ key }) => onMap(view, key));
  return { cells, joins: [], pieces, trails: walked(view, aid) };
}

/** The map of a captive. */
export function knownMap(raw: View, sheet: string, known: Knowledge = knowledge): MapData {
  const view = isView(raw);
  const cells = new Map<string, OnCell>();
  const { aid } = known;
  if (known.sure) {
    ownCells(view, cells);
    followed(cells, aid);
  }
  if (known.maybe) possible(cells, aid);
  notedCells(notesIn(sheet), cells);
  for (const { cell } of aid.clashes) put(cells, cell, { clash: true });
  const sure = new Map([
    ...view.pieces.flatMap((one) => (one.cell ? [[one.piece, one.cell] as const] : [])),
    ...placesOf(aid),
  ]);
  const likely = known.odds ? likelyPlaces(aid) : new Map<string, string>();
  const pieces = [
    ...[...sure].map(([who, cell]) => standing(view, who, cell, false)),
    ...[...likely].flatMap(([who, cell]) =>
      sure.has(who) ? [] : [standing(view, who, cell, true)],
    ),
  ].filter(({ key }) => onMap(view, key));
  const trails = known.tracks ? walked(view, aid) : [];
  return { cells, joins: [], pieces, trails };
}

/** How likely the names of a cell are, where somebody asked. */
export const oddsOf = (cell: string): { name: string; share: number }[] =>
  (knowledge.odds && knowledge.aid.odds?.cells.find((one) => one.cell === cell)?.names) || [];

export type Face = BoardProps & { narrow: boolean };
