// The sentence of the action bar: what is asked, or what would come of what is picked.
import type { Ask, Naming } from '../board';
import type { LegalMove, View } from '../../net/frames';
import type { Fields } from '../../words/narrator';
import { is, narrator } from './words';

export function ask(
  view: View,
  _legal: LegalMove[],
  picked: LegalMove | null,
  naming: Naming,
): Ask {
  if (picked && Object.hasOwn(is.confirm, picked.kind))
    return narrator.confirm(picked, view as Fields, naming);
  return narrator.question(view as Fields, naming);
}
