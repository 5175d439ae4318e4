// Made from the lists of fields in src/games/paradominetor; do not edit.
// PARADOXA_UPDATE=1 and the contract tests write this file.

export type PassDirection = 'left' | 'right';

export interface Options {
  players: number; // How many play; four or five are best.
  colours: string[]; // Which sets of tiles are used: as many different colours as players; by default the first ones.
  pass: PassDirection; // Where the three passed tiles go; right is the advanced game.
  first_lead: 'random' | number; // Who leads the first trick: drawn after the pass, or a fixed seat.
}

export type Phase = 'DEAL' | 'PASS' | 'FIRST' | 'LEAD' | 'DECLARE' | 'FOLLOW' | 'END';

export type TrickKind = 'solo' | 'paradox' | 'allblack';

export interface Standing {
  kind: TrickKind; // `solo` or `paradox`
  winners: number[]; // in the order of play
  clause: string; // the rule by which they win
}

export interface PdSeat {
  seat: number; // its number
  hand_size: number; // how many tiles it holds
  hand?: string[]; // its tiles. A tile chosen for the pass stays in the hand until the exchange
  chosen: number; // how many of its three tiles to pass it has chosen; 3 after the exchange
  given?: string[]; // these tiles: past, present, future. After the exchange they may be left out at all seats
  passes_to: number; // the neighbour who gets its passed tiles
  received?: string[]; // after the exchange: the three tiles that came from the neighbour
  ones: number; // tricks in which it scored a full point
  halves: number; // tricks in which it scored half a point
  hp: number; // its score in half-points: 2 · ones + halves
}

export type Back = 'past' | 'present' | 'future' | 'hidden';

export interface Play {
  seat: number; // who played it; follows from the lead
  face: string; // colour letter and value
  timeframe: Back; // its back
}

export interface Trick {
  trick: number; // its number, from 1
  lead: number; // who led it
  declared: string | null; // the colour declared. Not yet there in `DECLARE`
  plays: Play[]; // in the order of play
  kind?: TrickKind; // of a complete trick
  winners?: number[]; // of a complete trick: in the order of play
  hp?: number[]; // of a complete trick: half-points by seat
  next_lead?: number; // of a complete trick
}

export interface PdPosition {
  game: string; // `"paradominetor"`
  viewer: number | 'spectator' | 'referee'; // the viewer; a position has `"referee"`
  options: Options; // what is left out has its default
  phase: Phase; // in `FIRST` Nature names the first lead, in `DECLARE` a led black tile gets its colour
  to_act: (number | 'nature')[]; // who decides now; empty at the end
  trick: number; // the trick being played; 0 before the first; 15 at the end
  position: number; // how many tiles are in it
  lead: number | null; // who leads this trick; at the end, who would
  table_colours: string[]; // the colours that bind followers now, in the order R B G Y P
  standing: Standing | null; // in `FOLLOW`: who would win if the trick ended now, judging by faces alone
  matches: string[]; // in `FOLLOW`: faces that would make or join a paradox if they were played now
  seats: PdSeat[]; // seat 0 first
  tricks: Trick[]; // the last one may be incomplete or still without plays; the first ones may be left out
  ranks: number[] | null; // at the end, by seat
}

export interface Trade {
  seat: number | null; // who
  given: string[]; // what it gave
  received: string[]; // what came to it
}

export interface PlayedTile {
  seat: number | null; // who played it
  face: string; // colour and value
  timeframe: Back; // hidden where the viewer does not know it
}

export type ToldEvent =
  | { event: 'deal'; seat: number | null; count: number; tiles?: string[]; clause: string }
  | { event: 'pass_choice'; seat: number | null; number: number; tile?: string; clause: string }
  | { event: 'pass_committed'; seat: number | null; clause: string }
  | { event: 'pass_exchange'; seats: Trade[]; clause: string }
  | { event: 'first_lead'; seat: number | null; clause: string }
  | { event: 'play'; seat: number | null; face: string; timeframe: Back; clause: string }
  | { event: 'declare'; seat: number | null; colour: string; clause: string }
  | { event: 'reveal'; tiles: PlayedTile[]; clause: string }
  | { event: 'trick_result'; trick: number; kind: TrickKind; winners: (number | null)[]; hp: number[]; next_lead: number | null; won_by: string; scored_by: string; clause: string }
  | { event: 'game_end'; hp: number[]; halves: number[]; ranks: number[]; deal: string[][]; passes: string[][]; plays: string[][]; clause: string };
