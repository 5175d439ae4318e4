// How to play Restart: the core first, then a screen for each dystopia.
import { and } from '../../../words/message';
import { wordFor } from '../../../words/frame';
import type { Naming } from '../../board';
import { howToOf, type Shot } from '../../howto';
import { regionName } from '../dystopias/land_words';
import { cardName, fieldName, levelPrint } from '../print.svelte';
import { FIELDS, fieldOf, placesOf, rsView, sideOf } from '../view';
import { narrator, rs } from '../words';
import Aim from './Aim.svelte';
import Cause from './Cause.svelte';
import Chain from './Chain.svelte';
import Dystopia from './Dystopia.svelte';
import End from './End.svelte';
import Memory from './Memory.svelte';
import Mind from './Mind.svelte';
import { causing, nearest } from './picture';
import shots from './shots.json';

const mine = ({ view }: Shot) => sideOf(rsView(view), 0);

const aimFacts = ({ view }: Shot, { names }: Naming) => ({
  scores: and(rsView(view).seats.map(({ seat, points }) => `${names[seat]} ${points}`)),
});
const turnFacts = ({ view }: Shot) => ({
  phase: wordFor(rs.board.phases, rsView(view).phase) ?? '',
});
const mindFacts = (shot: Shot) => ({
  fields: and(
    FIELDS.map((name) =>
      rs.board.ofSix({
        field: fieldName(name),
        n: fieldOf(mine(shot), name).total,
      }),
    ),
  ),
});
function causeFacts(shot: Shot) {
  const { card, covered } = causing(shot);
  const { adult, child } = mine(shot);
  return {
    adult: adult ?? '',
    child: child ?? '',
    card: cardName(card),
    covered: cardName(covered),
  };
}
function chainFacts(shot: Shot) {
  const { level, missing, places } = nearest(shot);
  const of = places[0]?.cells.length ?? 0;
  const [one, two, three] = [1, 2, 3].map(levelPrint);
  return {
    level,
    of,
    fits: of - missing,
    cost_one: one!.cost,
    cost_two: two!.cost,
    cost_three: three!.cost,
    points_one: one!.points,
    points_two: two!.points,
    points_three: three!.points,
  };
}
const memoryFacts = (shot: Shot) => {
  const { upcoming, deck } = rsView(shot.view);
  return {
    limit: mine(shot).hand_limit,
    cards: and(upcoming.filter((card) => card !== null).map(cardName)),
    deck,
  };
};
const endFacts = ({ view }: Shot) => ({
  n: placesOf(rsView(view)).filter(({ level }) => level !== null).length,
  limit: rsView(view).row_ends,
});

function diceFacts({ view }: Shot) {
  const { fixed, rolled, plan, researchers } = rsView(view).pandemia!;
  const ring = plan!.plan === 'a' ? 0 : 1;
  const from = researchers[0]!.markers[ring]!;
  const faces = (['V', 'C', 'X'] as const).flatMap((face) => {
    const n = fixed[face] + rolled[face];
    return n ? [`${n} ${narrator.term('face', face)}`] : [];
  });
  return {
    plan: plan!.plan,
    dice: and(faces),
    from,
    to: from + Math.max(0, plan!.total),
  };
}
function senatorFacts({ view, legal }: Shot) {
  const support = legal.find(({ kind }) => kind === 'support');
  return {
    from: rsView(view).anomie!.plan?.senator ?? '',
    to: String(support?.args.place ?? ''),
  };
}

export const howTo = howToOf(
  rs.howto,
  {
    aim: { Picture: Aim, facts: aimFacts },
    turn: { Picture: Mind, facts: turnFacts },
    mind: { Picture: Mind, facts: mindFacts },
    cause: { Picture: Cause, facts: causeFacts },
    chain: { Picture: Chain, facts: chainFacts },
    memory: { Picture: Memory, facts: memoryFacts },
    end: { Picture: End, facts: endFacts },
    pandemia: { Picture: Dystopia, facts: diceFacts },
    anomie: { Picture: Dystopia, facts: senatorFacts },
    extinction: {
      Picture: Dystopia,
      facts: ({ view }) => {
        const { tubes } = rsView(view).extinction!.laboratories[0]!;
        return {
          n: tubes.length,
          tubes: and(tubes.map(({ cards }) => cards.join(' '))),
        };
      },
    },
    oceanrealm: {
      Picture: Dystopia,
      facts: ({ view }, naming) => {
        const { maps, plan } = rsView(view).oceanrealm!;
        const drawn = maps[0]!.regions.join('').replace(/[^WLF]/g, '').length;
        const region = plan?.region ?? 'A1';
        return {
          n: drawn,
          region,
          symbols: regionName(rsView(view), 0, region, naming),
        };
      },
    },
  },
  shots,
);
