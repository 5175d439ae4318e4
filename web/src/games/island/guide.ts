// The guided game: two rounds in the skin of a captive, then OP's last turn.
import { BUTTON, PIECE, tileSelector, whileAt, type Guide } from '../guide';
import { neighbour } from './geometry';
import { character, power } from './print.svelte';
import { is } from './words';

const ISLAND =
  'L1@E3/1 L2@G1/4 L3@D5/0 T01@E1/5 T02@C4/3 T03@C6/4 T04@E2/1 T05@A1/1 T06@C2/4 T07@C5/4 T08@D1/5 T09@F5/2 T10@A4/3 T11@F4/4 T12@E6/5 T13@B3/4 T14@D4/3'.split(
    ' ',
  );
const TOKENS = ['orchard', 'wound', 'rock_stirs', 'arrows', 'drain'];
// Put down in this order, so that everybody knows what is drawn.
const STACK = [
  'flood',
  'rockslide',
  'heavy_air',
  'hurricane',
  'hush',
  'lithophytes',
  'tumbleweed',
  'rift_walk',
  'overgrowth',
  'fourth_hand',
  'barren_season',
  'undertow',
];
const CAPTIVE = 'phil';
const KEPT = 'flood';
const below = (...others: string[]) => STACK.filter((one) => !others.includes(one));

const MAP = '[data-place="map"]';
// A reaction is chosen from a list. On a phone the fruits are behind a tab.
const fruit = (name: string) =>
  `[data-tile="choice-use-${name}"] || [data-tile="fruit-${name}"] || [data-tab="fruits"]`;
const op = (name: string) => `[data-op="${name}"]`;
const unless = (name: string, then: string) => `${op(name)}[aria-pressed="false"] || ${then}`;

const UNSAFE = '.compass .safe[aria-checked="true"]';
const SAFE = '.compass .safe[aria-checked="false"]';

/** What is pressed to pick a move. */
function pieceOf(move: string): string {
  const [kind, first = '', way = '', cell = ''] = move.split(' ');
  switch (kind) {
    case 'move':
      return `${move.endsWith('safe') ? SAFE : UNSAFE} || [data-tile="to-${first}"]`;
    case 'use':
      return fruit(first);
    case 'step':
      return unless(first, `[data-cell="${neighbour(cell, way)}"]`);
    case 'sail':
      return unless('wave', `[data-part="${first}"]`);
    case 'strike':
      return unless('wave', `[data-cell="${VICTIM}"]`);
    default:
      return tileSelector(move);
  }
}
const VICTIM = 'C6';

export const guide: Guide = {
  said: is.guide,
  pieceOf,
  facts: () => ({
    captive: character(CAPTIVE)?.name ?? '',
    mission: character(CAPTIVE)?.mission.name ?? '',
    power: power(KEPT)?.name ?? '',
  }),
  chapters: [
    {
      seat: 1,
      practice: {
        seed: 'guide',
        position: {
          game: 'island',
          options: { players: 3, reaction_timeout_s: 0 }, // there is something to read
          ask: 'turn',
          round: 3,
          owner: 1,
          acting: 'a',
          actions: 2,
          perished: 1,
          power: 'undertow',
          below: below('undertow'),
          island: ISLAND,
          tokens: TOKENS,
          op: ['C5', 'B3', 'ocean_N'],
          pieces: [
            {
              posture: 'standing',
              cell: 'D3',
              start: 'cherries',
              health: 4,
              energy: 3,
              max_health: 5,
            },
            {
              posture: 'standing',
              cell: 'C6',
              start: 'grapes',
              health: 4,
              energy: 3,
              max_health: 4,
            },
          ],
          boards: [
            {
              character: CAPTIVE,
              circled: ['cherries'],
              visited: ['cherries'],
              steps: 1,
              counted: ['D7'],
            },
            {
              character: 'theseus',
              circled: ['grapes'],
              visited: ['grapes'],
              steps: 1,
              counted: ['F2'],
            },
          ],
        },
        script: [[`keep ${KEPT}`, 'step bush W C5', 'end'], [], ['restore', 'end']],
      },
      steps: [
        {
          id: 'aim',
          ideas: ['aim'],
          points: ['[data-place="own"] || .opps [data-place="seat-1"]', MAP],
        },
        {
          id: 'safe',
          ideas: ['turn'],
          points: [whileAt(0, PIECE), whileAt(0, BUTTON), whileAt(1, BUTTON)],
          moves: ['move E safe', 'no'],
        },
        {
          id: 'step',
          ideas: ['turn', 'learn'],
          points: ['.compass .safe', PIECE, BUTTON],
          moves: ['move NE'],
        },
        { id: 'end_turn', ideas: ['turn'], points: [BUTTON], moves: ['end'] },
        {
          id: 'react',
          ideas: ['meet'],
          points: [PIECE, BUTTON],
          moves: ['use cherries'],
        },
        { id: 'use', ideas: ['meet'], points: [PIECE, BUTTON], moves: ['use banana'] },
        { id: 'map', ideas: ['learn'], points: [MAP, '[data-place="tabs"]'] },
      ],
    },
    {
      practice: {
        seed: 'guide',
        position: {
          game: 'island',
          options: { players: 3 },
          ask: 'keep',
          round: 8,
          owner: 0,
          perished: 4,
          drawn: [KEPT, 'rockslide'],
          below: below(KEPT, 'rockslide'),
          island: ISLAND,
          tokens: TOKENS,
          op: ['C5', 'B4', 'ocean_N'],
          pieces: [
            {
              posture: 'standing',
              cell: 'C4',
              start: 'banana',
              health: 3,
              energy: 2,
              max_health: 4,
            },
            {
              posture: 'standing',
              cell: VICTIM,
              start: 'grapes',
              health: 1,
              energy: 1,
              max_health: 4,
            },
          ],
          boards: [
            {
              character: 'schrodie',
              circled: ['banana'],
              visited: ['banana'],
              steps: 3,
              counted: ['B1', 'C3', 'E6'],
            },
            {
              character: 'theseus',
              circled: ['grapes'],
              visited: ['grapes'],
              steps: 4,
              counted: ['A2', 'F2', 'D3', 'E4'],
            },
          ],
        },
        script: [[], [], []],
      },
      steps: [
        { id: 'face', ideas: ['op'], points: [MAP, '.opps'] },
        { id: 'power', ideas: ['op'], points: [PIECE, BUTTON], moves: [`keep ${KEPT}`] },
        { id: 'bush', ideas: ['op', 'meet'], points: [PIECE, BUTTON], moves: ['step bush W C5'] },
        {
          id: 'wave',
          ideas: ['op'],
          points: [op('wave'), whileAt(0, '[data-part="NE"]'), whileAt(1, '[data-cell="C6"]')],
          moves: ['sail NE', 'strike b'],
        },
        { id: 'won', ideas: ['end'], points: ['.count || .opps [data-place="seat-0"]', MAP] },
      ],
    },
  ],
};
