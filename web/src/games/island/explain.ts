// Tooltips of the things on the table.
import type { Explained } from '../../look/explain.svelte';
import type { View } from '../../net/frames';
import { explainer } from '../../words/catalogues';
import { anomaly, character, power, printed } from './print.svelte';
import { boardOf, isView, perishGoal, STEPS } from './view';
import { is } from './words';
import { spaceName } from './words_of';

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
