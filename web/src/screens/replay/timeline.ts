// A finished game as a line: which steps belong to which turn, who won it.
import type { GameBoard } from '../../games/board';
import type { GameEvent } from '../../net/frames';
import type { Film } from '../../net/http';

export interface Turn {
  turn: number;
  first: number; // step
  last: number;
  winners: number[];
  special: boolean;
  moves: { step: number; seat: number; text: string; colour: string }[];
}

export function turnsOf(film: Film, board: GameBoard): Turn[] {
  const turns: Turn[] = [];
  film.steps.forEach((step, index) => {
    const chip = board.chip(step.view, step.events);
    if (!chip || step.seat === null) return;
    let turn = turns.at(-1);
    if (turn?.turn !== chip.turn) {
      turn = { turn: chip.turn, first: index, last: index, winners: [], special: false, moves: [] };
      turns.push(turn);
    }
    turn.last = index;
    turn.moves.push({ step: index, seat: step.seat, text: chip.text, colour: chip.colour });
  });
  const course = board.course(historyTo(film, film.steps.length - 1), film.names.length);
  for (const step of course.steps) {
    const turn = turns.find((one) => String(one.turn) === step.label);
    if (!turn) continue;
    turn.winners = step.winners;
    turn.special = step.special;
  }
  return turns;
}

export const historyTo = (film: Film, step: number): GameEvent[] =>
  film.steps.slice(0, step + 1).flatMap((one) => one.events);
