// The guided game: four turns up to a first claim, then the one that wins.
import type { View } from '../../net/frames';
import { BUTTON, PIECE, tileSelector, whileAt, type Guide } from '../guide';
import { cardTitle, faceName } from './print';
import { pxView } from './view';
import { px } from './words';

const EFFECT = 'V1';
const TAKEN = 'T12';
const ADDED = 'S11';

const claimed = (view: View) => pxView(view).claimed?.seat === 0;
const cards = (...names: string[]) =>
  names.map((name) => `.mine [data-thing="${name}"]`).join(', ');

/** A deck stands for building from it. */
function pieceOf(move: string): string {
  if (move === 'build') return '[data-place="deck-1"]';
  const [kind, name] = move.split(' ');
  return kind === 'deck' ? `[data-place="deck-${name}"]` : tileSelector(move);
}

export const guide: Guide = {
  said: px.guide,
  pieceOf,
  facts: () => ({
    effect: cardTitle(EFFECT),
    taken: faceName(TAKEN),
    added: faceName(ADDED),
  }),
  chapters: [
    {
      practice: {
        seed: 'guide',
        position: {
          game: 'paradoxical',
          options: { players: 2 },
          turn: 10,
          active: 0,
          pool: ['K5', TAKEN],
          // In this order: what is built does not get in the way of the pairs.
          decks: [
            {
              under: [
                'K13',
                'S7',
                'K2',
                'K1',
                'S1',
                'K3',
                'S3',
                'K4',
                'S4',
                'S5',
                'K6',
                'K7',
                'S8',
                'K9',
                'S9',
                'K10',
                'S10',
                'K11',
                'S12',
              ],
            },
            {
              under: [
                'T7',
                'V6',
                'T1',
                'T2',
                'V2',
                'V3',
                'V4',
                'T5',
                'V5',
                'T6',
                'V7',
                'T8',
                'V8',
                'T9',
                'V10',
                'T11',
                'V12',
                'T13',
                'V13',
              ],
            },
          ],
          seats: [
            { tableau: ['K12', 'V11', 'S2', 'T3', EFFECT], hand: [ADDED] },
            { tableau: ['K8', 'S6', 'T4', 'V9', 'T10'], hand: ['S13'] },
          ],
        },
        script: [[], ['build', 'deck 2', 'add S13', 'build', 'deck 1']],
      },
      steps: [
        { id: 'aim', ideas: ['aim'], points: ['.mine .seat-t', '.mine .tokens'] },
        { id: 'build', ideas: ['turn'], points: [PIECE, BUTTON], moves: ['build', 'deck *'] },
        {
          id: 'effect',
          ideas: ['turn', 'effects'],
          points: [whileAt(0, PIECE), whileAt(1, PIECE), whileAt(2, PIECE)],
          moves: [`effect ${EFFECT}`, `take ${TAKEN}`, 'deck *'],
        },
        {
          id: 'add',
          ideas: ['turn', 'effects'],
          points: [cards(EFFECT), PIECE, BUTTON],
          moves: [`add ${ADDED}`],
        },
        {
          id: 'paradox',
          ideas: ['paradox'],
          points: [cards('K12', TAKEN), cards('V11', ADDED), cards(EFFECT, 'S2', 'T3')],
        },
        {
          id: 'claim',
          ideas: ['turn', 'paradox'],
          points: [BUTTON, '.row.set .sum', '.row.against .sum'],
          moves: ['claim'],
        },
        {
          id: 'claimed',
          ideas: ['effects', 'end'],
          points: ['.row.set .sum', '.row.against .sum', '.mine .tokens'],
          holds: claimed,
        },
      ],
    },
    {
      practice: {
        seed: 'guide',
        position: {
          game: 'paradoxical',
          options: { players: 2 },
          turn: 30,
          active: 0,
          pool: ['K5'],
          seats: [
            {
              tokens: 1,
              tableau: ['K9', 'T10', 'S11', 'V12', 'K13', 'S1', 'T2', 'V3', 'K4', 'T5'],
            },
            {
              tokens: 1,
              tableau: ['K7', 'T7', 'S8', 'V8', 'V1', 'S2', 'T3', 'K1'],
            },
          ],
        },
        script: [[], []],
      },
      steps: [
        {
          id: 'second',
          ideas: ['paradox', 'end'],
          points: ['.opp .badge-px', cards('K9', 'T10', 'S11', 'V12', 'K13'), BUTTON],
          moves: ['claim'],
        },
        {
          id: 'win',
          ideas: ['end'],
          points: ['.row.set .sum', '.mine .tokens'],
          holds: claimed,
        },
      ],
    },
  ],
};
