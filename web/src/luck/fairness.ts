// The luck of a finished game, recomputed from what the server shows (scheme paradoxa-fair-1).
import { fromHex, join, toHex, utf8 } from './bytes';
import { chacha20Block } from './chacha20';
import { hmacSha256, sha256 } from './sha256';

export interface Draw {
  number: number;
  move: string; // the one that was made
  choices: [text: string, weight: number][]; // all that could have been drawn, in their order
}

/** What a player added. */
export interface Share {
  seat?: number; // old records do not say whose it was
  bytes: string;
}

export interface Luck {
  commitment: string;
  table: string;
  secret: string;
  entropy: Share[]; // by seat
  draws: Draw[];
}

/** The commitment that this browser saw first, and whether that was before the game began. */
export interface Promised {
  commitment: string;
  before: boolean;
}

export interface Verdict {
  ok: boolean;
  draws: number; // recomputed
  doubt: 'alone' | 'unseen' | null; // why it fits and still proves nothing
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

// Luck is proven if players added to it, and the commitment was seen before they did: then the
// dealer could not have chosen it.
const doubtOf = (luck: Luck, promised: Promised): Verdict['doubt'] =>
  luck.entropy.length === 0 ? 'alone' : promised.before ? null : 'unseen';

// `share` is what this browser added, where it still knows: it must be among the entropy.
export function verify(luck: Luck, promised: Promised, share: Share | null): Verdict {
  const secret = fromHex(luck.secret);
  const made = commitment(luck.table, secret);
  const doubt = doubtOf(luck, promised);
  if (made !== promised.commitment || made !== luck.commitment)
    return { ok: false, draws: 0, doubt, wrong: 'commitment' };
  const own = luck.entropy.find(({ bytes }) => bytes === share?.bytes);
  if (share !== null && (own === undefined || (own.seat ?? share.seat) !== share.seat))
    return { ok: false, draws: 0, doubt, wrong: 'share' };
  const key = natureKey(
    luck.table,
    secret,
    luck.entropy.map(({ bytes }) => fromHex(bytes)),
  );
  // Numbers only grow: draws that an undo took back are redrawn under new numbers.
  let next = 0;
  for (const [index, draw] of luck.draws.entries()) {
    if (draw.number < next || drawn(key, draw.number, draw.choices) !== draw.move)
      return { ok: false, draws: index, doubt, wrong: 'draw', at: draw.number };
    next = draw.number + 1;
  }
  return { ok: true, draws: luck.draws.length, doubt, wrong: null };
}
