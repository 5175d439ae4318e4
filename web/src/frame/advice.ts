// Why a bot advises a move: what it does at once, and how it compares with the next best.
import type { GameBoard, Naming } from '../games/board';
import type { Hint } from '../table/table.svelte';
import { words } from '../words/frame';
import { and } from '../words/message';

const MOST_LINES = 3;
const percent = (share: number) => Math.round(100 * share);
const signed = (n: number) => `${n < 0 ? '−' : '+'}${Math.abs(n).toFixed(1)}`;

function comparison(board: GameBoard, against: NonNullable<Hint['against']>, naming: Naming) {
  const [mine, other] = [percent(against.wins[0] ?? 0), percent(against.wins[1] ?? 0)];
  const next = board.narrator.button(against.legal, naming);
  const say = Math.abs(mine - other) < 2 ? words.hint.even : words.hint.wins;
  const lines = against.lines
    .slice(0, MOST_LINES)
    .map(({ label, more }) =>
      words.hint.row({ label: board.breakdownName(label), more: signed(more) }),
    );
  return [
    say({ mine, other, next }),
    ...(lines.length ? [words.hint.rows({ rows: and(lines) })] : []),
  ];
}

export function adviceOn(board: GameBoard, hint: Hint, naming: Naming): string {
  const fact = hint.fact ? [board.narrator.fact(hint.fact, naming)] : [];
  const against = hint.against ? comparison(board, hint.against, naming) : [];
  return [...fact, ...against].join(' ') || words.game.hintOnly;
}
