// Which legal moves belong to which thing on the boards of the dystopias.
import { describe, expect, it } from 'vitest';
import type { LegalMove } from '../../../net/frames';
import {
  canGo,
  faceMoves,
  figureMoves,
  movableVetoes,
  sameSource,
  sectorMoves,
  senatorMoves,
  sourcesOf,
  symbolsOf,
  targetsOf,
  tubeMoves,
} from './moves';

const move = (text: string, args: LegalMove['args'] = {}): LegalMove => ({
  text,
  kind: text.split(' ')[0]!,
  args,
});
const texts = (moves: LegalMove[]) => moves.map(({ text }) => text);

describe('moves on the boards of the dystopias', () => {
  it('finds dice by their face', () => {
    const legal = [move('face V', { face: 'V' }), move('face X', { face: 'X' }), move('end')];
    expect(texts(faceMoves(legal, 'X'))).toEqual(['face X']);
    expect(faceMoves(legal, 'C')).toEqual([]);
  });

  it('tells two Senators of a stack apart', () => {
    const legal = [
      move('senator d4', { place: 'd4', height: 0 }),
      move('senator d4 1', { place: 'd4', height: 1 }),
    ];
    expect(texts(senatorMoves(legal, 'd4', 1))).toEqual(['senator d4 1']);
    expect(texts(senatorMoves(legal, 'd4', 0))).toEqual(['senator d4']);
  });

  it('finds where a Senator or a Veto can go', () => {
    const legal = [
      move('maneuver n', { direction: 'n' }),
      move('maneuver e', { direction: 'e' }),
      move('step d2', { place: 'd2' }),
      move('support d4', { place: 'd4' }),
      move('stay'),
    ];
    const targets = targetsOf(legal, null, (direction) => (direction === 'n' ? 'd6' : null));
    expect([...targets].map(([place, { text }]) => [place, text])).toEqual([
      ['d6', 'maneuver n'],
      ['d2', 'step d2'],
      ['d4', 'support d4'],
    ]);
    const vetoes = [
      move('veto c3 c2', { place: 'c3', to: 'c2' }),
      move('veto c5 c6', { place: 'c5', to: 'c6' }),
      move('veto c5 b5', { place: 'c5', to: 'b5' }),
    ];
    expect(movableVetoes(vetoes)).toEqual(['c3', 'c5']);
    expect([...targetsOf(vetoes, 'c5', () => null).keys()]).toEqual(['c6', 'b5']);
  });

  it('finds what can be put on which Tube', () => {
    const legal = [
      move('put 1', { number: 1 }),
      move('put 3', { number: 3 }),
      move('freeze'),
      move('tube 2 1', { from: 2, to: 1 }),
      move('tube 2 3', { from: 2, to: 3 }),
      move('thaw Y6 1', { gene: 'Y6', tube: 1 }),
    ];
    expect(sourcesOf(legal)).toEqual([
      { from: 'taken' },
      { from: 'tube', tube: 2 },
      { from: 'freezer', gene: 'Y6' },
    ]);
    expect(texts(tubeMoves(legal, { from: 'taken' }, 3))).toEqual(['put 3']);
    expect(texts(tubeMoves(legal, { from: 'tube', tube: 2 }, 1))).toEqual(['tube 2 1']);
    expect(texts(tubeMoves(legal, { from: 'freezer', gene: 'Y6' }, 1))).toEqual(['thaw Y6 1']);
    expect(canGo(legal, { from: 'freezer', gene: 'X6' })).toBe(false);
    expect(sourcesOf([move('tube 2 1', { from: 2, to: 1 })])).toHaveLength(1);
    expect(sameSource({ from: 'tube', tube: 2 }, { from: 'tube', tube: 1 })).toBe(false);
    // RS-18.9: where no Tube has room.
    const full = [move('thaw Y6', { gene: 'Y6', tube: 0 })];
    expect(texts(tubeMoves(full, { from: 'freezer', gene: 'Y6' }, 0))).toEqual(['thaw Y6']);
  });

  it('finds symbols, sectors and figures', () => {
    const legal = [
      move('symbol W 5', { symbol: 'wildlife', sector: 5 }),
      move('symbol W 6', { symbol: 'wildlife', sector: 6 }),
      move('symbol F 5', { symbol: 'forest', sector: 5 }),
    ];
    expect(symbolsOf(legal)).toEqual(['wildlife', 'forest']);
    expect(texts(sectorMoves(legal, 'forest', 5))).toEqual(['symbol F 5']);
    expect(sectorMoves(legal, 'forest', 6)).toEqual([]);
    expect(sectorMoves(legal, null, 5)).toEqual([]);
    const figures = [move('figure 1 child', { seat: 1, child: true })];
    expect(texts(figureMoves(figures, 1, true))).toEqual(['figure 1 child']);
    expect(figureMoves(figures, 1, false)).toEqual([]);
  });
});
