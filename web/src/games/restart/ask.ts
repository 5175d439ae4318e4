// The sentence of the action bar: what is asked, or what would come of what is picked.
import type { Ask, Naming } from '../board';
import type { LegalMove, View } from '../../net/frames';
import type { Fields } from '../../words/narrator';
import { matchOf, rsView, type RsView } from './view';
import { narrator, rs } from './words';

// What the board knows about a picked move besides the move.
const FACTS: Record<string, (view: RsView, move: LegalMove) => Fields> = {
  validate: (view, { args }) => {
    const { points = 0, cost = 0, missing = 0 } = matchOf(view, String(args.chain)) ?? {};
    return { points, cost, voids: missing };
  },
};

export function ask(raw: View, _legal: LegalMove[], picked: LegalMove | null, naming: Naming): Ask {
  const view = rsView(raw);
  if (picked && Object.hasOwn(rs.confirm, picked.kind)) {
    const facts = FACTS[picked.kind]?.(view, picked) ?? {};
    return narrator.confirm(picked, raw as Fields, naming, facts);
  }
  return narrator.question(raw as Fields, naming);
}
