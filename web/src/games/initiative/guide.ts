// The guided game: a round, then the last turn of all.
import type { View } from '../../net/frames';
import { BUTTON, PIECE, tileSelector, whileAt, type Guide } from '../guide';
import { cardName, numberOf, printed, worldTitle } from './print.svelte';
import { piView } from './view';
import { pi } from './words';

const CARD = 'W01-FU'; // is drafted and completed
const LATE = 'W03-PR'; // slides into Danger
const BROKEN = 'W10';
const LOST = 'W08-PA';

const cell = (name: string) => `[data-cell="${name}"]`;
// On a phone piles, goals and worlds are behind tabs.
const WORLDS_TAB = '.lower .tabs button:nth-child(3)';
const GOALS_TAB = '.lower .tabs button:nth-child(5)';
const PILE = `.cons .head .btn || .lower .piles .btn || ${GOALS_TAB}`;
const GOALS = `.goals || ${GOALS_TAB}`;
const world = (name: string) => `[data-drop="${name}"] || .arc || ${WORLDS_TAB}`;

const TILES: Record<string, string> = { trigger: 'trigger-', form: 'alliance-' };
function pieceOf(move: string): string {
  const [kind, name, other] = move.split(' ');
  if (kind === 'swap') return `${cell(other!)}:not(.sel) || ${cell(name!)}`;
  if (kind === 'stabilise') return `${tileSelector(move)} || .lower .tabs button:nth-child(3)`;
  return TILES[kind!] ? `[data-tile="${TILES[kind!]}${name}"]` : tileSelector(move);
}

const slid = (view: View) => piView(view).active !== 0;

const OTHERS = [
  ['K1 R3 W3 B2 W3', 'K1 K3 R2 R3 B1', 'R3 B1 Y2 W3 R2', 'W3 W1 K3 K3 B2', 'B2 W1 R3 R1 Y2'],
  ['Y2 Y1 W2 K1 Y2', 'B2 W2 K2 Y3 K3', 'B1 R1 R2 W3 K3', 'Y3 R1 Y3 B3 W1', 'B1 Y1 R3 Y3 K2'],
];
const worlds = (fractured: string[], locked: string[]) =>
  Array.from({ length: 15 }, (_, i) => {
    const name = `W${String(i).padStart(2, '0')}`;
    return fractured.includes(name) ? 'fractured' : locked.includes(name) ? 'locked' : 'stable';
  });

export const guide: Guide = {
  said: pi.guide,
  pieceOf,
  facts: () => ({
    card: cardName(CARD),
    late: cardName(LATE),
    world: worldTitle(printed(CARD).world ?? ''),
    broken: worldTitle(BROKEN),
    lost: worldTitle(printed(LOST).world ?? ''),
    world_points: numberOf('set.world'),
    past: Number(numberOf('past.glitch_step')),
    present: Number(numberOf('present.glitch_step')),
    future: Number(numberOf('future.glitch_step')),
    past_turns: Number(numberOf('past.turns')),
    future_turns: Number(numberOf('future.turns')),
    actions: Number(numberOf('turn.actions')),
  }),
  chapters: [
    {
      practice: {
        seed: 'guide',
        position: {
          game: 'initiative',
          options: { players: 3 },
          phase: 'wormhole',
          ask: 'wormhole',
          round: 4,
          chief: 0,
          active: 0,
          worlds: worlds([], ['W12']),
          glitch: 'W09',
          anomaly: ['B1', 'W2', 'B3'],
          wormhole: [CARD, 'W14-PR', 'W09-PR', 'XA-FU', 'W10-NX', 'W02-FU', 'W14-PA', 'W13-PR'],
          goals: ['G7', 'G10', 'G2'],
          discards: ['W00-PA', 'W00-FU', 'W03-PA', 'W06-FU', 'W07-PR', 'W08-PR'],
          seats: [
            {
              matrix: [
                'Y1 Y2 R3 Y3 Y1',
                'B2 R1 W2 K3 R2',
                'K1 B1 R2 W1 B3',
                'R1 W3 Y3 B1 W2',
                'K2 K3 R3 K1 Y2',
              ],
              console: [
                { card: LATE, column: 3, items: ['R1'] },
                { card: LOST, column: 2 },
              ],
              pile: ['W01-PR', 'W01-NX', 'W10-PR'],
              modules: { face_up: ['shift'] },
              secret: 'G9',
            },
            {
              matrix: OTHERS[0]!,
              pile: ['W02-PR', 'W02-NX'],
              modules: { face_up: ['swap'] },
              secret: 'G3',
            },
            {
              matrix: OTHERS[1]!,
              pile: ['W09-FU', 'W05-NX'],
              modules: { face_up: ['destroy'] },
              secret: 'G8',
            },
          ],
        },
        script: [[], ['draft W13-PR', 'trigger R'], ['draft W09-PR', 'draft XA-FU']],
      },
      steps: [
        { id: 'aim', ideas: ['aim'], points: [PILE, `.cards [data-tile="${CARD}"]`] },
        { id: 'draft', ideas: ['draft'], points: [PIECE, BUTTON], moves: [`draft ${CARD}`] },
        {
          id: 'trigger',
          ideas: ['draft'],
          points: [PIECE, BUTTON],
          moves: ['trigger B'],
          gives: [0],
          also: ['trigger *'],
        },
        {
          id: 'swap',
          ideas: ['swap'],
          points: [cell('c5'), cell('c2'), BUTTON],
          moves: ['swap c2 c5'],
          gives: [0],
        },
        {
          id: 'pay',
          ideas: ['pay'],
          points: ['.earned', PIECE, BUTTON],
          moves: [`place Y ${CARD}`, `place Y ${CARD}`],
        },
        {
          id: 'glitch',
          ideas: ['glitch'],
          points: [world(BROKEN), PILE],
          opens: WORLDS_TAB,
        },
        {
          id: 'mend',
          ideas: ['glitch'],
          points: [whileAt(0, cell('d4')), whileAt(0, cell('c1')), whileAt(1, PIECE)],
          moves: ['swap c1 d4', `stabilise K ${BROKEN}`],
          gives: [0],
        },
        {
          id: 'turn_end',
          ideas: ['pay'],
          points: [`.cols [data-tile="${LATE}"]`, BUTTON],
          moves: ['end'],
        },
        {
          id: 'danger',
          ideas: ['pay'],
          points: [`.cols [data-tile="${LATE}"]`, `.cols [data-tile="${LOST}"]`],
          holds: slid,
        },
      ],
    },
    {
      practice: {
        seed: 'guide',
        position: {
          game: 'initiative',
          options: { players: 3 },
          phase: 'turn',
          ask: 'turn',
          round: 9,
          final_round: true,
          chief: 1,
          active: 0,
          turns: 2,
          actions: 1,
          worlds: worlds(['W08', 'W11'], ['W01', 'W12']),
          glitch: 'W11',
          anomaly: ['W1', 'Y2', 'B3'],
          goals: ['G7', 'G10', 'G2'],
          wormhole: [null, null, null, null, null, null, null, null],
          discards: [
            'W00-PA',
            'W00-PR',
            'W00-FU',
            'W00-NX',
            'W02-PA',
            'W03-PA',
            'W03-FU',
            'W03-NX',
            'W04-PA',
            'W04-PR',
            'W04-FU',
            'W04-NX',
            'W05-PA',
            'W05-PR',
            'W05-FU',
            'W06-PA',
            'W06-PR',
            'W06-FU',
            'W06-NX',
            'W07-PA',
            'W07-PR',
            'W07-FU',
            'W07-NX',
            'W08-PR',
            'W08-FU',
            'W08-NX',
            'W09-PA',
            'W09-NX',
            'W10-PA',
            'W10-PR',
            'W10-FU',
            'W10-NX',
            'W11-PA',
            'W11-PR',
            'W11-FU',
            'W11-NX',
            'W12-PA',
            'W12-PR',
            'W12-FU',
            'W13-PA',
            'W13-PR',
            'W13-FU',
            'W13-NX',
            'W14-FU',
            'W14-NX',
            'XA-PA',
            'XA-PR',
            'XB-PA',
            'XB-PR',
            'XB-FU',
            'XC-PA',
            'XC-PR',
            'XC-FU',
            'PU1',
            'PU2',
            'PU3',
          ],
          seats: [
            {
              matrix: [
                'Y1 W2 R3 B3 Y1',
                'B2 R1 W2 K3 R2',
                'K1 B1 B2 W1 B3',
                'K3 W3 Y3 R1 W2',
                'R2 R3 B1 K2 Y2',
              ],
              console: [{ card: 'W12-NX', column: 3 }],
              pile: ['W01-PR', 'W01-NX', CARD, 'W01-PA', LATE, LOST],
              modules: { face_up: [], used: ['shift'] },
              secret: 'G9',
            },
            {
              matrix: OTHERS[0]!,
              pile: ['W02-PR', 'W02-NX', 'W02-FU', 'W14-PR', 'W14-PA'],
              modules: { face_up: [], used: ['swap'] },
              secret: 'G3',
            },
            {
              matrix: OTHERS[1]!,
              pile: ['W09-FU', 'W05-NX', 'XA-FU', 'W09-PR'],
              modules: { face_up: [], used: ['destroy'] },
              secret: 'G8',
            },
          ],
        },
        script: [[], [], []],
      },
      steps: [
        {
          id: 'nexus',
          ideas: ['pay', 'end'],
          points: [cell('e3'), cell('d3'), cell('c1')],
          moves: ['swap c1 d3'],
          gives: [0],
        },
        { id: 'ally', ideas: ['end'], points: [PIECE, BUTTON], moves: ['form B'] },
        {
          id: 'score',
          ideas: ['end'],
          points: [PILE, GOALS, world('W08')],
          opens: GOALS_TAB,
        },
      ],
    },
  ],
};
