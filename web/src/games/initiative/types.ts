// Made from the lists of fields in src/games/initiative; do not edit.
// PARADOXA_UPDATE=1 and the contract tests write this file.

export type Switch = 'off' | 'on';

export interface Options {
  players: number; // How many play; one plays against the rival lab.
  purple_may_lock: Switch; // Whether a purple particle may also lock a stable world.
  experiments_count_as_kind: Switch; // Whether goals of a kind count experiments.
  solo_hard: Switch; // Solo: the rival scores one more point for each of its worlds.
  open_score_piles: Switch; // Whether score piles are open, or only their sizes.
  lock_is_floor: Switch; // Whether discs above a lock fall as far as the lock.
}

export type Phase = 'setup' | 'wormhole' | 'turn' | 'allocation' | 'cleanup' | 'scoring';

export type Ask = 'world' | 'reveal' | 'anomaly' | 'goal' | 'secret' | 'chief' | 'module'
  | 'deal' | 'refill' | 'rival' | 'exchange' | 'unseal' | 'keep' | 'wormhole' | 'turn' | 'diagonal'
  | 'allocate' | 'purple' | 'token' | 'credit' | 'trigger' | 'destroy' | 'first' | 'second' | 'rewind'
  | 'glitch' | 'item' | 'onto' | 'shift' | 'search' | 'penalty' | 'gift' | 'over';

export type WorldState = 'stable' | 'locked' | 'fractured';

export interface ConsoleCard {
  card: string; // which
  column: number; // 1 to 4, 4 is the Danger column; default the one where it starts
  items: string[]; // the items on it, in the order placed
  credits: number; // research credits on it
  sends: string | null; // the world to which completing it now would send the glitch
  slots: (string | null)[]; // the marks of its cost in the order printed, and the items on them
}

export interface Modules {
  face_up: string[]; // ready to be used
  used: string[]; // used up
  deck: number; // how many are in the deck
  under: (string | null)[]; // put under the deck, the next one first; `null` where the viewer does not know it
}

export interface ScoredSet {
  of: string; // a world such as W07, or an experiment such as XA
  cards: number; // how many there are
  points: number; // what they are worth
}

export interface ScorePart {
  label: string; // what for
  points: number; // how many
  clause: string; // the rule that gives them
}

export interface PiSeat {
  seat: number; // its number
  matrix: string[]; // its discs; `..` is an empty cell
  locks: string[]; // cells that nexus cards lock
  strands: string[]; // lines that wait to be resolved
  waiting: string[]; // the cells of these lines
  console: ConsoleCard[]; // its cards
  triggers: string[]; // colours of its triggers
  tokens: string[]; // alliances it has
  modules: Modules; // its tech modules
  pile: string[] | null; // its score pile; `null` where it is not open
  pile_size: number; // how many cards are in it
  sets: ScoredSet[]; // its sets in the pile, without cards that parallel universes stand for; empty where the pile is not open
  score: ScorePart[]; // the lines of what the pile would score now, without cards that parallel universes stand for; empty where it is not open
  goals: (number | null)[]; // how many cards in the pile the goal of each space counts; `null` where that is not known
  secret: string | null; // its secret goal, `"hidden"` where the viewer does not know it
}

export interface Rival {
  pawn: number; // the space of its pawn
  tokens: string[]; // alliances it has
  discarded: string[]; // its discard pile of discs
  pile: string[]; // its score pile
  secret: string | null; // its secret goal, or `"hidden"`
  sets: ScoredSet[]; // as of a seat
  score: ScorePart[]; // as of a seat
  goals: (number | null)[]; // as of a seat
}

export interface Pending {
  earned: string[]; // discs to allocate
  drawn: (string | null)[]; // modules of which one is kept; `null` where the viewer does not know them
  lines: string[]; // lines that resolve, or may join them
  world: string | null; // for which a card is given up
  held: string | null; // the colour of what is to be placed
  cell: string | null; // the first of two cells
  from: string | null; // the card an item comes from
}

export interface Strand {
  line: string; // where it is
  cells: string[]; // its cells
  colour: string; // its colour
}

export interface Prospect {
  move: string; // the text of the move
  strands: Strand[]; // what it would form
  earns: string[]; // the discs it would earn
  completes: string[]; // the nexus cards it would complete
}

export interface Advance {
  move: string; // the text of the move
  world: string | null; // where the glitch would stop
}

export interface PiPosition {
  game: string; // `"initiative"`
  viewer: number | 'spectator' | 'referee'; // the viewer; a position has `"referee"`
  options: Options; // what is left out has its default
  phase: Phase; // default `setup`
  ask: Ask; // what is asked; default `world`
  round: number; // the number of the round; default 0
  rounds: number; // how many there are before the final one
  final_round: boolean; // whether it is the final one
  chief: number | null; // the chief scientist
  active: number | null; // whose turn it is; 1 while the rival acts
  to_act: (number | 'nature')[]; // who decides now; empty at the end
  step: number; // wormhole actions taken, draws of the rival's turn, or players done with a part of set-up or scoring
  turns: number; // turns had in this matrix phase
  actions: number; // matrix actions left
  diagonal: boolean; // whether the module Diagonal waits for the next action
  sum: number; // glitch movement of the scope
  heading: string | null; // where the glitch stops by that movement
  worlds: WorldState[]; // by number
  glitch: string | null; // the world of the glitch
  anomaly: (string | null)[]; // by symbol
  wormhole: (string | null)[]; // by space; with one or two players three alternate ones first
  deck: number; // cards left in the timeline deck
  alternate: number; // cards left in the alternate deck
  unseen: string[]; // cards in the decks and in score piles that are not open
  discards: string[]; // the wormhole discard pile
  bag: Record<string, number>; // discs in the bag
  discarded: string[]; // the active player's discard pile of discs
  purple: number; // purple particles in the supply
  locks: number; // locks in the supply
  tokens: string[]; // alliances in the supply
  goals: (string | null)[]; // by space
  seats: PiSeat[]; // seat 0 first
  rival: Rival | null; // in a game for one player: the rival lab
  pending: Pending; // what is being carried out
  prospects: Prospect[]; // of a matrix turn: every swap that would form strands, and every strand that waits; where Diagonal allows a choice, with the diagonal that earns more
  advances: Advance[]; // of the module Glitch: where each move leads
  exchanges: string[][]; // of a matrix turn: by disc of the anomaly, the cells it may be swapped with
  loses: string[]; // of a matrix turn: the cards that are lost by ending it now
}

export type RivalDeed = 'pawn' | 'gift' | 'glitch' | 'repair';

export interface RivalScore {
  worlds: number; // for sets of worlds
  experiments: number; // for experiments
  locked: number; // for locked worlds
  goals: number; // for goals
  alliances: number; // for alliance tokens
  its_worlds: number; // with the option solo_hard
}

export interface ScoreLine {
  label: string; // what for
  points: number[]; // by seat
  clause: string; // the rule that gives them
}

export type ToldEvent =
  | { event: 'glitch_start'; world: string; clause: string }
  | { event: 'reveal'; card: string; space: number; clause: string }
  | { event: 'anomaly'; disc: string; clause: string }
  | { event: 'goal'; goal: string | null; space: number; clause: string }
  | { event: 'secret'; seat: number | null; goal?: string; clause: string }
  | { event: 'chief'; seat: number | null; clause: string }
  | { event: 'module'; seat: number | null; module?: string; clause: string }
  | { event: 'keep'; seat: number | null; module: string; clause: string }
  | { event: 'disc'; seat: number | null; disc: string; cell: string; clause: string }
  | { event: 'round'; seat: number | null; round: number; clause: string }
  | { event: 'final_round'; seat: number | null; clause: string }
  | { event: 'skip'; seat: number | null; clause: string }
  | { event: 'draft'; seat: number | null; card: string; column: number; clause: string }
  | { event: 'trigger'; seat: number | null; colour: string; clause: string }
  | { event: 'turn'; seat: number | null; actions: number; clause: string }
  | { event: 'slide'; seat: number | null; clause: string }
  | { event: 'lost'; seat: number | null; card: string; clause: string }
  | { event: 'return'; seat: number | null; clause: string }
  | { event: 'empty_bag'; clause: string }
  | { event: 'sweep'; card: string; clause: string }
  | { event: 'swap'; seat: number | null; cell: string; to: string; clause: string }
  | { event: 'anomaly_swap'; seat: number | null; disc: string; item: string; cell: string; clause: string }
  | { event: 'strand'; seat: number | null; colour: string; cells: string[]; line: string; clause: string }
  | { event: 'earn'; seat: number | null; disc: string; cell: string; clause: string }
  | { event: 'fall'; seat: number | null; disc: string; cell: string; to: string; clause: string }
  | { event: 'place'; seat: number | null; card: string; item: string; clause: string }
  | { event: 'complete'; seat: number | null; card: string; clause: string }
  | { event: 'stabilise'; seat: number | null; item: string; world: string; clause: string }
  | { event: 'lock'; seat: number | null; item: string; world: string; clause: string }
  | { event: 'credit'; seat: number | null; card: string; clause: string }
  | { event: 'form'; seat: number | null; colour: string; clause: string }
  | { event: 'break'; seat: number | null; owner: number | null; colour: string; clause: string }
  | { event: 'purple'; seat: number | null; clause: string }
  | { event: 'glitch'; world: string; steps: number; clause: string }
  | { event: 'fracture'; world: string; clause: string }
  | { event: 'unlock'; world: string; clause: string }
  | { event: 'use'; seat: number | null; module: string; clause: string }
  | { event: 'destroy'; seat: number | null; cells: string[]; column: string; clause: string }
  | { event: 'exchanged'; seat: number | null; cell: string; to: string; clause: string }
  | { event: 'rewind'; seat: number | null; card: string; column: number; clause: string }
  | { event: 'moved'; seat: number | null; card: string; from: string; item: string; clause: string }
  | { event: 'shift'; seat: number | null; row: number; clause: string }
  | { event: 'search'; seat: number | null; card: string; column: number; clause: string }
  | { event: 'rival_draw'; seat: number | null; disc: string; does: RivalDeed; number: number; clockwise: boolean; matches: boolean; clause: string }
  | { event: 'exchange'; seat: number | null; disc: string; item: string; clause: string }
  | { event: 'pawn'; space: number; clause: string }
  | { event: 'rival_card'; card: string; clause: string }
  | { event: 'repair'; world: string; clause: string }
  | { event: 'rival_lock'; world: string; clause: string }
  | { event: 'rival_token'; colour: string; clause: string }
  | { event: 'token_back'; owner: number | null; colour: string; clause: string }
  | { event: 'penalty'; seat: number | null; card: string; clause: string }
  | { event: 'unseal'; seat: number | null; goal: string | null; clause: string }
  | { event: 'game_end'; rival: RivalScore | null; scores: number[]; ranks: number[]; rows: ScoreLine[]; secrets: (string | null)[]; clause: string };
