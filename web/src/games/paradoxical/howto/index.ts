// How to play Paradoxical.
import type { View } from '../../../net/frames';
import { and } from '../../../words/message';
import type { Naming } from '../../board';
import { howToOf, seatWithin } from '../../howto';
import { stillHand } from '../../still';
import { proposals, split } from '../claim';
import { faceName } from '../print';
import { pxView } from '../view';
import { px } from '../words';
import Aim from './Aim.svelte';
import Effects from './Effects.svelte';
import End from './End.svelte';
import Paradox from './Paradox.svelte';
import shots from './shots.json';
import Turn from './Turn.svelte';

const named = (cards: string[]) => and(cards.map(faceName));
const mine = (view: View) => pxView(view).seats[0]!;

function weighed(view: View) {
  const { sum, against } = proposals(pxView(view), winner(view))[0]!;
  return { sum, against };
}
const winner = (view: View) => Math.max(0, pxView(view).ranks?.indexOf(1) ?? 0);

function ended(view: View, naming: Naming) {
  const seat = winner(view);
  const list = pxView(view).seats.map((one) =>
    px.board.howto.seat({ name: naming.names[one.seat] ?? '', tokens: one.tokens }),
  );
  return {
    winner: seatWithin(naming, seat),
    who: seat === naming.you ? 'you' : 'other',
    list: and(list),
    ...weighed(view),
  };
}

export const howTo = howToOf(
  px.howto,
  {
    aim: {
      Picture: Aim,
      facts: ({ view }) => ({
        cards: named(mine(view).tableau.map(({ card }) => card)),
        tokens: mine(view).tokens,
      }),
    },
    turn: {
      Picture: Turn,
      facts: ({ view }) => ({
        hand: named(mine(view).hand.flatMap(({ card }) => card ?? [])),
        tableau: named(mine(view).tableau.map(({ card }) => card)),
      }),
    },
    effects: {
      Picture: Effects,
      facts: ({ view }) => {
        const of = (used: boolean) =>
          named(mine(view).tableau.flatMap((one) => (one.used === used ? [one.card] : [])));
        return { ready: of(false), used: of(true) };
      },
    },
    paradox: {
      Picture: Paradox,
      facts: ({ view, legal }) => {
        const claim = legal.find(({ kind }) => kind === 'claim')!;
        const { set, others } = split(pxView(view), stillHand(legal, claim), 0, '', [])!;
        return { set: named(set), others: named(others), ...weighed(view) };
      },
    },
    end: { Picture: End, facts: ({ view }, naming) => ended(view, naming) },
  },
  shots,
);
