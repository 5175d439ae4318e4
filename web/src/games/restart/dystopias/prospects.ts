// What a picked move would change at once, as the server worked it out.
import type { Hand } from '../../board';
import type { SeatChange } from '../types';
import type { RsView } from '../view';

type Change = SeatChange & { seat: number };

export const changesOf = (view: RsView, move: string | undefined): Change[] =>
  (view.prospects.find((one) => one.move === move)?.changes ?? []).filter(
    (one): one is Change => one.seat !== null,
  );
export const pickedChanges = (view: RsView, hand: Hand): Change[] =>
  changesOf(view, hand.picked?.text);
