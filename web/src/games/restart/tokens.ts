// Tokens as they lie on spaces and Chain cards, and in supplies.
export const TOKENS = ['time', 'pill', 'void', 'frag'] as const;
export type TokenName = (typeof TOKENS)[number];
export type Tokens = Partial<Record<TokenName, number>>;

const MOST = 4; // are drawn one by one

/** Each of them, one after the other. */
export const tokenList = (tokens: Tokens): TokenName[] =>
  TOKENS.flatMap((name) => Array.from({ length: Math.min(MOST, tokens[name] ?? 0) }, () => name));

export const hasTokens = (tokens: Tokens | undefined): boolean =>
  TOKENS.some((name) => (tokens?.[name] ?? 0) > 0);
