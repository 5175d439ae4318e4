// Sentences with emphasis, as parts and never as markup: a name can only ever become text.

export type Part = string | { b: string } | { clause: string };

/** A sentence without the clauses behind it. */
export const spoken = (parts: Part[]): string =>
  plain(parts.filter((part) => typeof part === 'string' || 'b' in part)).trim();

export const plain = (parts: Part[]): string =>
  parts
    .map((part) => (typeof part === 'string' ? part : 'b' in part ? part.b : part.clause))
    .join('');

/** A text of a catalogue in which *stars* stand around what matters. */
export const emphasised = (text: string): Part[] =>
  text
    .split('*')
    .map((piece, i) => (i % 2 ? { b: piece } : piece))
    .filter((part) => part !== '');
