// The guided game: the pass and four tricks, then the last one.
import type { View } from '../../net/frames';
import { BUTTON, PIECE, type Guide } from '../guide';
import { pdView } from './view';
import { pd } from './words_of';

const done = (trick: number) => (view: View) => {
  const { kept } = pdView(view);
  return kept?.trick === trick && kept.done;
};
const inTrick = (trick: number) => (view: View) => pdView(view).trick === trick;
const TABLE = (seat: number) => `.trick .s${seat} .tile`;
const SCORE = (seat: number) => `.opps .s${seat} .seat-s || .own-h .seat`;

export const guide: Guide = {
  said: pd.guide,
  chapters: [
    {
      practice: {
        seed: 'guide',
        position: {
          game: 'paradominetor',
          options: { players: 4, first_lead: 2 },
          seats: [
            {
              hand: [
                'R1p',
                'R3p',
                'R1n',
                'R6f',
                'B2p',
                'B1n',
                'B3f',
                'G3n',
                'G4n',
                'G6f',
                'Y3n',
                'Y3f',
                'Y6f',
                'K0',
                'K0',
              ],
            },
            {
              hand: [
                'R3n',
                'R5n',
                'R4f',
                'B1p',
                'B4p',
                'B6f',
                'G1n',
                'G5n',
                'G2f',
                'G3f',
                'G5f',
                'Y1p',
                'Y3p',
                'Y2n',
                'K0',
              ],
            },
            {
              hand: [
                'R2n',
                'R4n',
                'R3f',
                'R5f',
                'B3p',
                'B4n',
                'B2f',
                'G2p',
                'G3p',
                'G4p',
                'G2n',
                'Y4n',
                'Y4f',
                'Y5f',
                'K0',
              ],
            },
            {
              hand: [
                'R2p',
                'R4p',
                'R2f',
                'B2n',
                'B3n',
                'B5n',
                'B4f',
                'B5f',
                'G1p',
                'G4f',
                'Y2p',
                'Y4p',
                'Y1n',
                'Y5n',
                'Y2f',
              ],
            },
          ],
        },
        script: [
          [],
          ['pass B4p', 'pass R3n', 'pass R4f', 'play R5n', 'play Y2n', 'play G5n', 'play B6f'],
          [
            'pass B3p',
            'pass B4n',
            'pass B2f',
            'play R4n',
            'play Y5f',
            'play G3p',
            'play K0',
            'declare B',
          ],
          ['pass G1p', 'pass Y1n', 'pass G4f', 'play R2f', 'play Y4p', 'play Y2f', 'play B4f'],
        ],
      },
      steps: [
        { id: 'aim', ideas: ['aim'], points: ['.gear circle:nth-of-type(1)', SCORE(0)] },
        {
          id: 'pass',
          ideas: ['tiles'],
          points: ['.stage .tray .slot', PIECE, BUTTON],
          moves: ['pass B2p', 'pass B1n', 'pass B3f'],
        },
        {
          id: 'follow',
          ideas: ['turn'],
          points: [TABLE(2), PIECE, BUTTON],
          moves: ['play R6f'],
          when: inTrick(1),
        },
        { id: 'won', ideas: ['aim'], points: [TABLE(0), SCORE(0)], holds: done(1) },
        {
          id: 'lead',
          ideas: ['turn'],
          points: [PIECE, BUTTON],
          moves: ['play Y3n'],
          when: inTrick(2),
        },
        {
          id: 'paradox',
          ideas: ['turn', 'paradox'],
          points: [TABLE(2), PIECE, BUTTON],
          moves: ['play G3n'],
          when: inTrick(3),
        },
        { id: 'shares', ideas: ['paradox'], points: [TABLE(2), TABLE(0)], holds: done(3) },
        {
          id: 'black',
          ideas: ['turn'],
          points: [TABLE(2), PIECE, BUTTON],
          moves: ['play K0'],
          when: inTrick(4),
        },
        { id: 'blacks', ideas: ['paradox'], points: [TABLE(2), TABLE(0)], holds: done(4) },
      ],
    },
    {
      practice: {
        seed: 'guide',
        position: {
          game: 'paradominetor',
          options: { players: 4 },
          lead: 2,
          seats: [
            { hand: ['B4p'], ones: 4, halves: 2 },
            { hand: ['G2f'], ones: 2, halves: 3 },
            { hand: ['B3n'], ones: 4, halves: 4 },
            { hand: ['R5f'], ones: 4, halves: 1 },
          ],
        },
        script: [[], ['play G2f'], ['play B3n'], ['play R5f']],
      },
      steps: [
        { id: 'last', ideas: ['end'], points: [TABLE(2), PIECE, BUTTON], moves: ['play B4p'] },
        { id: 'tie', ideas: ['end'], points: [SCORE(0), '.opp.s2'], holds: done(15) },
      ],
    },
  ],
};
