// How numbers of the score sheet came about, in words.
import type { How, Naming } from '../board';
import type { GameEvent, Outcome, View } from '../../net/frames';
import { wordFor } from '../../words/frame';
import { chainName, chainPrint, dystopiaPrint, fieldName } from './print.svelte';
import { FIELDS, fieldOf, rsView, sideOf } from './view';
import { rs } from './words';

export const scoreName = (label: string): string => wordFor(rs.score, label) ?? label;

/** What a number of the sheet is made of. */
export function how(
  view: View,
  _history: GameEvent[],
  outcome: Outcome,
  label: string,
  seat: number,
  naming: Naming,
): How {
  const now = rsView(view);
  const side = sideOf(now, seat);
  const worth = outcome.breakdown[label]?.[seat] ?? 0;
  const title = rs.board.how({ who: naming.names[seat] ?? '', what: scoreName(label) });
  return { title, lines: linesOf(now.dystopia, side, label, worth) };
}

function linesOf(
  dystopia: string,
  side: ReturnType<typeof sideOf>,
  label: string,
  worth: number,
): How['lines'] {
  switch (label) {
    case 'chains':
      return side.validated.map((chain) => ({
        text: chainName(chain),
        value: String(chainPrint(chain).points),
      }));
    case 'cards':
      return FIELDS.map((name) => ({
        text: rs.board.howField({ field: fieldName(name), n: fieldOf(side, name).fragments }),
        value: String(fieldOf(side, name).points),
      }));
    case 'plan_a':
    case 'plan_b':
      return [{ text: dystopiaPrint(dystopia)[label], value: String(worth) }];
    default:
      return [{ text: scoreName(label), value: String(worth) }];
  }
}
