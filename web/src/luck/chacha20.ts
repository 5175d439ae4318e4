// The ChaCha20 block function (RFC 8439): sixteen words of key stream.

const turn = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

function quarter(s: Uint32Array, a: number, b: number, c: number, d: number): void {
  s[a] = s[a]! + s[b]!;
  s[d] = turn(s[d]! ^ s[a]!, 16);
  s[c] = s[c]! + s[d]!;
  s[b] = turn(s[b]! ^ s[c]!, 12);
  s[a] = s[a]! + s[b]!;
  s[d] = turn(s[d]! ^ s[a]!, 8);
  s[c] = s[c]! + s[d]!;
  s[b] = turn(s[b]! ^ s[c]!, 7);
}

export function chacha20Block(key: Uint8Array, counter: number, nonce: number[]): Uint32Array {
  const start = new Uint32Array(16);
  start.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]); // "expand 32-byte k"
  const words = new DataView(key.buffer, key.byteOffset, 32);
  for (let i = 0; i < 8; ++i) start[4 + i] = words.getUint32(4 * i, true);
  start[12] = counter;
  start.set(nonce, 13);
  const s = start.slice();
  for (let round = 0; round < 10; ++round) {
    for (let i = 0; i < 4; ++i) quarter(s, i, 4 + i, 8 + i, 12 + i);
    for (let i = 0; i < 4; ++i)
      quarter(s, i, 4 + ((i + 1) % 4), 8 + ((i + 2) % 4), 12 + ((i + 3) % 4));
  }
  return s.map((word, i) => word + start[i]!);
}
