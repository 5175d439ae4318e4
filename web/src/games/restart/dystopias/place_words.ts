// Places of the Congress board in words.
import type { Naming } from '../../board';
import { rs } from '../words';
import type { PlaceFacts } from './congress';
import { withMarks } from '../../../words/message';
import { billName } from './words_of';

interface Standing {
  seat: number;
  height: number;
}

const whatIs = ({ place, kind, bill }: PlaceFacts): string =>
  kind === 'law'
    ? rs.board.anomie.lawAt({ place })
    : kind === 'bill'
      ? rs.board.anomie.billAt({ place, bill: billName(bill!) })
      : place;

export const senatorOf = ({ names, you }: Naming, seat: number): string =>
  rs.board.anomie.senatorOf({ who: seat === you ? 'you' : 'other', name: names[seat] ?? '' });

/** "d4, the Law: your Senator, Ben’s Senator above it" */
export function placeName(
  facts: PlaceFacts,
  stack: Standing[],
  veto: boolean,
  naming: Naming,
): string {
  const marks = stack.map(({ seat, height }) =>
    rs.board.anomie.inStack({ who: senatorOf(naming, seat), height }),
  );
  if (veto) marks.push(rs.board.anomie.veto);
  return withMarks(whatIs(facts), marks);
}
