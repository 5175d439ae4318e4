// What is printed on cards, Chains and Gadgets, as the server has it.
import type { Json } from '../../net/frames';
import { wordFor } from '../../words/frame';
import { printBoards } from './dystopias/boards.svelte';
import type { FieldName, RsAbility } from './view';
import { narrator, rs } from './words';

/** An icon, points, or nothing. */
export type Slot = string | number | null;

export interface CardPrint {
  name: string;
  field: FieldName;
  cost: number;
  type: string;
  slots: Slot[]; // from the bottom
  text: string[]; // its operations
}
export interface ChainPrint {
  level: number;
  cost: number;
  points: number;
  pattern: string[]; // rows from the top, a letter for each cell
}
export interface GadgetPrint {
  name: string;
  price: number;
  text: string;
}
interface Content {
  cards: Record<string, CardPrint>;
  chains: Record<string, ChainPrint>;
  gadgets: Record<string, GadgetPrint>;
  characters: Record<string, { name: string; text: string }>; // counted from 1
  dystopias: Record<string, { name: string; text: string; plan_a: string; plan_b: string }>;
  numbers: Record<string, string>; // by the names that the law has for them
}
const NOTHING: Content = {
  cards: {},
  chains: {},
  gadgets: {},
  characters: {},
  dystopias: {},
  numbers: {},
};
let content = $state.raw<Content>(NOTHING);

export function print(given: Json): void {
  printBoards(given);
  content = { ...NOTHING, ...((given ?? {}) as unknown as Partial<Content>) };
}

/** A number that the content decides, such as hand.limit. */
export const numberOf = (name: string): string => content.numbers[name] ?? '';

const BLANK: CardPrint = {
  name: '',
  type: '',
  field: 'perception',
  cost: 0,
  slots: [],
  text: [],
};
export const printed = (card: string): CardPrint => content.cards[card] ?? BLANK;
export const cardName = (card: string): string => narrator.term('card', card);
/** What its text does, in sentences. */
export const cardText = (card: string): string => narrator.term('card', card, 'text');

const NO_CHAIN: ChainPrint = { level: 0, cost: 0, points: 0, pattern: [] };
export const chainPrint = (chain: string): ChainPrint => content.chains[chain] ?? NO_CHAIN;
/** What every Chain of a level scores and costs. */
export function levelPrint(level: number): { points: number; cost: number } {
  const one = Object.values(content.chains).find((chain) => chain.level === level);
  return { points: one?.points ?? 0, cost: one?.cost ?? 0 };
}
/** A pattern as it is read aloud, row by row from the top. */
export const patternText = (chain: string): string =>
  rs.board.pattern({
    rows: chainPrint(chain)
      .pattern.map((row) => [...row].map((type) => typeName(type) || rs.board.anyCard).join(', '))
      .join('; '),
  });
export const chainName = (chain: string): string => narrator.term('chain', chain);

const NO_GADGET: GadgetPrint = { name: '', price: 0, text: '' };
export const gadgetPrint = (gadget: string): GadgetPrint => content.gadgets[gadget] ?? NO_GADGET;

export const characterName = (character: number | null): string =>
  content.characters[String(character)]?.name ?? '';
export const dystopiaPrint = (dystopia: string) =>
  content.dystopias[dystopia] ?? { name: dystopia, text: '', plan_a: '', plan_b: '' };

export const fieldName = (field: string): string => wordFor(rs.board.fields, field) ?? field;
export const typeName = (letter: string): string => wordFor(rs.board.types, letter) ?? '';
export const iconName = (icon: string): string => wordFor(rs.board.icons, icon) ?? icon;

/** What a slot has, in a word; nothing where it is blank. */
export const slotShort = (slot: Slot): string =>
  slot === null ? '' : typeof slot === 'number' ? rs.board.pp({ n: slot }) : iconName(slot);
export const slotText = (slot: Slot): string => slotShort(slot) || rs.board.blankSlot;

export const abilityName = (ability: string): string =>
  wordFor(rs.board.abilities, ability) ?? ability;
export const abilityValue = ({ ability, value }: RsAbility): string =>
  ability === 'bill_extra'
    ? (wordFor(rs.board.billExtra, String(value)) ?? String(value))
    : String(value);
