// Which legal moves belong to which thing on the table.
import type { MoveButton } from '../board';
import type { LegalMove } from '../../net/frames';

export const movesOf = (legal: LegalMove[], card: string): LegalMove[] =>
  legal.filter((move) => move.args.card === card);

/** Whether something is asked of these cards. Where it is not, they stay as bright as they are. */
export const asksFor = (legal: LegalMove[], cards: string[]): boolean =>
  legal.some((move) => cards.includes(String(move.args.card)));

export const plain = (legal: LegalMove[], kind: string): LegalMove | undefined =>
  legal.find((move) => move.kind === kind);

export const deckMove = (legal: LegalMove[], deck: number): LegalMove | undefined =>
  legal.find((move) => move.kind === 'deck' && move.args.deck === deck);

/** The move that a click on a card without one would have meant. */
export function asksOf(legal: LegalMove[], card: string): string {
  const asked = legal.find((move) => move.args.card !== undefined);
  const verb = asked && asked.kind !== 'add' ? asked.kind : 'effect';
  return `${verb} ${card}`;
}

/** What the hand's own cards are asked for differs from what lies elsewhere. */
export const addMove = (legal: LegalMove[], card: string): LegalMove | null =>
  legal.find((move) => move.kind === 'add' && move.args.card === card) ?? null;

const BUTTONS: [kind: string, icon: string, key?: string][] = [
  ['decline', 'x'],
  ['stop', 'check'],
  ['agree', 'check'],
  ['build', 'plus', 'b'],
  ['claim', 'crown', 'c'],
];

export function buttons(legal: LegalMove[], picked: LegalMove | null): MoveButton[] {
  if (!picked || picked.args.card === undefined)
    return BUTTONS.flatMap(([kind, icon, key]) => {
      const move = plain(legal, kind);
      if (!move || picked === move) return [];
      const claims = kind === 'claim';
      return [{ move, icon, key, picks: claims, primary: claims && !picked }];
    });
  // The other things that can be done with the same card, and stopping.
  const same = movesOf(legal, String(picked.args.card)).filter((move) => move !== picked);
  return same.map((move) => ({ move, icon: move.kind === 'add' ? 'down' : 'bolt' }));
}
