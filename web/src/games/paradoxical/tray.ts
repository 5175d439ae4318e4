// Things to choose that do not lie open on the board, or lie there too small for a finger.
import type { Naming } from '../board';
import type { LegalMove } from '../../net/frames';
import { px } from './words';
import { byId, type PxView } from './view';

export interface TrayGroup {
  title: string;
  seat: number | null; // whose they are
  cards: string[];
}

export interface TrayView {
  groups: TrayGroup[];
  victims: LegalMove[];
  drawn: boolean; // they come from a deck, and lie nowhere else
}

const OPPONENTS = ['partner', 'target', 'copy'];
const POOL = ['drop', 'take', 'neutral'];

/** What is laid out to choose from, or nothing. On a narrow screen also what lies small elsewhere. */
export function choices(
  view: PxView,
  legal: LegalMove[],
  naming: Naming,
  narrow: boolean,
): TrayView | null {
  const victims = legal.filter((move) => move.kind === 'victim');
  if (victims.length) return { groups: [], victims, drawn: false };
  const cards = (kinds: string[]) =>
    legal.filter((move) => kinds.includes(move.kind)).map((move) => String(move.args.card));
  const made = (all: TrayGroup[], drawn = false): TrayView | null => {
    const groups = all.filter((group) => group.cards.length);
    return groups.length ? { groups, victims, drawn } : null;
  };
  const picks = cards(['pick']);
  if (picks.length) return made([{ title: px.board.lookedAt, seat: null, cards: picks }], true);
  const salvaged = cards(['salvage']);
  if (salvaged.length)
    return made(
      view.decks.map(({ deck, discards }) => ({
        title: px.board.discardPile({ n: deck, size: discards.length }),
        seat: null,
        cards: discards.filter((card) => salvaged.includes(card)),
      })),
    );
  if (!narrow) return null;
  const neutral = cards(POOL);
  if (neutral.length) return made([{ title: px.board.pool, seat: null, cards: neutral }]);
  const theirs = cards(OPPONENTS);
  // The viewer's own, too: the tray may lie on them.
  return made(
    view.seats.map(({ seat, tableau }) => ({
      title: naming.names[seat] ?? '',
      seat,
      cards: tableau
        .map(({ card }) => card)
        .filter((card) => theirs.includes(card))
        .sort(byId),
    })),
  );
}
