// Spaces of tiles in words: knots and anomalies are not told apart there.
import { is } from '../words';
import { spaceName } from '../words_of';

export const tileSpace = (space: string): string =>
  space === 'anomaly'
    ? is.board.build.anomaly
    : spaceName(space.startsWith('knot') ? 'knot' : space);
