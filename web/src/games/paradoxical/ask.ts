// The sentence of the action bar.
import type { Ask, Naming } from '../board';
import type { LegalMove, View } from '../../net/frames';
import { px } from '../../words/paradoxical';
import { considered, kindInside } from './claim';
import { plan } from './plan.svelte';
import { cardText, cardTitle } from './print.svelte';
import { copied, pxView, type PxView } from './view';

const operation = (view: PxView): string =>
  view.pending?.operation?.split(' ')[0]?.replace('?', '') ?? '';

// What is being done, and why it is asked.
function because(view: PxView): { sub: string; clause: string } {
  const pending = view.pending;
  const op = operation(view);
  const clause =
    px.clause[view.ask] ?? (op && pending?.source ? px.operation(op) : px.clause.action!);
  const limit = px.say.limits[view.ask];
  if (limit) return { sub: limit, clause };
  const copy = copied(view);
  if (copy && pending?.source)
    return {
      sub: px.say.of(px.say.copies(cardTitle(pending.source), cardTitle(copy)), cardText(copy)),
      clause,
    };
  if (pending?.source)
    return { sub: px.say.of(cardTitle(pending.source), cardText(pending.source)), clause };
  if (pending?.program === 'ten_claimed') return { sub: px.say.bonus, clause: px.clause.bonus! };
  if (pending?.program === 'start_cards')
    return { sub: px.say.startCard, clause: px.clause.start_cards! };
  if (pending?.program === 'build')
    return { sub: px.say.builds, clause: view.ask === 'room' ? px.clause.full! : px.clause.build! };
  return { sub: '', clause };
}

function action(view: PxView, seat: number, picked: LegalMove | null, legal: LegalMove[]): Ask {
  const card = String(picked?.args.card ?? '');
  if (picked?.kind === 'effect')
    return { say: px.say.effect(cardTitle(card)), sub: cardText(card), clause: px.clause.effect };
  if (picked?.kind === 'add')
    return { say: px.say.add(cardTitle(card)), sub: px.say.addSub, clause: px.clause.add };
  if (picked?.kind === 'build') {
    const full = view.seats[seat]?.room === 0;
    return {
      say: plan.deck ? px.say.buildFrom(plan.deck) : px.say.build,
      sub: full ? px.say.buildFull : px.say.buildSub,
      clause: full ? px.clause.full : px.clause.build,
    };
  }
  if (legal.some((move) => move.kind === 'claim'))
    return { say: px.say.claimable, sub: px.say.actionSub, clause: px.clause.claim };
  return { say: px.say.action, sub: px.say.actionSub, clause: px.clause.action };
}

export function ask(raw: View, legal: LegalMove[], picked: LegalMove | null, naming: Naming): Ask {
  const view = pxView(raw);
  const seat = naming.you ?? 0;
  if (picked?.kind === 'claim' || picked?.kind === 'set') {
    const hand = { legal, picked } as Parameters<typeof considered>[1];
    const claim = considered(view, hand, seat, plan.set);
    if (claim)
      return {
        say: (claim.wins ? px.say.claimWins : px.say.claim)(kindInside(claim.kind)),
        sub: px.say.claimSub(claim.sum, claim.against, claim.cards.length),
        clause: px.kindClause[claim.kind],
      };
  }
  if (view.ask === 'action') return action(view, seat, picked, legal);
  if (view.ask === 'indifferent')
    return {
      say: px.say.indifferent,
      sub: px.say.indifferentSub,
      clause: px.clause.indifferent,
    };
  const op = operation(view);
  const said =
    view.ask === 'deck'
      ? (px.say.deck[op] ?? px.say.deck.DRAW!)
      : view.ask === 'cycle' && (view.pending?.count ?? 0) > 0
        ? px.say.cycleMore
        : ((view.ask === 'target'
            ? px.say.target[op]
            : view.ask === 'victim'
              ? px.say.victim[op]
              : undefined) ??
          px.say.ask[view.ask] ??
          px.say.action);
  return { say: said, ...because(view) };
}
