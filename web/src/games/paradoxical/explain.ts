// Tooltips of the things on the table.
import type { Explained } from '../../look/explain.svelte';
import type { View } from '../../net/frames';
import { explainer } from '../../words/catalogues';
import { cardText, cardTitle, faceName } from './print';
import { pxView } from './view';
import { px } from './words';

export const explain = explainer(px.explain);

interface Marks {
  used?: boolean;
  face_down?: boolean;
  shielded?: boolean;
  open?: boolean;
}

/** What marks a card, each with what it means. */
function marksOf(marks: Marks): { kind: string; text: string; clause: string }[] {
  const { used, down, shielded, open } = px.explain;
  return [
    ...(marks.used ? [{ kind: 'used', ...used }] : []),
    ...(marks.face_down ? [{ kind: 'down', ...down }] : []),
    ...(marks.shielded ? [{ kind: 'shielded', ...shielded }] : []),
    ...(marks.open ? [{ kind: 'open', ...open }] : []),
  ];
}

/** All that is printed on a card, and what lies on it. */
export const explainCard = (card: string, marks: Marks = {}): Explained => ({
  kind: ['card', ...marksOf(marks).map(({ kind }) => kind)].join(' '),
  tell: () => ({
    title: cardTitle(card),
    note: faceName(card),
    text: cardText(card),
    clause: 'PX-9.1',
    lines: marksOf(marks).map(({ text, clause }) => ({ text, clause })),
  }),
});

export const explainScore = (view: View, seat: number): Explained =>
  explain('tokens', () => ({ n: pxView(view).seats[seat]?.tokens ?? 0 }));
