// Bytes and their two spellings. Plain http pages have no WebCrypto, so the hashing beside this file
// is our own; getRandomValues is there on every page.

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

export function join(...parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export function fromHex(text: string): Uint8Array {
  if (!/^([0-9a-f]{2})*$/i.test(text)) throw new Error('not hexadecimal');
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export const freshBytes = (count: number): Uint8Array =>
  crypto.getRandomValues(new Uint8Array(count));
