// The sentence of the action bar: what is asked, or what would come of what is picked.
import type { Ask, Naming } from '../board';
import type { LegalMove, View } from '../../net/frames';
import type { Fields } from '../../words/narrator';
import { bonusOf } from './choices';
import { OP_FACTS } from './op/facts';
import { character } from './print.svelte';
import { boardOf, isView, pieceOf, type IslandView } from './view';
import { is, narrator } from './words';

/** The bonus that a fruit is spent on, if it is. */
function spent(view: IslandView, seat: number, fruit: string): Fields {
  const uses = view.ask === 'turn' || view.ask === 'react';
  const bonus = uses ? bonusOf(view, seat, fruit) : undefined;
  return { bonus: bonus?.name ?? null, bonus_text: bonus?.text ?? '' };
}

// What the board knows about a picked move besides the move.
const FACTS: Record<string, (view: IslandView, seat: number, move: LegalMove) => Fields> = {
  ...OP_FACTS,
  move: (view, seat, { args }) => ({
    energy:
      view.ways.find((way) => way.length === args.length && way.safe === args.safe)?.energy ?? 0,
    have: energyOf(view, seat),
  }),
  use: (view, seat, { args }) => spent(view, seat, String(args.fruit)),
  fruit: (view, seat, { args }) => spent(view, seat, String(args.fruit)),
  character: (_view, _seat, { args }) => {
    const who = character(String(args.character));
    return {
      mission_text: who?.mission.text ?? '',
      ability_name: who?.ability.name ?? '',
      ability_text: who?.ability.text ?? '',
    };
  },
  square: (view, seat, { args }) => {
    const kinds = character(boardOf(view, seat)?.character)?.squares ?? '';
    return { kind: narrator.term('square', kinds[Number(args.number) - 1] ?? '') };
  },
};

/** What a piece can spend: of a shared pool all but the last point. */
function energyOf(view: IslandView, seat: number): number {
  const piece = pieceOf(view, view.acting);
  if (!piece) return 0;
  const pool = boardOf(view, seat)?.character === 'granddead';
  return pool ? Math.max(0, piece.health - 1) : piece.energy;
}

export function ask(raw: View, _legal: LegalMove[], picked: LegalMove | null, naming: Naming): Ask {
  const view = isView(raw);
  // These mean something else to OP, whose question says it.
  const answers = naming.you === 0 && ['direction', 'fruit'].includes(picked?.kind ?? '');
  if (picked && !answers && Object.hasOwn(is.confirm, picked.kind)) {
    const facts = FACTS[picked.kind]?.(view, naming.you ?? 1, picked) ?? {};
    return narrator.confirm(picked, raw as Fields, naming, facts);
  }
  return narrator.question(raw as Fields, naming);
}
