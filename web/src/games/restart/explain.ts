// Tooltips of the things on the table.
import type { Naming } from '../board';
import type { Explained, Explanation } from '../../look/explain.svelte';
import type { View } from '../../net/frames';
import { explainer } from '../../words/catalogues';
import { wordFor } from '../../words/frame';
import { typeOf } from './art/tones';
import type { Laid } from './overlay';
import {
  abilityName,
  abilityValue,
  cardName,
  cardText,
  chainName,
  chainPrint,
  fieldName,
  gadgetPrint,
  iconName,
  levelPrint,
  patternText,
  printed,
  slotText,
  typeName,
} from './print.svelte';
import type { SlotFacts } from './slots';
import { TOKENS, type Tokens } from './tokens';
import {
  fieldOf,
  figuresAt,
  matchOf,
  rsView,
  sideOf,
  usesOf,
  type FieldName,
  type GridSpace,
  type RowPlace,
  type RsAbility,
  type RsView,
} from './view';
import { rs } from './words';

export const explain = explainer(rs.explain);

const print = (card: string): Explanation => ({
  title: cardName(card),
  note: rs.board.cardNote({
    type: typeName(typeOf(card)),
    field: fieldName(printed(card).field),
    cost: printed(card).cost,
  }),
  text: cardText(card),
  clause: 'RS-1.8',
  lines: [{ text: rs.board.slots, value: printed(card).slots.map(slotText).join(' · ') }],
});

export const explainCard = (card: string, known = false): Explained => ({
  kind: 'card',
  tell: () => {
    const told = print(card);
    return known ? { ...told, lines: [...told.lines!, { text: rs.board.knownToAll }] } : told;
  },
});

/** The tokens that lie somewhere, in words. */
export const tokenWords = (tokens: Tokens): string[] =>
  TOKENS.filter((name) => (tokens[name] ?? 0) > 0).map((name) =>
    rs.board.tokenCount({ kind: name, n: tokens[name]! }),
  );

export const figureName = ({ names, you }: Naming, seat: number, child: boolean): string =>
  rs.board.figure({
    who: seat === you ? 'you' : 'other',
    name: names[seat] ?? '',
    child: child ? 'yes' : 'no',
  });

/** What else is to be known of a space. */
export const spaceMarks = (
  view: RsView,
  { space, tokens }: GridSpace,
  naming: Naming,
  mark?: Laid,
): string[] => [
  ...tokenWords(tokens),
  ...figuresAt(view, space).map(({ seat, child }) => figureName(naming, seat, child)),
  ...(mark ? [markText(mark)] : []),
];
const markText = ({ type, fits }: Laid): string =>
  type === null
    ? rs.board.anyCard
    : fits
      ? rs.board.fitsHere({ type: typeName(type) })
      : rs.board.needs({ type: typeName(type) });

export const explainSpace = (
  view: RsView,
  facts: GridSpace,
  naming: Naming,
  mark?: Laid,
): Explained => ({
  kind: 'space',
  slow: true,
  tell: () => {
    const told = facts.card ? print(facts.card) : null;
    return {
      title: rs.board.spaceName({
        space: facts.space,
        card: facts.card ? cardName(facts.card) : '',
      }),
      note: told?.note,
      text: told?.text ?? '',
      clause: 'RS-1.4',
      lines: spaceMarks(view, facts, naming, mark).map((text) => ({ text })),
    };
  },
});

export const explainField = (view: RsView, seat: number, field: FieldName): Explained =>
  explain(
    'field',
    () => ({
      name: fieldName(field),
      field,
      n: fieldOf(sideOf(view, seat), field).total,
    }),
    () => ({ lines: cardLines(view, seat, field) }),
  );

/** What lies in a field and under it. */
function cardLines(view: RsView, seat: number, field: FieldName) {
  const { studied, points } = fieldOf(sideOf(view, seat), field);
  const buried = sideOf(view, seat).buried.filter((card) => printed(card).field === field);
  return [
    { text: rs.board.studied, value: studied ? cardName(studied) : rs.board.blankSlot },
    ...(buried.length ? [{ text: rs.board.buried({ n: buried.length }), value: '' }] : []),
    { text: rs.board.fieldPoints, value: String(points), clause: 'RS-13.6' },
  ];
}

/** What is printed beside a space of a Mind field, and whether it can be used. */
export const explainSlot = (view: RsView, seat: number, slot: SlotFacts): Explained =>
  slot.state === 'points' || slot.state === 'none'
    ? explain('slot', () => ({
        icon: '',
        icon_is: 'none',
        points: Number(slot.print) || 0,
        state: slot.state,
      }))
    : explain(
        'icon',
        () => ({ name: iconName(String(slot.print)), icon: String(slot.print) }),
        () => ({ lines: [stateLine(slot), ...usesLines(view, seat, String(slot.print))] }),
      );

const stateLine = ({ state, number }: SlotFacts) => ({
  text: rs.board.slotState({ state, n: number }),
  clause: 'RS-3.5',
});

/** How often the action can still be done in this turn. */
function usesLines(view: RsView, seat: number, icon: string) {
  const uses = view.owner === seat ? usesOf(view, icon) : undefined;
  if (!uses) return [];
  const left = uses.icons + uses.texts + (uses.basic ? 1 : 0);
  return [{ text: rs.board.usesLeft, value: String(left), clause: 'RS-3.9' }];
}

export const explainAbility = (given: RsAbility): Explained =>
  explain('ability', () => ({
    ability: given.ability,
    name: abilityName(given.ability),
    value: abilityValue(given),
    field: fieldName(given.field),
  }));

export const explainBuried = (cards: string[]): Explained =>
  explain(
    'buried',
    () => ({ n: cards.length }),
    () => ({
      lines: cards.map((card) => ({
        text: cardName(card),
        value: printed(card).slots.map(slotText).join(' '),
      })),
    }),
  );

export const explainChain = (view: RsView, chain: string): Explained =>
  explain(
    'chain',
    () => {
      const { level, cost, points } = chainPrint(chain);
      const match = matchOf(view, chain);
      return {
        level,
        cost: match?.cost ?? cost,
        points: match?.points ?? points,
        missing: match?.missing ?? 0,
      };
    },
    () => ({ lines: chainLines(view, chain).map((text) => ({ text })) }),
  );

/** The pattern, and what is missing where it fits best. */
export const chainLines = (view: RsView, chain: string): string[] => [
  patternText(chain),
  ...(matchOf(view, chain)?.places[0]?.cells ?? [])
    .filter(({ fits }) => !fits)
    .map(({ space, type }) => rs.board.missingAt({ space, type: typeName(type) })),
];

export const explainOffer = ({ level, chain, tokens }: RowPlace): Explained =>
  explain(
    'rowChain',
    () => ({
      known: chain ? 'yes' : 'no',
      name: chain ? chainName(chain) : '',
      level: level ?? 0,
      ...levelPrint(level ?? 1),
    }),
    () => ({ lines: tokenWords(tokens).map((text) => ({ text })) }),
  );

export const explainGadget = (gadget: string): Explained => ({
  kind: 'gadget',
  tell: () => {
    const { name, text, price } = gadgetPrint(gadget);
    return { title: name, note: rs.board.price({ n: price }), text, clause: 'RS-15.5' };
  },
});

/** The points of a seat if the game ended now. */
export function explainScore(view: View, seat: number): Explained {
  const side = () => sideOf(rsView(view), seat);
  return explain(
    'score',
    () => ({ points: side().points }),
    () => ({
      lines: side().score.map(({ source, points, clause }) => ({
        text: wordFor(rs.score, source) ?? source,
        value: String(points),
        clause,
      })),
    }),
  );
}
