// How to play Paradox Initiative.
import type { LegalMove, View } from '../../../net/frames';
import { and } from '../../../words/message';
import type { Naming } from '../../board';
import { howToOf, type Shot } from '../../howto';
import { headingOf } from '../heading';
import { cardName, colourName, discName, numberOf, setName, worldTitle } from '../print.svelte';
import { discsOf, piView } from '../view';
import { pi } from '../words';
import Aim from './Aim.svelte';
import Draft from './Draft.svelte';
import End from './End.svelte';
import Glitch from './Glitch.svelte';
import Pay from './Pay.svelte';
import { completing, contrasted, formingSwap } from './picked';
import shots from './shots.json';
import Swap from './Swap.svelte';

const mine = (view: View) => piView(view).seats[0]!;
const sets = (view: View) =>
  and(
    contrasted(view).map(({ of, cards, points }) =>
      pi.board.howto.set({
        cards,
        world: setName(of),
        points: pi.board.howto.points({ n: points }),
      }),
    ),
  );

function draftFacts({ view }: Shot) {
  const cards = piView(view).wormhole.filter((card) => card !== null);
  return {
    n: cards.length,
    cards: and(cards.map(cardName)),
    past: numberOf('past.turns'),
    present: numberOf('present.turns'),
    future: numberOf('future.turns'),
  };
}

function swapFacts({ view, legal }: Shot) {
  const swap = formingSwap(view, legal);
  const [from, to] = (swap.args.cells as string[]).map((cell) =>
    pi.board.discAt({ disc: discName(discsOf(mine(view)).get(cell)!), cell }),
  );
  const [prospect] = piView(view).prospects.filter(({ move }) => move === swap.text);
  return {
    from: from!,
    to: to!,
    colour: colourName(prospect!.strands[0]!.colour),
    actions: Number(numberOf('turn.actions')),
  };
}

function payFacts({ view, legal }: Shot) {
  const fits = new Set(
    legal.filter(({ kind }) => kind === 'place').map(({ args }) => String(args.card)),
  );
  return {
    earned: and(piView(view).pending.earned.map(discName)),
    cards: and(mine(view).console.map(({ card }) => cardName(card))),
    fits: and([...fits].map(cardName)),
  };
}

const stops = (view: View, picked: LegalMove) => headingOf(piView(view), 0, picked, null) ?? '';

function glitchFacts({ view, legal }: Shot) {
  const { worlds, glitch } = piView(view);
  const picked = completing(view, legal);
  const many = (state: string) => worlds.filter((one) => one === state).length;
  return {
    fractured: many('fractured'),
    locked: many('locked'),
    at: worldTitle(glitch ?? ''),
    card: cardName(String(picked.args.card)),
    to: worldTitle(stops(view, picked)),
    past: numberOf('past.glitch_step'),
    present: numberOf('present.glitch_step'),
    future: numberOf('future.glitch_step'),
  };
}

function endFacts({ outcome }: Shot, { names }: Naming) {
  const scores = names.map((name, seat) => `${name} ${outcome!.scores[seat]}`);
  return { scores: and(scores), actions: Number(numberOf('turn.final_actions')) };
}

export const howTo = howToOf(
  pi.howto,
  {
    aim: {
      Picture: Aim,
      facts: ({ view }) => ({ sets: sets(view), world_points: numberOf('set.world') }),
    },
    draft: { Picture: Draft, facts: draftFacts },
    swap: { Picture: Swap, facts: swapFacts },
    pay: { Picture: Pay, facts: payFacts },
    glitch: { Picture: Glitch, facts: glitchFacts },
    end: { Picture: End, facts: endFacts },
  },
  shots,
);
