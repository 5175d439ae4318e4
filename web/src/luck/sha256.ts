// SHA-256 (FIPS 180-4) and HMAC (RFC 2104) over it.
import { join } from './bytes';

const BLOCK = 64;

// The first 32 bits of the fractional parts of the cube roots (K) and square roots (H) of the primes.
function fractions(root: (n: number) => number, count: number): Uint32Array {
  const words: number[] = [];
  for (let n = 2; words.length < count; ++n) {
    let prime = true;
    for (let d = 2; d * d <= n; ++d) if (n % d === 0) prime = false;
    if (prime) words.push(Math.floor((root(n) % 1) * 2 ** 32));
  }
  return Uint32Array.from(words);
}
const K = fractions(Math.cbrt, 64);
const H = fractions(Math.sqrt, 8);

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function padded(message: Uint8Array): Uint8Array {
  const length = Math.ceil((message.length + 9) / BLOCK) * BLOCK;
  const whole = new Uint8Array(length);
  whole.set(message);
  whole[message.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(length - 4, (message.length << 3) >>> 0);
  return whole;
}

function schedule(block: DataView): Uint32Array {
  const w = new Uint32Array(64);
  for (let i = 0; i < 16; ++i) w[i] = block.getUint32(4 * i);
  for (let i = 16; i < 64; ++i) {
    const a = w[i - 15]!;
    const b = w[i - 2]!;
    const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
    const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
    w[i] = (w[i - 16]! + s0 + w[i - 7]! + s1) | 0;
  }
  return w;
}

function compress(state: Uint32Array, block: DataView): void {
  const w = schedule(block);
  let [a, b, c, d, e, f, g, h] = state as unknown as number[] & { length: 8 };
  for (let i = 0; i < 64; ++i) {
    const s1 = turn(e!, 6) ^ turn(e!, 11) ^ turn(e!, 25);
    const choice = (e! & f!) ^ (~e! & g!);
    const first = (h! + s1 + choice + K[i]! + w[i]!) | 0;
    const s0 = turn(a!, 2) ^ turn(a!, 13) ^ turn(a!, 22);
    const majority = (a! & b!) ^ (a! & c!) ^ (b! & c!);
    [h, g, f, e, d, c, b, a] = [g, f, e, (d! + first) | 0, c, b, a, (first + s0 + majority) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = (state[i]! + word!) | 0));
}

export function sha256(message: Uint8Array): Uint8Array {
  const state = H.slice();
  const whole = padded(message);
  for (let at = 0; at < whole.length; at += BLOCK)
    compress(state, new DataView(whole.buffer, at, BLOCK));
  const digest = new Uint8Array(32);
  const view = new DataView(digest.buffer);
  state.forEach((word, i) => view.setUint32(4 * i, word));
  return digest;
}

export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const inner = block.map((byte) => byte ^ 0x36);
  const outer = block.map((byte) => byte ^ 0x5c);
  return sha256(join(outer, sha256(join(inner, message))));
}
