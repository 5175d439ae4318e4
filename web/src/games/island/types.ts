// Made from the lists of fields in src/games/island; do not edit.
// PARADOXA_UPDATE=1 and the contract tests write this file.

export type MapMode = 'random' | 'hand' | 'load';

export type Assignment = 'random' | 'op';

export type SafeScope = 'first' | 'action';

export type Switch = 'off' | 'on';

export interface Options {
  players: number; // How many play: OP and one to three captives.
  map_mode: MapMode; // Whether the island is drawn at random, built by OP, or handed over whole.
  anomaly_assignment: Assignment; // Who decides which anomaly token lies where.
  safe_scope: SafeScope; // Whether a safe move covers its first space or the whole action.
  op_disclose: Switch; // Whether OP may publish where its pieces are.
  notes_open_to_op: Switch; // Whether OP may look at the notes of captives.
  assist_max: number; // How much a client may help a captive, from 0 to 3.
  reaction_timeout_s: number; // Seconds until a reaction counts as a pass; 0 is no limit.
  max_rounds: number; // After how many rounds the game ends without a winner.
}

export type IsAsk = 'island' | 'deal' | 'look' | 'draw' | 'build' | 'assign' | 'wave_start'
  | 'rock_start' | 'bush_start' | 'keep' | 'op_turn' | 'carry' | 'second_half' | 'exit' | 'op_activate'
  | 'orchard' | 'sinkhole' | 'gust' | 'arrows' | 'cross_out' | 'stir' | 'return' | 'portal' | 'track'
  | 'extra_step' | 'character' | 'start' | 'box' | 'first' | 'turn' | 'activate' | 'camp' | 'oracle'
  | 'ashore' | 'dry' | 'symbol' | 'revival' | 'react' | 'heading' | 'length' | 'op_piece' | 'visited'
  | 'replenish' | 'over' | 'op_decides';

export type OpPiece = 'bush' | 'rock' | 'wave';

export type Character = 'granddead' | 'achilles' | 'hempel' | 'theseus' | 'phil' | 'schrodie';

export interface IsWay {
  length: number; // how far
  safe: boolean; // whether safe
  energy: number; // what it costs
}

export type Anomaly = 'wound' | 'drain' | 'blight' | 'rock_stirs' | 'bush_stirs'
  | 'wave_stirs' | 'orchard' | 'sinkhole' | 'gust' | 'arrows';

export type Fruit = 'orange' | 'banana' | 'grapes' | 'cherries' | 'strawberry' | 'lime'
  | 'apple';

export type Power = 'flood' | 'hurricane' | 'lithophytes' | 'tumbleweed' | 'rift_walk'
  | 'undertow' | 'hush' | 'heavy_air' | 'rockslide' | 'overgrowth' | 'fourth_hand' | 'barren_season';

export type Posture = 'not_yet' | 'standing' | 'lying' | 'in_ocean' | 'perished';

export interface IsPiece {
  piece: string; // which
  posture: Posture; // default `not_yet`
  cell: string | null; // where it is, as far as the viewer knows
  under: string | null; // the space under it
  health: number; // of Granddead the pool
  energy: number; // of Granddead none: it is the pool less one
  max_health: number; // of Granddead it shrinks
  wards: OpPiece[]; // OP pieces that cannot interact with it
  start: Fruit | null; // its start fruit
  start_cell: string | null; // where that is, as far as the viewer knows
  marked: boolean; // whether its owner was told where it is, and it has not moved
  activated: number[]; // OP: spaces activated in this root by number of the cell, and arrows from 37 on
}

export interface IsBoard {
  seat: number; // whose
  character: Character | null; // which
  circled: Fruit[]; // fruits whose bonus can be used
  crossed: Fruit[]; // fruits that are used up
  visited: Fruit[]; // fruits where a piece of the board has been
  replenished: Fruit[]; // in this turn
  boxes: number[]; // by fruit: the bonus it is written under, or 0
  squares: number[]; // circled
  squares_crossed: number[]; // used
  symbols: OpPiece[]; // crossed out
  steps: number; // of the mission
  counted: string[] | null; // cells of these steps; `null` for captives
  step_names: string[]; // names of spaces that were counted
}

export type Window = 'turn' | 'encounter' | 'interaction' | 'lethal' | 'activation';

export type BonusOp = 'restore' | 'extra_action' | 'scare_met' | 'cancel_attack'
  | 'cancel_activation' | 'cling' | 'ward' | 'free_move' | 'go_fruit' | 'oracle' | 'scout_line' | 'scout_steps'
  | 'mark_here' | 'track' | 'circle_square' | 'replenish';

export interface IsPending {
  piece: string | null; // the captive piece
  op: OpPiece | null; // the OP piece
  under: string | null; // of the space under the captive piece
  window: Window | null; // in which one may react
  push: boolean; // whether it is a push, not an attack
  fruit: Fruit | null; // that is written into a box
  bonus: BonusOp | null; // what is used, or can be in reaction
  anomaly: Anomaly | null; // that is being activated
}

export type TaskKind = 'none' | 'arrival' | 'activation' | 'ocean' | 'attack' | 'loss'
  | 'cross_out' | 'window' | 'symbol' | 'exit' | 'send' | 'portal' | 'stir' | 'oracle' | 'split' | 'box'
  | 'heading' | 'length' | 'op_piece' | 'track' | 'visited' | 'replenish' | 'revival' | 'push'
  | 'landing' | 'action' | 'turn_end';

export interface IsTask {
  task: TaskKind; // what is to be carried out
  piece: number; // the number of the piece it is about
  a: number; // as the rules count it
  b: number; // as the rules count it
  c: number; // as the rules count it
  d: number; // as the rules count it
  memory: number; // arrows, portals and the rift of an action
}

export interface IsPosition {
  game: string; // `"island"`
  viewer: number | 'spectator' | 'referee'; // whose eyes; a position has `"referee"`
  options: Options; // what is left out has its default
  ask: IsAsk; // what is asked; `op_decides` is all that captives learn of OP's questions
  to_act: (number | 'nature')[]; // who decides now; empty at the end
  round: number; // the number of the round; default 0
  owner: number | null; // of the turn; `null` in set-up
  acting: string | null; // the piece whose part of the turn it is
  parts: number; // two players: pieces still to act after it
  actions: number; // left in this turn
  perished: number; // how often captives have
  struck: string[]; // pieces that the Wave has attacked in this turn of OP's
  told: OpPiece[]; // OP pieces whose place was published in this turn
  winner: number | null; // who has won
  look: Character | null; // two players: of piece b
  safe: string | null; // the piece whose safe action it is, where that reaches on
  finishing: boolean; // OP: whether Nature lays the tiles that are left
  assigned: number; // OP: tokens laid by hand
  ways: IsWay[]; // of the piece that acts: each way to move, and what it costs
  island: string[] | null; // the tiles; `null` for captives
  tokens: (Anomaly | null)[]; // anomalies in the order of their cells, as far as the viewer knows
  op: (string | null)[]; // Bush, Rock and Wave, as far as the viewer knows
  on_map: OpPiece[]; // OP pieces on the map
  bush_fruit: Fruit | null; // in set-up: the fruit under the Bush
  trodden: string[]; // OP: where the Bush has been in this turn
  power: Power | null; // in force
  drawn: (Power | null)[]; // OP: of which it keeps one
  below: (Power | null)[]; // OP: put down, the next one first
  unseen: (Power | null)[]; // OP: not drawn yet
  pieces: IsPiece[]; // of captives, in the order of seats
  boards: IsBoard[]; // seat 1 first
  pending: IsPending; // what the question is about, as far as the viewer knows
  tasks: IsTask[]; // what is being carried out, the last one first to go on
}

export type Direction = 'NE' | 'E' | 'SE' | 'SW' | 'W' | 'NW';

export type OceanPart = 'N' | 'NE' | 'SE' | 'S' | 'SW' | 'NW';

export type Stat = 'health' | 'energy' | 'pool';

export type LossCause = 'bush' | 'rock' | 'wave' | 'mirage' | 'anomaly' | 'ocean' | 'push';

export type GainCause = 'action' | 'camp' | 'bonus' | 'square';

export type Split = '2+0' | '0+2' | '1+1';

export interface AidSpace {
  q: number; // axial; E is q + 1
  r: number; // axial; SE is r + 1
  name?: string; // of the space, or `ocean`; left out where only some space is known to be
}

export interface AidWalk {
  piece?: string; // the captive piece that walked
  op?: OpPiece; // or the OP piece
  spaces: number[]; // numbers of spaces of this track, in order
  here: boolean; // whether it is on the last of them now
}

export interface AidBase {
  q: number; // what to add to q of its spaces
  r: number; // what to add to r
}

export interface AidTrack {
  anchored: boolean; // whether q and r are those of the island, where D4 is 0, 0
  spaces: AidSpace[]; // what is known, relative to each other
  walks: AidWalk[]; // which pieces went where
  fits: AidBase[]; // level 2: where a track that is not anchored can lie
}

export interface AidCell {
  cell: string; // where
  name: string; // of the space there
}

export interface AidChoice {
  cell: string; // where
  names: string[]; // what it can be called
}

export interface AidClash {
  cell: string; // of the note
  name: string; // what the note says
  with?: string; // the note that it contradicts; left out where it contradicts what was heard
}

export interface AidNameShare {
  name: string; // a name the space may have
  share: number; // of the islands drawn, in thousandths; at least 1
}

export interface AidCellOdds {
  cell: string; // where
  names: AidNameShare[]; // the likeliest first
}

export interface AidCellShare {
  cell: string; // where it may be; of an OP piece in a lake, each cell of the lake
  share: number; // of the islands drawn, in thousandths; at least 1
}

export interface AidPieceOdds {
  piece?: string; // a captive piece
  op?: OpPiece; // or an OP piece
  cells: AidCellShare[]; // the likeliest first
}

export interface AidPartShare {
  part: OceanPart; // where the Wave may be
  share: number; // of the islands drawn, in thousandths; at least 1
}

export interface AidOdds {
  worlds: number; // how many islands were drawn
  rough: boolean; // nothing that agrees with everything was found in time: some of it was left out
  cells: AidCellOdds[]; // of every cell
  pieces: AidPieceOdds[]; // of pieces on the map
  wave: AidPartShare[]; // the likeliest part first
}

export interface Aid {
  level: number; // 1 to 3: how much this is
  tracks: AidTrack[]; // what sticks together, the anchored one first
  sure: AidCell[]; // cells whose names are certain; from level 2 on also what follows from tiles
  wave: OceanPart[]; // parts where the Wave can be, as far as anchored tracks tell; none off the map
  maybe: AidChoice[]; // level 2: cells with two to four names left
  clashes: AidClash[]; // level 2: notes that cannot be right
  odds?: AidOdds; // level 3
}

export type ToldEvent =
  | { event: 'tile'; tile: string; clause: string }
  | { event: 'token'; anomaly: Anomaly; cell: string; clause: string }
  | { event: 'op_placed'; op: OpPiece; place: string; clause: string }
  | { event: 'bush'; fruit: Fruit; clause: string }
  | { event: 'character'; seat: number | null; character: Character | null; clause: string }
  | { event: 'look'; seat: number | null; character: Character | null; clause: string }
  | { event: 'start'; piece: string; fruit: Fruit; clause: string }
  | { event: 'start_cell'; piece: string; cell: string; clause: string }
  | { event: 'turn'; seat: number | null; round: number; piece?: string; clause: string }
  | { event: 'draw'; power: Power | null; clause: string }
  | { event: 'power'; power: Power | null; clause: string }
  | { event: 'declare'; piece: string; direction: Direction; length: number; safe: boolean; energy: number; clause: string }
  | { event: 'land'; piece: string; name: string; cell?: string; clause: string }
  | { event: 'meet'; piece: string; pieces: string[]; op: OpPiece[]; clause: string }
  | { event: 'ocean'; piece: string; part?: OceanPart; clause: string }
  | { event: 'back'; piece: string; fruit: Fruit; clause: string }
  | { event: 'activate'; piece: string; clause: string }
  | { event: 'not_activated'; piece: string; clause: string }
  | { event: 'already_activated'; piece: string; clause: string }
  | { event: 'lie'; piece: string; clause: string }
  | { event: 'lose'; piece: string; stat: Stat; cause: LossCause; clause: string }
  | { event: 'gain'; piece: string; cause: GainCause; health: number; energy: number; split?: Split; clause: string }
  | { event: 'fruit'; seat: number | null; fruit: Fruit; bonus: number; clause: string }
  | { event: 'use'; seat: number | null; fruit: Fruit; bonus: number; clause: string }
  | { event: 'cross_out'; seat: number | null; fruit: Fruit; bonus: number; clause: string }
  | { event: 'replenish'; seat: number | null; fruit: Fruit; bonus: number; clause: string }
  | { event: 'square'; seat: number | null; square: number; kind: string; clause: string }
  | { event: 'use_square'; seat: number | null; square: number; kind: string; clause: string }
  | { event: 'symbol'; seat: number | null; op: OpPiece; clause: string }
  | { event: 'ward'; op: OpPiece; piece: string; clause: string }
  | { event: 'react'; seat: number | null; fruit: Fruit; bonus: BonusOp; clause: string }
  | { event: 'oracle'; piece: string; direction: Direction; name: string; clause: string }
  | { event: 'line'; piece: string; direction: Direction; names: string[]; clause: string }
  | { event: 'steps'; piece: string; direction: Direction; near: string; far: string; clause: string }
  | { event: 'track'; piece: string; op: OpPiece; name: string; direction?: Direction; part?: OceanPart; clause: string }
  | { event: 'mark'; piece: string; cell?: string; clause: string }
  | { event: 'gust'; piece: string; direction: Direction; clause: string }
  | { event: 'scare'; op: OpPiece; seat: number | null; actions: number; clause: string }
  | { event: 'attack'; op: OpPiece; piece: string; clause: string }
  | { event: 'prevented'; op: OpPiece; piece: string; by: BonusOp; clause: string }
  | { event: 'count'; seat: number | null; step: string; total: number; clause: string }
  | { event: 'perish'; piece: string; count: number; clause: string }
  | { event: 'revive'; piece: string; camp: string; pieces: string[]; op: OpPiece[]; clause: string }
  | { event: 'op_move'; op: OpPiece; direction: Direction; clause: string }
  | { event: 'op_land'; op: OpPiece; name: string; pieces: string[]; others: OpPiece[]; place?: string; clause: string }
  | { event: 'carry'; op: OpPiece; carried: boolean; clause: string }
  | { event: 'op_sea'; op: OpPiece; ashore: boolean; clause: string }
  | { event: 'wave'; place?: string; clause: string }
  | { event: 'push'; op: OpPiece; piece: string; direction: Direction; clause: string }
  | { event: 'op_back'; op: OpPiece; place?: string; clause: string }
  | { event: 'tell'; op: OpPiece; name: string; part?: OceanPart; clause: string }
  | { event: 'end'; winner: number | null; clause: string };
