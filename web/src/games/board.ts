// What a game provides in the browser. The frame does everything else (seats, clocks, chat, log,
// drawer, undo, replay). A board knows how things look and what they are called, never what is
// allowed: what glows is in `legal`, what moved is in the events, the state is in the view.
//
// A new game: a folder src/games/<name>/ whose index.ts exports a `GameBoard` as `board`, its words
// in words/en/<name>.toml, and one line in catalogue.ts.
import type { Component, Snippet } from 'svelte';
import type { Explained } from '../look/explain.svelte';
import type { GameEvent, Json, LegalMove, Outcome, View } from '../net/frames';
import type { Known } from '../net/http';
import type { Sound } from '../sound/voices';
import type { Fields, Naming, Narrator } from '../words/narrator';
import type { Part } from '../words/rich';

export type { Naming };

/** One picture in the telling of what happened: the view to draw, what is told, how long it stands. */
export interface Scene {
  view: View;
  events: GameEvent[];
  hold_ms: number;
}

export interface LogLine {
  seat: number | null; // whose shape stands before it
  parts: Part[];
  tone: 'plain' | 'head' | 'big';
}

/** The sentence in the action bar. */
export interface Ask {
  say: string;
  sub: string;
  clause?: string;
  button?: string; // the whole name of the picked move, where the move alone does not say it
}

/** What the top bar says about how far the game is. */
export interface Progress {
  pill: string;
  strong: string;
  text: string;
}

/** What is public about a seat. */
export interface SeatFacts {
  score: string;
  unit: string;
  status: string; // a word or two: "led", "thinking"
}

export interface Choice {
  value: Json;
  label: string;
  colour?: string; // a piece colour: shown with its glyph
}

export interface OptionWords {
  name: string;
  title: string;
  text: string;
  clause?: string;
  choices: Choice[];
  many?: (seats: number) => number; // several are chosen: how many
}

/** The score after every step, for the chart at the end and the line in the replay. */
export interface Course {
  top?: number; // the scale goes at least up to here
  steps: { label: string; scores: number[]; winners: number[]; special: boolean }[];
  show: (score: number) => string;
}

export interface Chip {
  turn: number;
  text: string;
  colour: string; // of a piece
  special: boolean;
}

/** How one number of the score sheet came about. */
export interface How {
  title: string;
  lines: { text: string; value: string }[];
}

/** A side without a seat that won or lost with the others. */
export interface Finale {
  name: string;
  outcome: Outcome;
  verdict: string;
}

/** What a board may ask of the frame, and what the frame tells it. */
export interface Hand {
  readonly legal: LegalMove[]; // of the seat whose eyes these are; empty when it is not to act
  readonly picked: LegalMove | null; // chosen but not sent
  readonly pending: string | null; // sent and not answered
  readonly hinted: string | null; // what a bot would do
  readonly refused: string | null; // what was not allowed,
  readonly reasons: string[]; // and the pieces that are the reason
  pick(move: LegalMove | null): void;
  play(move: LegalMove): void;
  why(move: string): void; // says why this move is not allowed
  /** What the viewer was told so far, and the same in sentences; a picture of a board has none. */
  readonly heard?: GameEvent[];
  readonly lines?: LogLine[];
  /** The viewer's own sheet of notes, and who may read it. */
  readonly sheet?: { text: string; reader?: number };
  writeSheet?(text: string): void;
  /** What the server works out from what was heard. */
  aid?(level: number, marks: string[]): Promise<Json | null>;
  /** The same for every seat, in a replay. */
  readonly known?: Known[];
}

export interface BoardProps {
  view: View;
  naming: Naming;
  hand: Hand;
  opponents?: Snippet; // the panels of the others, where the board places them itself (`wide`)
}

export interface SeatProps extends BoardProps {
  seat: number;
}

/** A move that has no place on the board: a button of the action bar. */
export interface MoveButton {
  move: LegalMove;
  icon: string;
  key?: string; // a letter that does the same
  primary?: boolean; // what most people would do now
  picks?: boolean; // is only picked: the board shows what would come of it
}

/** A pane of the game's own, first in the drawer. */
export interface BoardPane {
  icon: string;
  label: string;
  Pane: Component<BoardProps>;
  /** How much there is to see: a number beside the name, and it opens by itself. */
  count: (view: View, naming: Naming) => number;
}

export interface GameBoard {
  name: string;
  pitch: string;
  Stage: Component<BoardProps>; // the shared board in the middle
  Own?: Component<BoardProps>; // the viewer's own side below the action bar
  /** Needs the whole width: the drawer is a rail, and the Stage places the opponents. */
  wide?: boolean;
  /** Knowledge is what was heard: a replay asks what each seat could know (Hand.known). */
  knows?: boolean;
  /** In a low window the opponents stand left of the stage and the own side below the drawer. The
   *  Stage lies on both columns and both rows of that grid. */
  columns?: boolean;
  Seat: Component<SeatProps>; // below the name in an opponent's panel
  Badge?: Component<SeatProps>; // beside the name, instead of a score
  pane?: BoardPane;
  /** What is printed on the pieces (GET /api/content), before anything is drawn. */
  print?(content: Json): void;

  /** The pictures between two views; the last one shows `after`. */
  scenes(before: View | null, after: View, events: GameEvent[]): Scene[];
  seats(view: View): number;
  toAct(view: View): number[];
  progress(view: View): Progress;
  facts(view: View, seat: number): SeatFacts;
  /** What the score of a seat is made of, as far as the view has it. */
  explainScore(view: View, seat: number): Explained;
  ask(view: View, legal: LegalMove[], picked: LegalMove | null, naming: Naming): Ask;
  /** Moves without a place on the board, and others with what is picked. */
  buttons?(view: View, legal: LegalMove[], picked: LegalMove | null): MoveButton[];
  /** Says what moves and events mean. */
  narrator: Narrator;
  /** What a heading above an event is about; nothing where there is none. By default the event. */
  heading?(event: GameEvent, at: number, history: GameEvent[], naming: Naming): Fields | null;
  /** The seat that an event is about, where it does not say so itself. */
  whose?(event: GameEvent, naming: Naming): number | null;
  /** What events sound like; the others are silent. */
  sounds: Record<string, Sound>;
  /** Events that are told loudly. */
  big: string[];
  options(info: { seats: number }): OptionWords[];

  /** What a seat plays, where seats differ. */
  role?(seat: number): string;

  points(score: number): string; // "2½"
  pointsWords(score: number): string; // "2½ points"
  /** Where the engine's score has no parts of its own. */
  breakdown?(history: GameEvent[], seats: number): Outcome['breakdown'];
  breakdownName(label: string): string;
  breakdownWorth(label: string, count: number): number; // its share of the score
  course(history: GameEvent[], seats: number): Course;
  /** How a number of the score sheet came about; `view` is the last one. */
  how(
    view: View,
    history: GameEvent[],
    outcome: Outcome,
    label: string,
    seat: number,
    naming: Naming,
  ): How;
  /** A move as a small mark in the list of a replay, and the turn it belongs to. */
  chip(view: View, events: GameEvent[]): Chip | null;
  /** Alone against the game: the outcome with the game's own side behind the last seat, and the
   *  verdict on it. */
  finale?(history: GameEvent[], outcome: Outcome): Finale | null;
  /** Who has won and how, where points say little. */
  verdict?(view: View, outcome: Outcome, naming: Naming): string;
  /** A sentence below the verdict. */
  epilogue(history: GameEvent[], naming: Naming): string;
  /** What the menu calls a kind of question that a seat may give standing orders for. */
  orderName?(kind: string): string;
  /** Ways to arrange one's own pieces; the first is the usual one (settings.sort). */
  sorts: { value: string; label: string }[];
}
