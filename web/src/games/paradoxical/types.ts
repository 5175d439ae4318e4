// Made from the lists of fields in src/games/paradoxical; do not edit.
// PARADOXA_UPDATE=1 and the contract tests write this file.

export type SetCards = 'discard' | 'keep';

export type StraightRule = 'mixed' | 'alternating';

export type PairRule = 'any' | 'distinct';

export type ResetRule = 'any_claim' | 'own_claim';

export type StartCard = 'on' | 'off';

export interface Options {
  players: number; // How many play; four use two Tech Decks.
  set_cards: SetCards; // Whether set cards leave the tableau after a claim.
  straight: StraightRule; // How a straight mixes the decks: at least one card of each, or alternating.
  pairs: PairRule; // Whether two pairs, or a pair and three, may have the same value.
  reset: ResetRule; // Whose claims refresh used effects.
  start_card: StartCard; // Whether all but the starting player begin with a card in hand; evens out going first.
  round_cap: number; // After how many rounds a game without a winner ends: 20 to 1000.
}

export type Ask = 'start' | 'action' | 'room' | 'deck' | 'top' | 'set' | 'indifferent'
  | 'pool' | 'add' | 'hand' | 'pick' | 'cycle' | 'salvage' | 'lure' | 'take' | 'give' | 'agree'
  | 'exchange' | 'neutral' | 'trade' | 'partner' | 'target' | 'victim' | 'snatch' | 'tithe' | 'shield'
  | 'recharge' | 'copy' | 'over';

export interface SecretCard {
  card: string; // which
  known_to?: number[]; // of the referee: seats that know it
}

export interface DeckView {
  deck: number; // its number
  size: number; // how many cards the deck holds
  batch: number; // its newest batch: how often it was rebuilt; default 0
  under: (SecretCard | null)[]; // cards put under the deck, the one that comes first in front; `null` where the viewer does not know it
  discards: string[]; // its discard pile, the top card last
}

export interface TableauCard {
  card: string; // which
  used: boolean; // its effect has been used; default `false`
  face_down: boolean; // default `false`
  shielded: boolean; // default `false`
}

export type ParadoxKind = 'two_pair' | 'full_house' | 'straight';

export interface Claim {
  kind: ParadoxKind; // which paradox
  cards: string[]; // the set cards
  sum: number; // their sum
  against: number; // the least that as many indifferent cards can add up to
  choice: boolean; // whether there are several ways to choose these
  wins: boolean; // whether claiming it wins the game
}

export interface HandCard {
  deck: number; // follows from the card
  batch: number; // from which batch of its deck it was drawn (PX-I14), 0 for a card from an open place; default 0
  card?: string; // which; left out where the viewer does not know it
  used?: boolean; // its effect has been used; default `false`
  open?: boolean; // everyone knows that it is there (PX-I12); default `false`
  known_to?: number[]; // of the referee: seats that know it. Its owner does in any case, and all do if it is `open`
}

export interface PxSeat {
  seat: number; // its number
  tokens: number; // paradoxes claimed; default 0
  tableau: TableauCard[]; // its cards; default none
  room: number; // how many spaces of the tableau are free
  paradox: boolean; // whether there is a valid paradox in the tableau
  claims: Claim[]; // every set that could be claimed, in the order of PX-D4
  hand_size: number; // how many cards it holds
  hand: HandCard[]; // these cards; default none
}

export interface Pending {
  program: string | null; // the card whose effect is carried out, without a copy, or `build`, `add`, `eight_claimed` and `ten_claimed` (what follows a claim), `start_cards`
  source: string | null; // the card that is used. Differs from `program` while a copied effect is carried out
  step: number; // the number of the step, from 0; default 0
  operation: string | null; // that step in words
  count: number; // what is left of a repeated step; in CYCLE the cards discarded so far
  deck: number | null; // which
  held: string | null; // the card chosen that waits: for room, as lure, or for its partner
  aside: (SecretCard | null)[]; // cards looked at or revealed, in that order; `null` where the viewer does not know it
  set: string[] | null; // the set cards chosen
  set_kind: ParadoxKind | null; // which paradox they make
  set_sum: number | null; // what they add up to
  held_used?: boolean; // `true` where that card is out of all places and bears a used mark; else left out
}

export interface Unseen {
  deck: number; // their deck
  batch: number; // their batch
  cards: string[]; // the cards
}

export interface PxPosition {
  game: string; // `"paradoxical"`
  viewer: number | 'spectator' | 'referee'; // the viewer; a position has `"referee"`
  options: Options; // what is left out has its default
  turn: number; // turns played so far; default 0
  active: number | null; // whose turn it is; `null` before the starting player is drawn
  ask: Ask; // what is asked; default `action`, or `start` before anyone is active
  who: number | null; // who is asked, draws, or is the victim of a snatch; default `active`
  to_act: (number | 'nature')[]; // who decides now; empty at the end
  decks: DeckView[]; // where cards are drawn
  pool: string[]; // the neutral cards
  seats: PxSeat[]; // seat 0 first
  pending: Pending | null; // what is being carried out
  unseen: Unseen[]; // cards that the viewer cannot place, by deck and batch; empty for the referee
  ranks: number[] | null; // at the end, by seat
}

export type ToldEvent =
  | { event: 'start'; seat: number | null; clause: string }
  | { event: 'turn'; seat: number | null; turn: number; clause: string }
  | { event: 'pass'; seat: number | null; clause: string }
  | { event: 'discard'; seat: number | null; card: string; clause: string }
  | { event: 'drop'; seat: number | null; card: string; clause: string }
  | { event: 'room'; seat: number | null; card: string; clause: string }
  | { event: 'claim'; seat: number | null; kind: ParadoxKind; set: string[]; indifferent: string[]; set_sum: number; indifferent_sum: number; tokens: number; clause: string }
  | { event: 'game_end'; tokens: number[]; ranks: number[]; clause: string }
  | { event: 'rebuild'; deck: number; batch: number; cards: string[]; clause: string }
  | { event: 'draw'; seat: number | null; deck: number; card?: string; clause: string }
  | { event: 'pick'; seat: number | null; deck: number; card?: string; clause: string }
  | { event: 'look'; seat: number | null; deck: number; count: number; cards?: string[]; clause: string }
  | { event: 'under'; seat: number | null; deck: number; count: number; clause: string }
  | { event: 'build'; seat: number | null; card: string; clause: string }
  | { event: 'add'; seat: number | null; card: string; clause: string }
  | { event: 'seed'; seat: number | null; card: string; clause: string }
  | { event: 'reveal'; seat: number | null; card: string; clause: string }
  | { event: 'cast'; seat: number | null; card: string; clause: string }
  | { event: 'place'; seat: number | null; card: string; clause: string }
  | { event: 'place'; seat: number | null; card: string; clause: string }
  | { event: 'effect'; seat: number | null; card: string; clause: string }
  | { event: 'effect'; seat: number | null; card: string; clause: string }
  | { event: 'cycle'; seat: number | null; card: string; clause: string }
  | { event: 'salvage'; seat: number | null; card: string; clause: string }
  | { event: 'take'; seat: number | null; card: string; clause: string }
  | { event: 'give'; seat: number | null; card: string; clause: string }
  | { event: 'lure'; seat: number | null; card: string; clause: string }
  | { event: 'mask'; seat: number | null; card: string; owner?: number; clause: string }
  | { event: 'bounce'; seat: number | null; card: string; owner?: number; clause: string }
  | { event: 'raid'; seat: number | null; card: string; owner?: number; clause: string }
  | { event: 'snatch'; seat: number | null; card: string; owner?: number; clause: string }
  | { event: 'tithe'; seat: number | null; card: string; clause: string }
  | { event: 'copy'; seat: number | null; card: string; owner?: number; clause: string }
  | { event: 'shield'; seat: number | null; cards: string[]; clause: string }
  | { event: 'recharge'; seat: number | null; cards: string[]; clause: string }
  | { event: 'swap'; seat: number | null; own: string; card: string; owner: number | null; clause: string }
  | { event: 'spy'; seat: number | null; victim: number | null; cards?: string[]; clause: string };
