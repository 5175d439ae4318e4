// The sentence of the action bar.
import type { Ask, Naming } from '../board';
import type { LegalMove, View } from '../../net/frames';
import type { Fields } from '../../words/narrator';
import { considered } from './claim';
import { plan } from './plan.svelte';
import { pxView, type PxView } from './view';
import { narrator } from './words';

// What the board knows about a picked move besides the move.
function facts(view: PxView, seat: number, legal: LegalMove[], picked: LegalMove): Fields | null {
  const mine = view.seats[seat];
  if (picked.kind === 'effect' || picked.kind === 'add') return {};
  if (picked.kind === 'build') return { chosen: plan.deck || null, full: mine?.room === 0 };
  if (picked.kind !== 'claim' && picked.kind !== 'set') return null;
  const hand = { legal, picked } as Parameters<typeof considered>[1];
  const claim = considered(view, hand, seat, plan.set);
  if (!claim) return null;
  const { kind, sum, against, cards, wins } = claim;
  return { kind, sum, against, size: cards.length, wins };
}

export function ask(raw: View, legal: LegalMove[], picked: LegalMove | null, naming: Naming): Ask {
  const known = picked && facts(pxView(raw), naming.you ?? 0, legal, picked);
  if (!picked || !known) {
    const question = narrator.question(raw as Fields, naming);
    if (!picked?.args.card) return question;
    const { sub } = narrator.confirm({ ...picked, kind: 'card' }, raw as Fields, naming, {});
    return { ...question, sub };
  }
  const kind = picked.kind === 'set' ? 'claim' : picked.kind;
  return narrator.confirm({ ...picked, kind }, raw as Fields, naming, known);
}
