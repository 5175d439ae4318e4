// What is printed on the cards, in words.
import type { Print } from '../reading.svelte';
import { narrator } from './words';
import { faceOf } from './view';

/** "Deep Archive"; a card without a name is its domain and value. */
export const cardTitle = (card: string): string => narrator.term('card', card, 'title');
/** "Knowledge 7". */
export const faceName = (card: string): string => narrator.term('card', card, 'short');
/** "Deep Archive (Knowledge 7)". */
export const cardName = (card: string): string => narrator.term('card', faceOf(card));
export const cardText = (card: string): string => narrator.term('card', card, 'text');
/** The same in a few words, for the small space on a card. */
export const shortText = (card: string): string => narrator.term('card', card, 'brief');

/** What is shown beside a card that is looked at. */
export const tipOf = (card: string): Print => ({
  title: cardTitle(card),
  kind: faceName(card),
  text: cardText(card),
  clause: 'PX-9.8',
});
