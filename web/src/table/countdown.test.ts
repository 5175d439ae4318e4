import { describe, expect, it } from 'vitest';
import { asTime, leftMs } from './countdown';

describe('a countdown', () => {
  it('goes on from what the server said, and never below nothing', () => {
    const waiting = { kind: 'ward', default: 'pass', limit_ms: 20_000, left_ms: 12_000, at: 5_000 };
    expect(leftMs(waiting, 5_000)).toBe(12_000);
    expect(leftMs(waiting, 9_000)).toBe(8_000);
    expect(leftMs(waiting, 4_000)).toBe(12_000);
    expect(leftMs(waiting, 99_000)).toBe(0);
  });
  it('is none where there is no limit', () => {
    expect(leftMs({ kind: 'ward', default: 'pass', at: 0 }, 9)).toBeNull();
  });
  it('shows a second until it is over', () => {
    expect([12_000, 11_001, 65_000, 1, 0].map(asTime)).toEqual([
      '0:12',
      '0:12',
      '1:05',
      '0:01',
      '0:00',
    ]);
  });
});
