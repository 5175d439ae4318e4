// Which legal moves are made on the boards of the dystopias.
import type { LegalMove } from '../../../net/frames';

/** Kinds of moves that have a place on the board, by dystopia. The rest become buttons. */
export const PLACED: Record<string, string[]> = {
  pandemia: ['face'],
  anomie: ['veto', 'senator', 'maneuver', 'breakout', 'step', 'support', 'bill'],
  extinction: ['tube', 'thaw', 'take', 'put', 'freeze'],
  oceanrealm: ['figure', 'symbol'],
};

const by = (legal: LegalMove[], kind: string, key: string, value: unknown): LegalMove[] =>
  legal.filter((move) => move.kind === kind && move.args[key] === value);

// ---- Pandemia -----------------------------------------------------------------------------------

/** With a face of the dice: to fix it, or to pick up a die that shows it. */
export const faceMoves = (legal: LegalMove[], face: string): LegalMove[] =>
  by(legal, 'face', 'face', face);

// ---- Anomie -------------------------------------------------------------------------------------

/** With the Senator of a place, at that height of its stack. */
export const senatorMoves = (legal: LegalMove[], place: string, height: number): LegalMove[] =>
  by(legal, 'senator', 'place', place).filter(({ args }) => args.height === height);

/** Vetoes that can be moved. */
export const movableVetoes = (legal: LegalMove[]): string[] => [
  ...new Set(legal.flatMap(({ kind, args }) => (kind === 'veto' ? [String(args.place)] : []))),
];

/** Where a move of the chosen Senator, or of the Veto that is meant, leads to. */
export function targetsOf(
  legal: LegalMove[],
  veto: string | null,
  landing: (direction: string) => string | null,
): Map<string, LegalMove> {
  const targets = new Map<string, LegalMove>();
  for (const move of legal) {
    const { kind, args } = move;
    if (kind === 'veto' && args.place === veto) targets.set(String(args.to), move);
    if (['breakout', 'step', 'support'].includes(kind)) targets.set(String(args.place), move);
    const place = kind === 'maneuver' ? landing(String(args.direction)) : null;
    if (place) targets.set(place, move);
  }
  return targets;
}

// ---- Extinction ---------------------------------------------------------------------------------

/** What comes on a Tube: the card that was taken, the top one of another Tube, or a frozen one. */
export type Source =
  { from: 'taken' } | { from: 'tube'; tube: number } | { from: 'freezer'; gene: string };

const goes = (source: Source, { kind, args }: LegalMove): boolean =>
  source.from === 'taken'
    ? kind === 'put'
    : source.from === 'tube'
      ? kind === 'tube' && args.from === source.tube
      : kind === 'thaw' && args.gene === source.gene;

/** The move that puts a source on a Tube; a frozen card goes under its deck as Tube 0. */
export const tubeMoves = (legal: LegalMove[], source: Source, tube: number): LegalMove[] =>
  legal.filter(
    (move) => goes(source, move) && (move.args.number ?? move.args.to ?? move.args.tube) === tube,
  );
export const canGo = (legal: LegalMove[], source: Source): boolean =>
  legal.some((move) => goes(source, move));

/** Everything that could be put somewhere; the card that was taken comes first. */
export function sourcesOf(legal: LegalMove[]): Source[] {
  const sources: Source[] = legal.some(({ kind }) => kind === 'put') ? [{ from: 'taken' }] : [];
  for (const { kind, args } of legal) {
    const source: Source | null =
      kind === 'tube'
        ? { from: 'tube', tube: Number(args.from) }
        : kind === 'thaw'
          ? { from: 'freezer', gene: String(args.gene) }
          : null;
    if (source && !sources.some((one) => sameSource(one, source))) sources.push(source);
  }
  return sources;
}
export const sameSource = (a: Source | null, b: Source | null): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

// ---- Oceanrealm ---------------------------------------------------------------------------------

/** Symbols that may still be drawn, in the order of the rules. */
export const symbolsOf = (legal: LegalMove[]): string[] => [
  ...new Set(legal.flatMap(({ kind, args }) => (kind === 'symbol' ? [String(args.symbol)] : []))),
];
export const sectorMoves = (
  legal: LegalMove[],
  symbol: string | null,
  sector: number,
): LegalMove[] =>
  by(legal, 'symbol', 'symbol', symbol).filter(({ args }) => args.sector === sector);
export const figureMoves = (legal: LegalMove[], seat: number, child: boolean): LegalMove[] =>
  by(legal, 'figure', 'seat', seat).filter(({ args }) => args.child === child);
