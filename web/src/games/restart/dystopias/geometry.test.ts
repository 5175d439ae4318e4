// Where things lie on the boards of the dystopias.
import { describe, expect, it } from 'vitest';
import {
  backToFront,
  cornerOf,
  frame,
  landingOf,
  middleOf,
  outlineOf,
  placesOf,
  turnFor,
} from './congress';
import { markerAt, milestonesOf, polar, RIM, sectionsOf, sectors, shared, spaceAt } from './dish';
import { bandsOf } from './genes';
import { indexOf, mapSize, regionsOf, sectorAt, shore, symbolsIn } from './land';

const far = ({ x, y }: { x: number; y: number }) => Math.hypot(x, y);

describe('the dish', () => {
  it('runs clockwise from the top, without a space where the start is', () => {
    expect(polar(100, 0.25)).toEqual({ x: 100, y: -0 });
    const start = spaceAt('virus', 0, 48);
    expect(start).toEqual({ x: 0, y: -146 });
    const spaces = Array.from({ length: 49 }, (_, i) => spaceAt('virus', i, 48));
    expect(new Set(spaces.map(({ x, y }) => `${x} ${y}`)).size).toBe(49);
    for (const space of spaces) expect(far(space)).toBeCloseTo(146, 1);
    expect(spaces[1]!.x).toBeGreaterThan(0);
    expect(spaces[48]!.x).toBeLessThan(0);
  });

  it('reads milestones and sections from what is printed', () => {
    expect(milestonesOf([0, 0, 2, 2, 5, 5])).toEqual([2, 4]);
    expect(sectionsOf([0, 3, 3, 5, 5, 5])).toEqual([2, 5]);
    expect(sectors([2, 5], 5)).toHaveLength(2);
  });

  it('keeps markers on one space apart', () => {
    expect(shared([3, 0, 3])).toEqual([
      { position: 3, seats: [0, 2] },
      { position: 0, seats: [1] },
    ]);
    for (const n of [1, 2, 3, 4]) {
      const places = Array.from({ length: n }, (_, i) => markerAt('cure', 7, 36, i, n));
      for (const [i, a] of places.entries()) {
        expect(far(a)).toBeGreaterThan(far(spaceAt('cure', 7, 36)));
        expect(far(a)).toBeLessThan(far(spaceAt('virus', 7, 48)));
        for (const b of places.slice(i + 1))
          expect(far({ x: a.x - b.x, y: a.y - b.y })).toBeGreaterThan(18);
      }
    }
    expect(far(markerAt('virus', 48, 48, 0, 1))).toBeLessThan(RIM - 12);
  });
});

const PLACES = (() => {
  const rows = ['  nnn  ', ' ..... ', 'w.VHV.e', 'w.ELC.e', 'w.VDV.e', ' ..... ', '  sss  '];
  return rows.flatMap((row, r) =>
    [...row].flatMap((sign, c) => (sign === ' ' ? [] : [`${'abcdefg'[c]}${7 - r}`])),
  );
})();
const PRINT = {
  law: 'd4',
  places: PLACES,
  bills: { health: 'd5', culture: 'e4', education: 'd3', economy: 'c4' },
  starts: { south: ['c1', 'd1', 'e1'] },
};

describe('the Congress', () => {
  it('brings every side to the front', () => {
    const front = ['d1', 'a4', 'd7', 'g4'];
    const right = ['e1', 'a3', 'c7', 'g5']; // RS-17.1: where the second Senator stands
    for (const turn of [0, 1, 2, 3]) {
      expect(cornerOf(front[turn]!, turn)).toEqual([3, 6]);
      expect(cornerOf(right[turn]!, turn)).toEqual([4, 6]);
      expect(cornerOf('d4', turn)).toEqual([3, 3]);
    }
    expect([0, 1].map((seat) => turnFor(seat, 2))).toEqual([0, 2]);
    expect([0, 1, 2, 3].map((seat) => turnFor(seat, 4))).toEqual([0, 1, 2, 3]);
  });

  it.each([false, true])('draws all places within its frame (flat: %s)', (flat) => {
    for (const turn of [0, 1, 2, 3]) {
      const look = { flat, unit: 66, turn };
      const { left, top, width, height } = frame(look);
      const middles = new Set<string>();
      for (const place of PLACES) {
        const { x, y } = middleOf(place, look);
        middles.add(`${x} ${y}`);
        for (const corner of outlineOf(place, look)) {
          expect(corner.x).toBeGreaterThanOrEqual(left - 0.01);
          expect(corner.x).toBeLessThanOrEqual(left + width + 0.01);
          expect(corner.y).toBeGreaterThanOrEqual(top);
          expect(corner.y).toBeLessThanOrEqual(top + height);
        }
      }
      expect(middles.size).toBe(37);
    }
  });

  it('draws the places at the back first', () => {
    const order = backToFront(PLACES, { flat: false, unit: 66, turn: 0 });
    expect(order).toHaveLength(37);
    for (const [behind, before] of [
      ['d7', 'd6'],
      ['a4', 'b4'],
      ['d4', 'd3'],
      ['d4', 'e4'],
    ])
      expect(order.indexOf(behind!)).toBeLessThan(order.indexOf(before!));
  });

  it('knows what its places are', () => {
    const facts = new Map(placesOf(PRINT).map((one) => [one.place, one]));
    expect(facts.size).toBe(37);
    expect(facts.get('d4')!.kind).toBe('law');
    expect(facts.get('e4')).toEqual({ place: 'e4', kind: 'bill', bill: 'culture' });
    expect(facts.get('c1')).toEqual({ place: 'c1', kind: 'start', side: 'south' });
    expect(facts.get('b2')!.kind).toBe('plain');
  });

  it('finds where a Maneuver lands', () => {
    expect(landingOf('d3', 'n', PLACES, ['d3', 'd4', 'd5'])).toBe('d6');
    expect(landingOf('d3', 'e', PLACES, ['d3', 'e3'])).toBe('f3');
    expect(landingOf('d6', 'n', PLACES, ['d6', 'd7'])).toBe(null); // off the board
  });
});

describe('chromosomes', () => {
  it('have as many bands as their number', () => {
    for (const number of [1, 4, 8]) {
      const [band, gap] = bandsOf(number).split(' ').map(Number);
      expect(Math.round(26 / (band! + gap!))).toBe(number + 1);
    }
  });
});

describe('the Land map', () => {
  it('has the Regions in the order of the grid', () => {
    expect(regionsOf(3)).toEqual(['A3', 'B3', 'C3', 'A2', 'B2', 'C2', 'A1', 'B1', 'C1']);
    expect(regionsOf(4)).toHaveLength(12);
    expect(mapSize(4).width).toBeGreaterThan(mapSize(3).width);
    expect(sectorAt(1)).toEqual({ x: 22, y: 22 });
    expect(sectorAt(8)).toEqual({ x: 66, y: 110 });
  });

  it('has shores that differ and stay', () => {
    expect(shore(1)).toBe(shore(1));
    expect(shore(1)).not.toBe(shore(2));
    expect(shore(1)).not.toMatch(/NaN/);
  });

  it('reads what is drawn in a Region', () => {
    expect(symbolsIn('W.L.....F')).toEqual([
      ...['wildlife', null, 'lake', null, null, null, null, null],
      'forest',
    ]);
    expect(['A1', 'A3', 'B1', 'D3'].map(indexOf)).toEqual([0, 2, 3, 11]);
  });
});
