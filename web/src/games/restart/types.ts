// Made from the lists of fields in src/games/restart; do not edit.
// PARADOXA_UPDATE=1 and the contract tests write this file.

export type Dystopia = 'pandemia' | 'anomie' | 'extinction' | 'oceanrealm';

export type Switch = 'off' | 'on';

export interface Options {
  players: number; // How many play.
  dystopia: Dystopia; // Which dystopia the Intelligence phase is about.
  gadgets: Switch; // Whether Gadgets are sold before the game.
  intro: Switch; // A first game: no Gadgets, and fewer Chains of level 3.
  talents: Switch; // Whether characters have talents.
}

export type RsPhase = 'setup' | 'first' | 'study' | 'perception' | 'intelligence' | 'memory'
  | 'end' | 'round' | 'row' | 'final' | 'evaluate';

export type RsAsk = 'character' | 'card' | 'chain' | 'gadget' | 'roll' | 'gene' | 'buy'
  | 'chain_drop' | 'child' | 'free_study' | 'foresee' | 'study' | 'perception' | 'text' | 'operation'
  | 'take_chain' | 'recover' | 'intelligence' | 'fix' | 'reroll' | 'protect' | 'veto' | 'senator'
  | 'maneuver' | 'step' | 'bill' | 'take_gene' | 'place_gene' | 'after_gene' | 'overflow' | 'figure'
  | 'symbol' | 'memory' | 'second_draw' | 'hand_limit' | 'final_study' | 'evaluate' | 'over' | 'next';

export type BasicAction = 'study' | 'move' | 'cause' | 'validate' | 'plan' | 'time' | 'draw';

export type Turning = 'rot' | 'mir';

export type RsIcon = 'Mv' | 'Ca' | 'As' | 'PA' | 'PB' | 'Bu' | 'Dr' | 'Ti' | 'He';

export interface RsUses {
  icon: RsIcon; // of which action
  icons: number; // by active icons that are not spent
  texts: number; // by what texts gave
  basic: boolean; // whether the basic use is left; the Plans share one
}

export interface RsTokens {
  time: number; // how many
  pill: number; // how many
  void: number; // how many
  frag: number; // how many
}

export interface GridSpace {
  space: string; // which
  card: string | null; // the top card
  tokens: RsTokens; // that lie there
}

export interface RowCard {
  level: number | null; // of the Chain there; `null` where there is none
  chain: string | null; // which Chain, as far as the viewer knows
  tokens: RsTokens; // that lie there
}

export interface UnderCard {
  chain: string | null; // which, as far as the viewer knows
  level: number; // of it
}

export type Turned = 'printed' | 'turn_90' | 'turn_180' | 'turn_270' | 'left_right'
  | 'top_bottom' | 'diagonal' | 'antidiagonal';

export interface ChainCell {
  space: string; // where
  type: string; // what is wanted there
  fits: boolean; // whether the top card is of that type
}

export interface ChainPlace {
  turned: Turned; // how the pattern lies
  missing: number; // how many cells do not fit
  cells: ChainCell[]; // cells that want a type
}

export interface ChainMatch {
  chain: string; // which
  level: number; // 1 to 3
  points: number; // for Validating it
  cost: number; // in time, less any rebate of its owner
  missing: number; // voids that its best place needs
  places: ChainPlace[]; // everywhere it could lie, the best first
}

export type MindField = 'perception' | 'intelligence' | 'memory';

export interface RsMindField {
  field: MindField; // which
  studied: string | null; // the top Studied card
  fragments: number; // how many
  pills: number; // Used in this turn
  total: number; // how far it is filled: slots up to here are switched on
  spent: number[]; // slots with spent icons, from 1 at the bottom
  points: number; // of the Studied and the Buried cards, by its Fragments
}

export type Ability = 'fix' | 'activate' | 'reroll' | 'law_step' | 'bill_extra' | 'maneuver'
  | 'support' | 'freezer' | 'moves' | 'reach' | 'wildlife' | 'lake' | 'forest';

export interface RsAbility {
  ability: Ability; // which
  field: MindField; // the Mind field that it comes from
  value: number; // what it is worth now; of `bill_extra` 1 is the opposite Bill, 2 any
}

export interface RsScorePart {
  source: string; // what for: `chains`, `plan_a`, `plan_b`, `cards` or `pills`
  points: number; // how many
  clause: string; // the rule that gives them
}

export interface RsSeat {
  seat: number; // its number
  character: number | null; // its character
  time: number; // in the supply of the player
  pills: number; // not Used
  voids: number; // how many
  adult: string | null; // where it stands; `null` on the Mind board
  child: string | null; // where it stands; `null` before it is placed
  gadgets: string[]; // bought, in that order
  foreseen: boolean; // whether the Cartographer has looked in this round
  fields: RsMindField[]; // Perception, Intelligence, Memory
  hand: string[]; // Event cards in hand, as far as the viewer knows
  hand_size: number; // how many there are
  hand_limit: number; // at the end of a turn
  buried: string[]; // under the field that is printed on them
  chains: string[]; // in hand, as far as the viewer knows
  chain_levels: number[]; // how many of level 1, 2 and 3 are in hand
  validated: string[]; // Chains
  known: string[]; // Chains elsewhere of which the seat knows where they are, as far as the viewer may know that
  fragment_cap: number; // how many Fragments a Mind field takes
  abilities: RsAbility[]; // of the dystopia, with Gadgets and Used pills
  score: RsScorePart[]; // what it would have if the game ended now
  points: number; // the sum of that
  rank: number; // by that
}

export interface TrackPoints {
  points: number; // of the milestone
  bonus: number; // for being furthest
  penalty: number; // of the Protection track, taken off
}

export interface RsResearcher {
  seat: number; // whose
  markers: number[]; // on the Virus track and the Cure track
  protections: number[]; // on the Protection tracks A and B
  tracks: TrackPoints[]; // what the Virus track and the Cure track score now
}

export interface RsDice {
  V: number; // how many show V
  C: number; // how many show C
  X: number; // how many show X
}

export interface PandemiaPlan {
  plan: string; // which
  fix: number; // dice that can still be fixed
  activate: number; // X that count
  reroll: number; // dice that can still be picked up
  total: number; // of the dice as they lie, with Gadgets
}

export interface RsPandemia {
  researchers: RsResearcher[]; // seat 0 first
  fixed: RsDice; // Research dice that are fixed
  rolled: RsDice; // dice that were rolled
  in_hand: number; // dice that are rolled next
  plan: PandemiaPlan | null; // that is being carried out
}

export type BoardSide = 'south' | 'west' | 'north' | 'east';

export interface RsSenator {
  place: string | null; // where it stands
  height: number; // in its stack, 0 at the bottom
  trapped: boolean; // whether another one stands on it
}

export interface RsFaction {
  seat: number; // whose
  side: BoardSide; // of the Congress board
  senators: RsSenator[]; // its two Senators
  law: number; // its marker on the Law track
  bills: number[]; // its markers: Health, Culture, Education, Economy
  law_points: number; // of Plan A
  bill_points: number[]; // of Plan B, by Bill
}

export interface AnomiePlan {
  plan: string; // which
  senator: string | null; // where the chosen Senator stands
  from: string | null; // where it began
  moved: boolean; // whether it has moved
  under: number; // the size of the stack that it went under, or 0
}

export interface RsAnomie {
  factions: RsFaction[]; // seat 0 first
  vetoes: (string | null)[]; // where they lie
  plan: AnomiePlan | null; // that is being carried out
}

export type TubeSet = 'none' | 'equal' | 'run';

export interface RsTube {
  cards: string[]; // bottom first
  set: TubeSet; // what kind of set it is
  plan_a: number; // what it scores to Plan A
  plan_b: number; // what it scores to Plan B
}

export interface RsLaboratory {
  seat: number; // whose
  tubes: RsTube[]; // Tube 1 first
  freezer: string[]; // cards in the Freezer, as far as the viewer knows
  open: number[]; // which of these everybody knows, counted from 0
  frozen: number; // how many there are
}

export interface ExtinctionPlan {
  plan: string; // which
  moves: number; // tube moves left
  room: number; // cards that the Freezer may hold
  reach: number; // positions of the Display within reach
  from: number | null; // the position of the Display that the card was taken from
}

export interface RsExtinction {
  laboratories: RsLaboratory[]; // seat 0 first
  display: (string | null)[]; // the Display, position 1 first
  displayed: number; // positions that are in use, with the gap
  taken: string | null; // the card that was taken and not placed yet, as far as the viewer knows
  deck_x: number; // cards in the X deck
  deck_y: number; // cards in the Y deck
  under_x: string[]; // under the X deck, the next to be drawn first; only in positions
  under_y: string[]; // under the Y deck, the next to be drawn first; only in positions
  plan: ExtinctionPlan | null; // that is being carried out
}

export interface LandPoints {
  columns: number; // of full columns, to Plan A
  sets: number; // of sets of symbols, to Plan A
  gadgets: number; // of Gadgets, to Plan A
  contribution: number; // of the Contribution track: Plan B
}

export interface RsLandMap {
  seat: number; // whose
  regions: string[]; // in the order of spaces: A1, A2, A3, B1; a letter for each sector
  circled: number; // numbers circled on its Contribution track
  industry: boolean[]; // by Region: whether its Industry is untouched
  sets: number[]; // by Region: full sets that score
  columns: number[]; // by column of the map, left to right: sectors drawn of nine
  points: LandPoints; // what it scores now
}

export interface OceanrealmPlan {
  plan: string; // which
  region: string | null; // where symbols are drawn
  whose: number | null; // Plan B: whose figure was chosen
  wildlife: number; // Wildlife that may still be drawn
  lake: number; // Lakes that may still be drawn
  forest: number; // Forests that may still be drawn
  drawn: boolean; // whether a symbol was drawn
}

export interface RsOceanrealm {
  maps: RsLandMap[]; // seat 0 first
  plan: OceanrealmPlan | null; // that is being carried out
}

export type RsOperation = 'none' | 'gain' | 'share' | 'perplayer' | 'per' | 'ifset' | 'seed'
  | 'seedchain' | 'collect' | 'place' | 'swap' | 'swaphand' | 'chainswap' | 'peek' | 'match' | 'rebate'
  | 'study' | 'bury' | 'dose' | 'extra' | 'take' | 'dig' | 'reup' | 'trade' | 'evict';

export type Bill = 'health' | 'culture' | 'education' | 'economy';

export interface RsPending {
  card: string | null; // whose text it is
  here: string | null; // the space that the card was played on
  operation: RsOperation | null; // of the text
  left: number; // how often can still be chosen, or how many Fragments are still to Recover
  first_space: string | null; // chosen in the first of two steps
  first_position: number | null; // chosen in the first of two steps: a position of the row
  spaces: string[]; // chosen so far
  positions: number[]; // of the row, chosen so far
  dug: (string | null)[]; // cards that were dug up; `null` where the viewer does not see them
  bill: Bill | null; // Anomie: whose benefit it is
  times: number; // Anomie: by how much every marker advances
}

export interface SeatChange {
  seat: number | null; // whose
  plan_a: number; // points of Plan A more
  plan_b: number; // points of Plan B more
  law: number; // Anomie: spaces on the Law track
  bills: number; // Anomie: spaces on all Bill tracks
}

export interface Prospect {
  move: string; // the text of the move
  changes: SeatChange[]; // for every seat to which it matters
}

export type RsTaskKind = 'none' | 'text' | 'operation' | 'draw' | 'place_deck' | 'dig'
  | 'refill' | 'new_chain' | 'take' | 'recover' | 'second_draw' | 'plan' | 'foresee' | 'benefit';

export interface RsTask {
  task: RsTaskKind; // what is to be carried out
  seat: number; // for whom
  a: number; // as the rules count it
  b: number; // as the rules count it
  c: number; // as the rules count it
  d: number; // as the rules count it
  e: number; // as the rules count it
  f: number; // as the rules count it
}

export interface RsPosition {
  game: string; // `"restart"`
  viewer: number | 'spectator' | 'referee'; // whose eyes; a position has `"referee"`
  options: Options; // what is left out has its default
  dystopia: Dystopia; // that is played; default `pandemia`
  phase: RsPhase; // default `setup`
  ask: RsAsk; // what is asked
  round: number; // the number of the round; default 0
  rounds: number; // how many there are
  owner: number | null; // whose turn it is; `null` in set-up and at the end
  to_act: (number | 'nature')[]; // who decides now; empty at the end
  turns: number; // turns that every seat has had
  started: number[]; // seats whose first turn has begun in earnest (RS-4)
  buys: number; // decisions made about Gadgets
  last_turns: boolean; // whether the game ends with this circle
  final_seat: number; // who Studies before the scores
  next_dystopia: Dystopia | null; // suggested when the game is over
  used: BasicAction[]; // basic uses that are gone
  acted: boolean; // whether anything was done in this phase
  doubled: boolean; // whether the Memory phase is doubled
  turning: Turning[]; // how patterns may also lie
  rebate: number; // on the next Validate, in time
  extra: number[]; // uses that texts gave: Mv, Ca, As, PA, PB, Bu, Dr, Ti, He
  uses: RsUses[]; // what the owner of the turn can still do
  grid: GridSpace[]; // A1, A2, A3, B1 and so on
  upcoming: (string | null)[]; // Upcoming cards: left, middle, right
  discards: string[]; // the discard pile, the last one on top
  deck: number; // cards in the Events deck
  covered: string[]; // Event cards that lie under others
  open_hand_cards: string[]; // cards in hands that everybody knows
  supply: RsTokens; // tokens that are left
  on_sale: string[]; // Gadgets, before the first turn
  row: RowCard[]; // Chains on offer, position 1 first
  row_ends: number; // the round ends when the row has no more cards than this
  chains_left: number; // cards in the Chains deck, without those below
  under_chains: UnderCard[]; // put under the Chains deck, the next to be drawn first
  matches: ChainMatch[]; // laid over the grid: Chains in the viewer's hand, and those of the row that it knows; for others than seats those known in the hand of the owner of the turn
  seats: RsSeat[]; // seat 0 first
  pandemia: RsPandemia | null; // its board; `null` elsewhere
  anomie: RsAnomie | null; // its board; `null` elsewhere
  extinction: RsExtinction | null; // its board; `null` elsewhere
  oceanrealm: RsOceanrealm | null; // its board; `null` elsewhere
  pending: RsPending; // what the question is about, as far as the viewer knows
  prospects: Prospect[]; // of a Plan: answers that change points or tracks at once
  tasks: RsTask[]; // what is being carried out, the last one first to go on
}

export type RsToken = 'time' | 'pill' | 'void' | 'frag' | 'card';

export interface ScoreLine {
  label: string; // what for
  points: number[]; // by seat
  clause: string; // the rule that gives them
}

export type LandSymbol = 'wildlife' | 'lake' | 'forest';

export type ToldEvent =
  | { event: 'character'; seat: number | null; character: number; clause: string }
  | { event: 'laid'; seat: number | null; card: string; space: string; clause: string }
  | { event: 'upcoming'; card: string; position: number; clause: string }
  | { event: 'drawn'; seat: number | null; card?: string; clause: string }
  | { event: 'chain'; seat: number | null; position?: number; level: number; chain?: string; clause: string }
  | { event: 'row'; seat: number | null; position?: number; level: number; chain?: string; clause: string }
  | { event: 'gadget'; seat: number | null; gadget: string; clause: string }
  | { event: 'bought'; seat: number | null; gadget: string; clause: string }
  | { event: 'no_gadget'; seat: number | null; clause: string }
  | { event: 'turn'; seat: number | null; round: number; clause: string }
  | { event: 'phase_ended'; seat: number | null; phase: RsPhase; clause: string }
  | { event: 'doubled'; seat: number | null; clause: string }
  | { event: 'plan'; seat: number | null; plan: string; clause: string }
  | { event: 'dropped'; seat: number | null; position?: number; level: number; chain?: string; clause: string }
  | { event: 'child_placed'; seat: number | null; space?: string; clause: string }
  | { event: 'adult'; seat: number | null; space?: string; clause: string }
  | { event: 'child'; seat: number | null; space?: string; clause: string }
  | { event: 'studied'; seat: number | null; card: string; time: number; clause: string }
  | { event: 'buried'; seat: number | null; card: string; clause: string }
  | { event: 'pill_used'; seat: number | null; field: MindField; clause: string }
  | { event: 'dosed'; seat: number | null; field: MindField; clause: string }
  | { event: 'recovered'; seat: number | null; field: MindField; clause: string }
  | { event: 'fragment_lost'; seat: number | null; clause: string }
  | { event: 'gained'; seat: number | null; token: RsToken; count: number; clause: string }
  | { event: 'paid'; seat: number | null; token: RsToken; count: number; clause: string }
  | { event: 'caused'; seat: number | null; card: string; space: string; clause: string }
  | { event: 'assisted'; seat: number | null; card: string; space: string; clause: string }
  | { event: 'placed'; seat: number | null; card: string; space: string; clause: string }
  | { event: 'discarded'; seat: number | null; card: string; clause: string }
  | { event: 'taken'; seat: number | null; card: string; clause: string }
  | { event: 'validated'; seat: number | null; chain: string; time: number; voids: number; clause: string }
  | { event: 'chain_taken'; seat: number | null; position?: number; level: number; chain?: string; clause: string }
  | { event: 'text'; seat: number | null; card: string; clause: string }
  | { event: 'seeded'; seat: number | null; token: RsToken; space?: string; position?: number; clause: string }
  | { event: 'swapped'; seat: number | null; one: string; other: string; clause: string }
  | { event: 'hand_swapped'; seat: number | null; given: string; taken: string; space: string; clause: string }
  | { event: 'chain_returned'; seat: number | null; position?: number; level: number; chain?: string; clause: string }
  | { event: 'peeked'; seat: number | null; position?: number; level: number; chain?: string; clause: string }
  | { event: 'patterns'; seat: number | null; number: number; clause: string }
  | { event: 'rebate'; seat: number | null; number: number; clause: string }
  | { event: 'extra'; seat: number | null; icon: RsIcon; count: number; clause: string }
  | { event: 'dug'; seat: number | null; card?: string; clause: string }
  | { event: 'round_ended'; round: number; clause: string }
  | { event: 'row_pills'; position: number; count: number; clause: string }
  | { event: 'end'; clause: string }
  | { event: 'evaluated'; dystopia: Dystopia; scores: number[]; ranks: number[]; rows: ScoreLine[]; clause: string }
  | { event: 'fixed'; seat: number | null; face: string; clause: string }
  | { event: 'picked_up'; seat: number | null; face: string; clause: string }
  | { event: 'rolled'; seat: number | null; viruses: number; cures: number; both: number; clause: string }
  | { event: 'protected'; seat: number | null; plan: string; position: number; clause: string }
  | { event: 'researched'; seat: number | null; plan: string; total: number; position: number; clause: string }
  | { event: 'veto'; seat: number | null; from: string; to: string; clause: string }
  | { event: 'senator'; seat: number | null; from: string; to: string; clause: string }
  | { event: 'law'; seat: number | null; position: number; clause: string }
  | { event: 'bill'; seat: number | null; bill: Bill; position: number; clause: string }
  | { event: 'gene'; seat: number | null; position: number; gene: string; clause: string }
  | { event: 'gene_taken'; seat: number | null; position?: number; colour: string; gene?: string; clause: string }
  | { event: 'gene_moved'; seat: number | null; from: string; to: string; gene?: string; clause: string }
  | { event: 'symbol'; seat: number | null; region: string; sector: number; symbol: LandSymbol; clause: string }
  | { event: 'contribution'; seat: number | null; circled: number; clause: string };
