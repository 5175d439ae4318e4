import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Engine } from '../../tests/engine';
import recorded from '../../tests/luck_of_a_table.json';
import { fromHex, toHex, utf8 } from './bytes';
import { chacha20Block } from './chacha20';
import { commitment, drawn, natureDraw, natureKey, verify, type Luck } from './fairness';
import { hmacSha256, sha256 } from './sha256';

const counting = (length: number) => Uint8Array.from({ length }, (_, i) => (i * 37 + 11) & 255);

describe('sha256', () => {
  it('agrees with another library at every length around a block', () => {
    for (let length = 0; length < 200; ++length) {
      const bytes = counting(length);
      expect(toHex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
    }
  });

  it('keys a hash like another library', () => {
    for (const length of [0, 1, 32, 63, 64, 65, 130])
      expect(toHex(hmacSha256(counting(length), counting(50)))).toBe(
        createHmac('sha256', counting(length)).update(counting(50)).digest('hex'),
      );
  });
});

describe('chacha20', () => {
  it('gives the block of RFC 8439, section 2.3.2', () => {
    const key = Uint8Array.from({ length: 32 }, (_, i) => i);
    const words = chacha20Block(key, 1, [0x09000000, 0x4a000000, 0]);
    expect([...words.slice(0, 4)]).toEqual([0xe4e7f110, 0x15593bd1, 0x1fdd0f50, 0xc47120a3]);
    expect(words[15]).toBe(0x4e3c50a2);
  });
});

describe('draws', () => {
  const secret = sha256(utf8('7'));

  it('makes the commitment that docs/protocol.md shows for seed 7', () => {
    expect(commitment('engine', secret)).toBe(
      'ec8c674ccbf4f9d3ac2ceee0e3e30d3e4b705c61255e76e8d3c7c400efe9a0cb',
    );
  });

  it('is uniform enough to notice a biased remainder', () => {
    const key = natureKey('t', secret, []);
    const counts = new Array(7).fill(0);
    for (let j = 0; j < 7000; ++j) counts[natureDraw(key, j, 7)] += 1;
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  it('gives weight its share', () => {
    const key = natureKey('t', secret, []);
    let heavy = 0;
    for (let j = 0; j < 2000; ++j)
      if (
        drawn(key, j, [
          ['light', 1],
          ['heavy', 3],
        ]) === 'heavy'
      )
        ++heavy;
    expect(heavy / 2000).toBeGreaterThan(0.7);
    expect(heavy / 2000).toBeLessThan(0.8);
  });

  it('finds a wrong promise, a lost share and a changed draw', () => {
    const share = '11'.repeat(32);
    const key = natureKey('t', secret, [fromHex(share)]);
    const choices: [string, number][] = [
      ['a', 1],
      ['b', 1],
      ['c', 1],
    ];
    const luck: Luck = {
      commitment: commitment('t', secret),
      table: 't',
      secret: toHex(secret),
      entropy: [{ seat: 1, bytes: share }],
      draws: [0, 1, 2].map((j) => ({ number: j, move: drawn(key, j, choices), choices })),
    };
    const promised = { commitment: luck.commitment, before: true };
    const own = { seat: 1, bytes: share };
    const fits = { ok: true, draws: 3, doubt: null, wrong: null };
    expect(verify(luck, promised, own)).toEqual(fits);
    expect(verify(luck, { ...promised, before: false }, own)).toEqual({ ...fits, doubt: 'unseen' });
    expect(verify(luck, { ...promised, commitment: '00'.repeat(32) }, own).wrong).toBe(
      'commitment',
    );
    expect(verify(luck, promised, { seat: 1, bytes: '22'.repeat(32) }).wrong).toBe('share');
    expect(verify(luck, promised, { seat: 0, bytes: share }).wrong).toBe('share');
    const changed = structuredClone(luck);
    changed.draws[1]!.move = changed.draws[1]!.move === 'a' ? 'b' : 'a';
    expect(verify(changed, promised, own)).toMatchObject({ wrong: 'draw', at: 1 });
  });

  it('agrees with a table of the server whose record `paradoxa verify` accepts', () => {
    const luck = recorded as unknown as Luck;
    expect(luck.entropy.length).toBe(1);
    const promised = { commitment: luck.commitment, before: true };
    expect(verify(luck, promised, luck.entropy[0]!)).toEqual({
      ok: true,
      draws: 8,
      doubt: null,
      wrong: null,
    });
  });

  it('deals a whole game like the program does', async () => {
    const engine = new Engine();
    const seated = { cmd: 'new', game: 'paradominetor', seats: 5 };
    await engine.ask({ ...seated, seed: 7 });
    const dealt = await engine.view('referee');
    await engine.ask({ ...seated, nature: 'manual' });
    const key = natureKey('engine', secret, []);
    for (let number = 0; ; ++number) {
      const { moves } = await engine.ask({ cmd: 'legal', seat: 'nature' });
      const choices = (moves as { text: string; weight: number }[]).map(
        ({ text, weight }): [string, number] => [text, weight],
      );
      if (!choices.length) break;
      await engine.ask({ cmd: 'move', seat: 'nature', move: drawn(key, number, choices) });
    }
    expect(await engine.view('referee')).toEqual(dealt);
    engine.close();
  });
});
