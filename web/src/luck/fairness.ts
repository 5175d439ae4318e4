// The luck of a finished game, recomputed from what the server shows (scheme paradoxa-fair-1).
import { fromHex, join, toHex, utf8 } from './bytes';
import { chacha20Block } from './chacha20';
import { hmacSha256, sha256 } from './sha256';

export interface Draw {
  number: number;
  move: string; // the one that was made
  choices: [text: string, weight: number][]; // all that could have been drawn, in their order
}

export interface Luck {
  commitment: string;
  table: string;
  secret: string;
  entropy: string[]; // what players added, by seat
  draws: Draw[];
}

export interface Verdict {
  ok: boolean;
  draws: number; // recomputed
  wrong: 'commitment' | 'draw' | 'share' | null;
  at?: number; // the first wrong draw
}

export const commitment = (table: string, secret: Uint8Array): string =>
  toHex(sha256(join(utf8('paradoxa-fair-1'), utf8(table), secret)));

export const natureKey = (table: string, secret: Uint8Array, entropy: Uint8Array[]): Uint8Array =>
  hmacSha256(secret, join(utf8(table), ...entropy));

// Draw number j: the first word of its stream below the largest multiple of the bound.
export function natureDraw(key: Uint8Array, number: number, bound: number): number {
  const limit = Math.floor(2 ** 32 / bound) * bound;
  const nonce = [number % 2 ** 32, Math.floor(number / 2 ** 32), 0];
  for (let block = 0; ; ++block)
    for (const word of chacha20Block(key, block, nonce)) if (word < limit) return word % bound;
}

export function drawn(key: Uint8Array, number: number, choices: Draw['choices']): string {
  let rest = natureDraw(
    key,
    number,
    choices.reduce((sum, [, weight]) => sum + weight, 0),
  );
  for (const [text, weight] of choices) {
    if (rest < weight) return text;
    rest -= weight;
  }
  throw new Error('a draw beyond its choices');
}

// `share` is what this browser added, where it still knows: it must be among the entropy.
export function verify(luck: Luck, promised: string, share: string | null): Verdict {
  const secret = fromHex(luck.secret);
  const made = commitment(luck.table, secret);
  if (made !== promised || made !== luck.commitment)
    return { ok: false, draws: 0, wrong: 'commitment' };
  if (share !== null && !luck.entropy.includes(share))
    return { ok: false, draws: 0, wrong: 'share' };
  const key = natureKey(luck.table, secret, luck.entropy.map(fromHex));
  // Numbers only grow: what an undo took back is drawn anew, never again.
  let next = 0;
  for (const [index, draw] of luck.draws.entries()) {
    if (draw.number < next || drawn(key, draw.number, draw.choices) !== draw.move)
      return { ok: false, draws: index, wrong: 'draw', at: draw.number };
    next = draw.number + 1;
  }
  return { ok: true, draws: luck.draws.length, wrong: null };
}
