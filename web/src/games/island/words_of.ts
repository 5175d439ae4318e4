// Spaces, pieces and boards in words.
import { anomaly, character, opPiece, printed } from './print.svelte';
import { lookOf, type IslandView } from './view';
import { is } from './words';

/** The name of a space as it is announced: "portal 2". */
export function spaceName(name: string): string {
  if (name === 'ocean') return is.board.ocean;
  if (name.startsWith('anomaly_'))
    return is.board.anomalyNamed({ name: anomaly(name.slice('anomaly_'.length))?.name ?? '' });
  return printed().spaces[name]?.name ?? name;
}

/** "Phil", or what OP calls its own: "the Bush". */
export const pieceName = (view: IslandView, piece: string): string =>
  character(lookOf(view, piece))?.name ?? is.board.pieceLetter({ letter: piece });
export { opPiece };
