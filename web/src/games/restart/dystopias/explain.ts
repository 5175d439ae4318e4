// Tooltips of the things on the boards of the dystopias.
import type { Explained } from '../../../look/explain.svelte';
import type { Naming } from '../../board';
import { explain } from '../explain';
import type { RsTube } from '../types';
import type { RsView } from '../view';
import { rs } from '../words';
import { boards } from './boards.svelte';
import type { PlaceFacts } from './congress';
import { SYMBOLS } from './land';
import { regionFacts } from './land_words';
import { senatorOf } from './place_words';
import { billName, bonusText, symbolName } from './words_of';

/** What a track of research scores for a seat. */
export const explainTrack = (
  track: number,
  { points, bonus, penalty }: { points: number; bonus: number; penalty: number },
): Explained =>
  explain(
    track === 0 ? 'virus' : 'cure',
    () => ({}),
    () => ({
      lines: [
        { text: rs.board.pandemia.milestone, value: String(points), clause: 'RS-16.9' },
        ...(bonus
          ? [{ text: rs.board.pandemia.leads, value: bonusText(bonus), clause: 'RS-16.10' }]
          : []),
        ...(penalty
          ? [
              {
                text: rs.board.pandemia.penalty,
                value: rs.board.minus({ n: penalty }),
                clause: 'RS-16.11',
              },
            ]
          : []),
      ],
    }),
  );

export const explainPlace = (
  { place, kind, bill }: PlaceFacts,
  stack: { seat: number; trapped: boolean }[],
  naming: Naming,
): Explained => ({
  slow: true,
  ...explain(
    'place',
    () => ({ place, kind, bill: bill ? billName(bill) : '' }),
    () => ({
      lines: [...stack].reverse().map(({ seat, trapped }) => ({
        text: senatorOf(naming, seat),
        value: trapped ? rs.board.anomie.trapped : undefined,
        clause: trapped ? 'RS-17.10' : undefined,
      })),
    }),
  ),
});

export const explainTube = ({ set, cards, plan_a, plan_b }: RsTube): Explained =>
  explain('tube', () => ({ set, n: cards.length, a: plan_a, b: plan_b }));

export const explainRegion = (view: RsView, seat: number, region: string): Explained => ({
  slow: true,
  ...explain(
    'region',
    () => ({ region, industry: regionFacts(view, seat, region).industry ? 'yes' : 'no' }),
    () => ({
      lines: SYMBOLS.map((symbol) => ({
        text: rs.board.oceanrealm.rateOf({
          symbol: symbolName(symbol),
          n: boards().oceanrealm.sets[symbol] ?? 0,
          points: boards().oceanrealm.set_points,
        }),
        value: String(regionFacts(view, seat, region).counts[symbol]),
      })),
    }),
  ),
});
