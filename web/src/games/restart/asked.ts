// Which part of the table a question is about, where not all of it is in sight.
import type { LegalMove } from '../../net/frames';
import { placements } from './moves';
import { trayOf, type RsView } from './view';

export type Tab = 'choose' | 'events' | 'chains' | 'mind' | 'dystopia' | 'offer';

const has = (legal: LegalMove[], kinds: string[]): boolean =>
  legal.some(({ kind }) => kinds.includes(kind));

/** The panel at the left of a low window. */
export const offerAsked = (view: RsView, legal: LegalMove[]): string =>
  has(legal, ['draw', 'renew']) || placements(view) === 'upcoming' ? 'upcoming' : 'row';

export function tabAsked(view: RsView, legal: LegalMove[]): Tab {
  if (trayOf(view)) return 'choose';
  if (view.phase === 'intelligence' && !has(legal, ['bury'])) return 'dystopia';
  if (has(legal, ['chain'])) return 'chains';
  if (has(legal, ['position', 'draw', 'renew'])) return 'offer';
  if (has(legal, ['field'])) return 'mind';
  return 'events';
}

/** Whether there is something to do in a tab. */
export function tabDoes(view: RsView, legal: LegalMove[], tab: Tab): boolean {
  switch (tab) {
    case 'choose':
      return trayOf(view) !== null;
    case 'events':
      return has(legal, ['cause', 'assist', 'study', 'bury', 'card']) && !trayOf(view);
    case 'chains':
      return has(legal, ['validate', 'chain']);
    case 'mind':
      return has(legal, ['field', 'pill']);
    case 'offer':
      return has(legal, ['position', 'renew']) || legal.some(({ text }) => /^draw \d/.test(text));
    default:
      return false;
  }
}
