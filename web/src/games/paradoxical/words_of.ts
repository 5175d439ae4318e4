// Claims and rounds in words.
import type { How, Naming } from '../board';
import type { GameEvent, Outcome, View } from '../../net/frames';
import type { Fields } from '../../words/narrator';
import { kindName, valuesName } from './claim';
import type { Claimed } from './view';
import { px } from './words';

/** An event of a kind, or nothing. */
export const claimOf = (event: GameEvent): Claimed | null =>
  event.event === 'claim' ? (event as unknown as Claimed) : null;

/** Above the first turn of a round. */
export function heading(
  event: GameEvent,
  _at: number,
  _history: GameEvent[],
  { names }: Naming,
): Fields | null {
  if (event.event !== 'turn') return {};
  const turn = Number(event.turn);
  return turn % names.length === 0 ? { round: turn / names.length + 1 } : null;
}

/** Claims with the turn in which they were made. */
export function claimsIn(history: GameEvent[]): { turn: number; claim: Claimed }[] {
  let turn = 0;
  return history.flatMap((event) => {
    if (event.event === 'turn') turn = Number(event.turn) + 1;
    const claim = claimOf(event);
    return claim ? [{ turn, claim }] : [];
  });
}

/** The claims behind a number of the score sheet. */
export function how(
  _view: View,
  history: GameEvent[],
  _outcome: Outcome,
  label: string,
  seat: number,
  naming: Naming,
): How {
  const lines = claimsIn(history)
    .filter(({ claim }) => claim.seat === seat && claim.kind === label)
    .map(({ turn, claim }) => ({
      text: px.board.howTurn({
        turn,
        values: valuesName(claim.kind, claim.set),
        sum: claim.set_sum,
        against: claim.indifferent_sum,
      }),
      value: '1',
    }));
  return { title: px.board.how({ who: naming.names[seat] ?? '', what: kindName(label) }), lines };
}
