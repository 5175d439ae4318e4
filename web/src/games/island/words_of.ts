// Spaces, pieces and boards in words.
import { character, opPiece } from './print.svelte';
import type { How, Naming } from '../board';
import type { GameEvent, Outcome, View } from '../../net/frames';
import type { OnCell } from './map';
import { boardOf, isView, lookOf, OP_PIECES, type IslandView } from './view';
import { or, withMarks } from '../../words/message';
import { is, narrator } from './words';

/** The name of a space as it is announced: "portal 2". */
export const spaceName = (name: string): string => {
  const bare = narrator.term('space', name, 'bare');
  return name.startsWith('anomaly_') ? is.board.anomalyNamed({ name: bare }) : bare;
};

/** "Phil", or what OP calls its own: "the Bush". */
export const pieceName = (view: IslandView, piece: string): string =>
  character(lookOf(view, piece))?.name ?? is.board.pieceLetter({ letter: piece });
export { opPiece };

/** A piece of anybody's by its letter or word. */
export const whoName = (view: IslandView, who: string): string =>
  OP_PIECES.includes(who) ? opPiece(who) : pieceName(view, who);

/** How a mission was completed, or how far it came. */
export function how(
  raw: View,
  _history: GameEvent[],
  _outcome: Outcome,
  _label: string,
  seat: number,
  { names }: Naming,
): How {
  const view = isView(raw);
  const board = boardOf(view, seat);
  const mission = character(board?.character)?.mission;
  const lines =
    seat === 0
      ? [{ text: is.board.perished, value: String(view.perished) }]
      : (board?.step_names ?? []).map((name) => ({ text: spaceName(name), value: '1' }));
  return {
    title: is.board.howTitle({ who: names[seat] ?? '', what: mission?.name ?? is.board.perished }),
    lines,
  };
}

/** A cell and what is known of it, for ears. */
export function cellText(cell: string, on: OnCell | undefined): string {
  if (!on) return is.board.cellEmpty({ cell });
  const names = [on.name, ...(on.others ?? [])].flatMap((name) => (name ? [spaceName(name)] : []));
  const marks = [
    ...(on.start ? [is.board.cellMarks.start] : []),
    ...(on.clash ? [is.board.cellMarks.clash] : []),
    ...(on.not?.length ? [is.board.cellMarks.not({ names: or(on.not.map(spaceName)) })] : []),
    ...(on.pencil ? [on.pencil] : []),
  ];
  const said = !names.length
    ? is.board.cellEmpty({ cell })
    : on.sure
      ? is.board.cellSure({ cell, name: names[0]! })
      : is.board.cellMaybe({ cell, names: or(names) });
  return withMarks(said, marks);
}
