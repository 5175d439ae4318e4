// The guided game: a turn of Restart, in Oceanrealm, where nothing depends on luck.
import { BUTTON, PIECE, tileSelector, whileAt, type Guide } from '../guide';
import { cardName, chainPrint, fieldName, printed, typeName } from './print.svelte';
import { symbolName } from './dystopias/words_of';
import { rs } from './words';

const STUDIED = 'F04';
const CAUSED = 'F20';
const CHAIN = 'C21';
const SPACE = 'C2'; // where a card of its type is missing
const DRAWN = 'E20';

const grid = (...cards: string[]) => cards.map((card) => ({ card }));
const field = (studied: string | null, fragments: number) => ({ studied, fragments });
const onOffer = (chain: string | null) => ({ chain, ...(chain && { tokens: { frag: 1 } }) });

const TILES: Record<string, string> = {
  position: 'row-4',
  field: 'field-intelligence',
  symbol: 'sector-',
};
function pieceOf(move: string): string {
  const [kind, , sector] = move.split(' ');
  if (kind === 'symbol') return `[data-tile="sector-${sector}"]`;
  if (kind === 'draw') return `[data-tile="${DRAWN}"]`;
  return TILES[kind!] ? `[data-tile="${TILES[kind!]}"]` : tileSelector(move);
}

export const guide: Guide = {
  said: rs.guide,
  pieceOf,
  facts: () => ({
    type: typeName('F'),
    space: SPACE,
    card: cardName(STUDIED),
    cost: printed(STUDIED).cost,
    caused: cardName(CAUSED),
    drawn: cardName(DRAWN),
    time: chainPrint(CHAIN).cost,
    points: chainPrint(CHAIN).points,
    field: fieldName('intelligence'),
    symbol: symbolName('wildlife'),
  }),
  chapters: [
    {
      practice: {
        seed: 'guide',
        position: {
          game: 'restart',
          options: { players: 2, dystopia: 'oceanrealm', gadgets: 'off' },
          dystopia: 'oceanrealm',
          phase: 'study',
          ask: 'study',
          round: 1,
          owner: 0,
          turns: 1,
          started: [0, 1],
          supply: { time: 28, pill: 49, void: 8, frag: 41 },
          grid: [
            { card: 'F22' },
            { card: 'T25' },
            { card: 'S07' },
            { card: 'S14' },
            { card: 'E05' },
            { card: 'F10' },
            { card: 'E18' },
            { card: 'T08', tokens: { time: 1 } },
            { card: 'E04' },
          ],
          upcoming: ['S13', DRAWN, 'F19'],
          row: ['C01', 'C02', null, 'C41', 'C23', 'C10'].map(onOffer),
          seats: [
            {
              character: 1,
              time: 6,
              pills: 5,
              voids: 1,
              child: 'A1',
              hand: [STUDIED, CAUSED, 'E13', 'S12', 'T20'],
              chains: [CHAIN, 'C16', 'C05'],
              fields: [field(null, 1), field(null, 0), field(null, 0)],
            },
            {
              character: 2,
              time: 5,
              pills: 6,
              voids: 1,
              adult: 'B1',
              child: 'B3',
              hand: ['T02', 'S03', 'E07', 'F13', 'S22'],
              chains: ['C22', 'C14', 'C30'],
              validated: ['C03'],
              fields: [field(null, 0), field(null, 1), field(null, 0)],
            },
          ],
        },
        script: [[], []],
      },
      steps: [
        {
          id: 'aim',
          ideas: ['aim'],
          points: ['[data-place="grid"]', `[data-tile="${CHAIN}"] || [data-tab="chains"]`],
        },
        {
          id: 'study',
          ideas: ['turn', 'mind'],
          points: [whileAt(0, PIECE), whileAt(0, BUTTON), whileAt(1, BUTTON)],
          moves: [`study ${STUDIED}`, 'end'],
        },
        { id: 'move', ideas: ['cause'], points: [PIECE, BUTTON], moves: [`adult ${SPACE}`] },
        { id: 'cause', ideas: ['cause'], points: [PIECE, BUTTON], moves: [`cause ${CAUSED}`] },
        { id: 'text', ideas: ['cause'], points: ['.act-say', BUTTON], moves: ['yes'] },
        {
          id: 'validate',
          ideas: ['chain'],
          points: [PIECE, BUTTON],
          moves: [`validate ${CHAIN}`],
          opens: '[data-tab="chains"]',
        },
        {
          id: 'take',
          ideas: ['chain'],
          points: [whileAt(0, PIECE), whileAt(1, PIECE)],
          moves: ['position 4', 'field I'],
        },
        {
          id: 'plan',
          ideas: ['turn'],
          points: [whileAt(0, BUTTON), whileAt(1, BUTTON)],
          moves: ['end', 'plan_a'],
        },
        {
          id: 'oceanrealm',
          ideas: ['oceanrealm'],
          points: [whileAt(0, PIECE), whileAt(1, PIECE)],
          moves: ['symbol W 1', 'symbol L 2'],
        },
        {
          id: 'memory',
          ideas: ['memory'],
          points: [whileAt(1, BUTTON), whileAt(2, PIECE)],
          moves: ['end', 'time', 'draw 2'],
        },
        {
          id: 'turn_end',
          ideas: ['end'],
          points: [BUTTON, '[data-place="row"] || [data-tab="offer"] || [data-tab="row"]'],
          moves: ['end'],
        },
        {
          id: 'score',
          ideas: ['aim', 'pandemia', 'anomie', 'extinction'],
          points: ['.opp .seat-s', '[data-tab="dystopia"] || .dock'],
        },
      ],
    },
  ],
};
