// What a picked move would change at once, as the server worked it out.
import type { Hand } from '../../board';
import type { RsView } from '../view';

type Changes = RsView['prospects'][number]['changes'];

export const changesOf = (view: RsView, move: string | undefined): Changes =>
  view.prospects.find((one) => one.move === move)?.changes ?? [];
export const pickedChanges = (view: RsView, hand: Hand): Changes =>
  changesOf(view, hand.picked?.text);
