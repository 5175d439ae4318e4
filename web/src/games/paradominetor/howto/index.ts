// How to play Paradominetor.
import type { LegalMove, View } from '../../../net/frames';
import { and } from '../../../words/message';
import type { Naming } from '../../board';
import { howToOf, seatWithin } from '../../howto';
import { keptTrick, pdView, points, tableTrick } from '../view';
import { faceName, pd, pointsWords, tileName } from '../words_of';
import Aim from './Aim.svelte';
import End from './End.svelte';
import Paradox from './Paradox.svelte';
import shots from './shots.json';
import Tiles from './Tiles.svelte';
import Turn from './Turn.svelte';

const scores = (view: View, { names }: Naming) =>
  and(pdView(view).seats.map(({ seat, hp }) => `${names[seat]} ${points(hp)}`));

const played = (view: View, { names }: Naming) =>
  and(
    (tableTrick(pdView(view))?.plays ?? []).map(({ seat, face }) =>
      pd.board.playedBy({ name: names[seat] ?? '', face: faceName(face) }),
    ),
  );

function turnFacts(view: View, legal: LegalMove[]) {
  const may = new Set(legal.map(({ args }) => String(args.tile)));
  const hand = pdView(view).seats[0]!.hand ?? [];
  const faces = (held: string[]) => and(held.map(tileName));
  return {
    legal: faces(hand.filter((tile) => may.has(tile))),
    others: faces(hand.filter((tile) => !may.has(tile))),
  };
}

function tieFacts(view: View, naming: Naming) {
  const [first, second] = pdView(view)
    .seats.filter((_, seat) => pdView(view).ranks![seat]! <= 2)
    .sort((a, b) => a.halves - b.halves);
  return {
    winner: seatWithin(naming, first!.seat),
    other: seatWithin(naming, second!.seat),
    points: points(first!.hp),
    few: first!.halves,
    many: second!.halves,
  };
}

export const howTo = howToOf(
  pd.howto,
  {
    aim: {
      Picture: Aim,
      facts: ({ view }, naming) => ({
        played: pdView(view).tricks.filter(({ kind }) => kind).length,
        scores: scores(view, naming),
      }),
    },
    tiles: {
      Picture: Tiles,
      facts: ({ view }) => ({ given: and((pdView(view).seats[0]!.given ?? []).map(tileName)) }),
    },
    turn: {
      Picture: Turn,
      facts: ({ view, legal }, naming) => ({
        table: played(view, naming),
        ...turnFacts(view, legal),
      }),
    },
    paradox: {
      Picture: Paradox,
      facts: ({ view }, naming) => {
        const kept = keptTrick(view);
        const hp = tableTrick(kept)!.hp!;
        const shares = naming.names.flatMap((name, seat) =>
          hp[seat] ? [`${name}: ${pointsWords(hp[seat])}`] : [],
        );
        return { table: played(kept as unknown as View, naming), shares: and(shares) };
      },
    },
    end: {
      Picture: End,
      facts: ({ view }, naming) => ({ scores: scores(view, naming), ...tieFacts(view, naming) }),
    },
  },
  shots,
);
