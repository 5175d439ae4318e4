// What is printed on the cards: names, steps and texts, as the server has them.
import type { Json } from '../../net/frames';
import { px } from '../../words/paradoxical';
import type { Print } from '../reading.svelte';
import { domainOf, faceOf, valueOf } from './view';

export interface Printed {
  name: string;
  steps: string[];
  text: string;
}

let cards = $state.raw<Record<string, Printed>>({});

export function print(content: Json): void {
  cards = ((content as { cards?: unknown } | null)?.cards ?? {}) as Record<string, Printed>;
}

const BLANK: Printed = { name: '', steps: [], text: '' };
export const printed = (card: string): Printed => cards[faceOf(card)] ?? BLANK;

/** "Deep Archive"; a card without a name is its domain and value. */
export const cardTitle = (card: string): string => printed(card).name || faceName(card);
/** "Knowledge 7". */
export const faceName = (card: string): string =>
  px.face(px.domains[domainOf(card).letter]!, valueOf(card));
/** "Deep Archive (Knowledge 7)". */
export const cardName = (card: string): string => {
  const { name } = printed(card);
  return name ? px.card(name, faceName(card)) : faceName(card);
};
export const cardText = (card: string): string => printed(card).text;

/** A step in a few words, for the small space on a card. */
export function shortStep(step: string): string {
  const [word, ...rest] = step.split(' ');
  const op = word!.replace('?', '');
  const said = px.short[op]?.(rest) ?? '';
  return word!.endsWith('?') ? px.may(said) : said;
}
export const shortText = (card: string): string => printed(card).steps.map(shortStep).join(' ');

/** What is shown beside a card that is looked at. */
export const tipOf = (card: string): Print => ({
  title: cardTitle(card),
  kind: faceName(card),
  text: cardText(card),
  clause: px.clause.once!,
});
