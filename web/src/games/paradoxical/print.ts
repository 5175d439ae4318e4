// What is printed on the cards, in words.
import { narrator, px } from './words';
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

/** What marks a card, in a word each. */
export const marksIn = (one: {
  used?: boolean;
  face_down?: boolean;
  shielded?: boolean;
  open?: boolean;
}): string[] => [
  ...(one.used ? [px.board.marks.used] : []),
  ...(one.face_down ? [px.board.marks.down] : []),
  ...(one.shielded ? [px.board.marks.shielded] : []),
  ...(one.open ? [px.board.marks.open] : []),
];
