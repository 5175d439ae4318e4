// Sentences with emphasis, as parts and never as markup: a name can only ever become text.

export type Part = string | { b: string } | { clause: string };

// In a template *…* is bold, […] is a clause, {key} is replaced by a value.
export function rich(template: string, values: Record<string, string | number> = {}): Part[] {
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole));
  return template
    .split(/(\*[^*]+\*|\[[^\]]+\])/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      if (piece.startsWith('*')) return { b: fill(piece.slice(1, -1)) };
      if (piece.startsWith('[')) return { clause: fill(piece.slice(1, -1)) };
      return fill(piece);
    });
}

/** A sentence without the clauses behind it. */
export const spoken = (parts: Part[]): string =>
  plain(parts.filter((part) => typeof part === 'string' || 'b' in part)).trim();

export const plain = (parts: Part[]): string =>
  parts
    .map((part) => (typeof part === 'string' ? part : 'b' in part ? part.b : part.clause))
    .join('');
