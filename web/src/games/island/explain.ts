// Tooltips of the things on the table.
import type { Explained } from '../../look/explain.svelte';
import type { View } from '../../net/frames';
import { explainer } from '../../words/catalogues';
import type { OnCell } from './map';
import { oddsOf } from './know.svelte';
import { anomaly, character, opPiece, power, printed, type BonusPrint } from './print.svelte';
import { boardOf, isView, perishGoal, STEPS } from './view';
import { is } from './words';
import { cellText, spaceName } from './words_of';

export const explain = explainer(is.explain);

/** How far a seat is: a captive's mission, OP's count. */
export const explainMission = (view: View, seat: number): Explained =>
  seat === 0
    ? explain('perished', () => ({ n: isView(view).perished, of: perishGoal(isView(view)) }))
    : {
        kind: 'mission',
        tell() {
          const board = boardOf(isView(view), seat);
          const mission = character(board?.character)?.mission;
          if (!board || !mission) return null;
          const names = board.step_names.map((name) => ({ text: spaceName(name) }));
          return {
            title: mission.name,
            note: is.board.stepsOf({ n: board.steps, of: STEPS }),
            text: mission.text,
            clause: 'IS-23.2',
            lines: names,
          };
        },
      };

export const explainPower = (id: string): Explained => ({
  kind: 'power',
  tell: () => ({ title: power(id)?.name ?? id, text: power(id)?.text ?? '', clause: 'IS-16.2' }),
});
export const explainAnomaly = (id: string): Explained => ({
  kind: 'anomaly',
  tell: () => ({ title: anomaly(id)?.name ?? id, text: anomaly(id)?.text ?? '', clause: 'IS-9.7' }),
});
export const explainAbility = (id: string): Explained => ({
  kind: 'ability',
  tell() {
    const who = printed().characters[id];
    return who ? { title: who.ability.name, note: who.name, text: who.ability.text } : null;
  },
});

export const explainBonus = (bonus: BonusPrint): Explained => ({
  kind: 'bonus',
  tell: () => ({
    title: bonus.name,
    note: bonus.windows.includes('turn') ? is.board.onTurn : is.board.inBetween,
    text: bonus.text,
    clause: 'IS-14.2',
  }),
});
export const explainFruit = (
  bonus: BonusPrint,
  fruit: string,
  state: 'none' | 'ripe' | 'used',
): Explained =>
  explain('fruit', () => ({ name: spaceName(fruit), bonus: bonus.name, text: bonus.text, state }));
export const explainSquare = (kind: string, state: string): Explained =>
  explain('square', () => ({ kind, state }));
export const explainSymbol = (op: string, used: boolean): Explained =>
  explain('symbol', () => ({ name: opPiece(op), used: used ? 'yes' : 'no' }));
export const explainTile = (tile: string, spaces: string[]): Explained =>
  explain('tile', () => ({
    kind: tile.startsWith('L') ? 'lake' : 'pair',
    first: tileName(spaces[0] ?? ''),
    second: tileName(spaces[1] ?? ''),
  }));
const tileName = (space: string): string =>
  space === 'anomaly' ? is.board.anAnomaly : spaceName(space.startsWith('knot') ? 'knot' : space);

/** What is known of a cell, and how likely the rest is. */
export const explainCell = (cell: string, on: OnCell | undefined): Explained => ({
  kind: 'cell',
  slow: true,
  tell: () => ({
    title: cell,
    text: on ? cellText(cell, on) : is.board.cellHint,
    lines: oddsOf(cell)
      .slice(0, 6)
      .map(({ name, share }) => ({
        text: spaceName(name),
        value: is.board.percent({ n: Math.max(1, Math.round(share / 10)) }),
      })),
  }),
});
