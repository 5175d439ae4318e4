// What the server says (docs/tables.md). Views, events and arguments of moves belong to the games:
// here they are only carried.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type View = Record<string, unknown>;
export type GameEvent = { event: string } & Record<string, unknown>;

export interface LegalMove {
  text: string; // what is sent
  kind: string;
  args: Record<string, Json>;
  say?: string; // the server's words for it
}

export type SeatKind = 'open' | 'person' | 'bot';

export interface SeatInfo {
  seat: number;
  kind: SeatKind;
  name?: string;
  level?: string; // of the bot that decides here
  away?: 'left' | 'resigned' | 'time'; // why a bot plays for a person
  mixes?: 'wanted' | 'committed' | 'shown';
}

export interface ClockSettings {
  kind: 'none' | 'move' | 'fischer';
  base_ms: number;
  increment_ms: number;
}

/** Chosen luck: known to everybody, proving nothing. */
export interface Practice {
  seed: string;
  position: boolean; // it began in a position that somebody set up
}

export type Stage = 'open' | 'running' | 'finished' | 'abandoned';

export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, Json>;
  stage: Stage;
  public: boolean;
  hints: boolean;
  pass_and_play: boolean; // one person may sit on several seats
  clock: ClockSettings;
  commitment?: string; // to its luck; a practice table has none
  practice?: Practice;
  created_ms: number;
  seats: SeatInfo[];
  mixing?: 'commit' | 'show';
  undo_asked_by?: number;
  rematch?: string;
}

export interface You {
  name: string;
  seats: number[];
  host: boolean;
}

export interface ChatLine {
  name: string;
  text: string;
  at_ms: number;
}

export interface ClockState {
  left_ms: number[];
  running: number[];
}

export interface Position {
  ply: number;
  undos?: number; // how often something was taken back: a ply alone could mean another story
  seat?: number; // whose eyes; a spectator's frames have none
  view?: View;
  legal?: LegalMove[];
  question?: string;
  can_undo?: boolean;
  clock?: ClockState;
}

export interface Outcome {
  scores: number[];
  unit: string;
  ranks: number[];
  winners: number[];
  breakdown: Record<string, number[]>;
  clauses: Record<string, string>; // by the names of the breakdown
}

export interface Considered {
  move: string;
  visits: number;
  value: number;
}

export type Frame =
  | { type: 'hello'; protocol: number; you: You; table: TableInfo; chat: ChatLine[] }
  | { type: 'table'; you: You; table: TableInfo }
  | ({ type: 'state' } & Position)
  | ({ type: 'events'; from: number; events: GameEvent[] } & Position)
  | ({ type: 'chat' } & ChatLine)
  | { type: 'accepted'; id: string; ply: number }
  | { type: 'refused'; id: string; code: string; text: string; clause?: string }
  | { type: 'why'; id: string; legal: boolean; clause?: string; text?: string }
  | { type: 'hint'; id: string; seat: number; ply: number; move: string; considered: Considered[] }
  | { type: 'over'; stage: Stage; why?: string; outcome?: Outcome; seed?: string }
  | { type: 'frozen'; text: string };

export type Message =
  | { type: 'move'; seat: number; ply: number; undos?: number; move: string }
  | { type: 'why'; seat: number; move: string }
  | { type: 'sit' | 'stand' | 'undo' | 'leave' | 'resign' | 'back' | 'hint'; seat: number }
  | { type: 'bot'; seat: number; level: string }
  | { type: 'commit'; seat: number; hash: string }
  | { type: 'show'; seat: number; bytes: string }
  | { type: 'start' }
  | { type: 'undo_answer'; seat: number; yes: boolean }
  | { type: 'chat'; text: string }
  | { type: 'since'; ply: number };
