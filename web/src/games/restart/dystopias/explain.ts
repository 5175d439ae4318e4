// Tooltips of the things on the boards of the dystopias.
import type { Explained } from '../../../look/explain.svelte';
import type { Naming } from '../../board';
import { and, yes } from '../../../words/message';
import { explain, figureName } from '../explain';
import type { RsTube } from '../types';
import { figuresAt, type RsView } from '../view';
import { rs } from '../words';
import { boards } from './boards.svelte';
import { BILL_NAMES, type PlaceFacts } from './congress';
import type { DieFacts } from './dice';
import { SYMBOLS } from './land';
import { regionFacts } from './land_words';
import { senatorOf } from './place_words';
import { billName, bonusText, symbolName } from './words_of';

export const explainDie = ({ face, state }: DieFacts): Explained =>
  explain('die', () => ({ face: face ?? 'V', fixed: yes(state === 'fixed') }));

/** What a track of research scores for a seat. */
export const explainTrack = (
  track: number,
  { points, bonus, penalty }: { points: number; bonus: number; penalty: number },
): Explained =>
  explain(
    track === 0 ? 'virusTrack' : 'cureTrack',
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

const OPPOSITE = 2; // in the order of the Bills
export const oppositeOf = (bill: string): string =>
  BILL_NAMES[(BILL_NAMES.indexOf(bill) + OPPOSITE) % BILL_NAMES.length]!;

interface Standing {
  seat: number;
  trapped: boolean;
}
const explainSenator = ({ seat, trapped }: Standing, { names, you }: Naming): Explained =>
  explain('senator', () => ({
    who: seat === you ? 'you' : 'other',
    name: names[seat] ?? '',
    trapped: yes(trapped),
  }));

const whatStands = (
  facts: PlaceFacts,
  stack: Standing[],
  veto: boolean,
  naming: Naming,
): Explained => {
  if (veto) return explain('veto');
  if (facts.kind === 'law') return explain('lawPlace');
  if (facts.kind === 'bill')
    return explain('billPlace', () => ({
      name: billName(facts.bill!),
      opposite: billName(oppositeOf(facts.bill!)),
    }));
  if (stack.length > 1) return explain('stack', () => ({ n: stack.length }));
  if (stack[0]) return explainSenator(stack[0], naming);
  return facts.kind === 'start'
    ? explain('startPlace')
    : explain('place', () => ({ name: facts.place }));
};

/** A place of the Congress, and who stands there, the top one first. */
export function explainPlace(
  facts: PlaceFacts,
  stack: Standing[],
  veto: boolean,
  naming: Naming,
): Explained {
  const told = whatStands(facts, stack, veto, naming);
  const lines = [...stack].reverse().map(({ seat, trapped }) => ({
    text: senatorOf(naming, seat),
    value: trapped ? rs.board.anomie.trapped : undefined,
    clause: trapped ? 'RS-17.10' : undefined,
  }));
  return { ...told, slow: true, tell: () => ({ ...told.tell()!, note: facts.place, lines }) };
}

export const explainTube = ({ set, plan_a, plan_b }: RsTube, number: number): Explained =>
  explain('tube', () => ({ n: number, set: yes(set !== 'none'), points: plan_a + plan_b }));

export function explainRegion(
  view: RsView,
  seat: number,
  region: string,
  naming: Naming,
): Explained {
  const facts = () => regionFacts(view, seat, region);
  const told = explain(
    'region',
    () => {
      const figures = figuresAt(view, region).map((one) => figureName(naming, one.seat, one.child));
      return {
        name: region,
        figures_is: figures.length ? 'some' : 'none',
        figures: and(figures),
        industry: yes(facts().industry),
      };
    },
    () => ({ lines: setLines((symbol) => facts().counts[symbol]) }),
  );
  return { ...told, slow: true };
}

const setLines = (have: (symbol: string) => number | undefined) =>
  SYMBOLS.map((symbol) => ({
    text: rs.board.oceanrealm.rateOf({
      symbol: symbolName(symbol),
      n: boards().oceanrealm.set_sizes[symbol] ?? 0,
      points: boards().oceanrealm.set_points,
    }),
    value: have(symbol)?.toString(),
  }));
export const explainSets = (): Explained => ({
  kind: 'landSets',
  tell: () => ({
    title: rs.board.oceanrealm.sets,
    text: rs.board.oceanrealm.setsText,
    clause: 'RS-19.10',
    lines: setLines(() => undefined),
  }),
});
export const explainSymbol = (symbol: string): Explained => ({
  kind: 'sector',
  tell: () => ({
    title: symbolName(symbol),
    text: rs.board.oceanrealm.rateOf({
      symbol: symbolName(symbol),
      n: boards().oceanrealm.set_sizes[symbol] ?? 0,
      points: boards().oceanrealm.set_points,
    }),
    clause: 'RS-19.10',
  }),
});

/** A sector of a Region: what is drawn there. */
export const explainSector = (drawn: string | null): Explained => {
  const symbol = drawn === null || drawn === 'industry' ? null : drawn;
  return explain('sector', () => ({
    symbol_is: symbol ?? 'none',
    symbol: symbol ? symbolName(symbol) : '',
    industry: yes(drawn === 'industry'),
  }));
};
