// Made from docs/schema/table.json; do not edit.
// PARADOXA_UPDATE=1 and the contract tests write this file.

/** a seat's number */
export type Seat = number;

/** 32 bytes in hexadecimal digits */
export type Digest = string;

/** a clause of the game's rules */
export type Clause = string;

/** how a clause applies: its name and its fields, as docs/protocol.md lists them */
export type Fact = {
  fact: string;
};

export type ClockSettings = {
  kind: 'none' | 'move' | 'fischer';
  base_ms: number;
  increment_ms: number;
};

/** a practice table: its luck was chosen and proves nothing */
export type Practice = {
  seed: string; // the same seed, options and moves give the same game
  position: boolean; // it started from a given position
};

export type TableSeat = {
  seat: Seat;
  kind: 'open' | 'person' | 'bot';
  name?: string;
  level?: string;
  away?: 'left' | 'time' | 'resigned';
  mixes?: 'wanted' | 'committed' | 'shown';
};

export type Table = {
  id: string;
  game: string;
  content?: Digest;
  from?: {
    table: string;
    ply: number;
  }; // for a branch: the moment of the finished game from which it continues
  options: Record<string, unknown>;
  stage: 'open' | 'running' | 'finished' | 'abandoned';
  public: boolean;
  hints: boolean;
  pass_and_play: boolean;
  clock: ClockSettings;
  practice?: Practice;
  commitment?: Digest;
  created_ms: number;
  seats: TableSeat[];
  mixing?: 'commit' | 'show';
  undo_asked_by?: Seat;
  rematch?: string;
};

export type You = {
  name: string;
  seats: Seat[];
  host: boolean;
};

export type Said = {
  name: string;
  text: string;
  at_ms: number;
};

/** chat from a given line on, and the first line still kept */
export type ChatPage = {
  first: number;
  from: number;
  lines: Said[];
};

export type Clock = {
  left_ms: number[];
  running: Seat[];
};

export type ToAct = (Seat | 'nature')[];

export type LegalMove = {
  text: string;
  kind: string;
  args: Record<string, unknown>;
  words?: string;
};

/** what becomes of the seat's question, where silence means something or the table answers */
export type Asked = {
  kind?: string; // as the game names it; standing orders are given by it
  default?: string; // the move that the table makes when the time is up or nobody is there
  limit_ms?: number;
  left_ms?: number;
  by_table?: true; // a secret question with one answer: the table gives it in a while
};

/** standing orders of a seat, by the kind of question */
export type Orders = Record<string, 'ask' | 'never' | 'always'>;

export type Outcome = {
  scores: number[];
  unit: string;
  ranks: number[];
  winners: Seat[];
  breakdown: Record<string, number[]>;
  clauses: Record<string, Clause>; // by the names of the breakdown
};

/** what a client may send */
export type Client = {
  type: 'sit';
  seat: Seat;
  id?: string;
} | {
  type: 'bot';
  seat: Seat;
  level: string;
  id?: string;
} | {
  type: 'stand';
  seat: Seat;
  id?: string;
} | {
  type: 'commit';
  seat: Seat;
  hash: Digest;
  id?: string;
} | {
  type: 'show';
  seat: Seat;
  bytes: Digest;
  id?: string;
} | {
  type: 'start';
  id?: string;
} | {
  type: 'move';
  seat: Seat;
  ply: number;
  move: string;
  id?: string;
  undos?: number;
} | {
  type: 'undo';
  seat: Seat;
  id?: string;
} | {
  type: 'undo_answer';
  seat: Seat;
  yes: boolean;
  id?: string;
} | {
  type: 'leave';
  seat: Seat;
  id?: string;
} | {
  type: 'resign';
  seat: Seat;
  id?: string;
} | {
  type: 'back';
  seat: Seat;
  id?: string;
} | {
  type: 'chat';
  text: string;
  id?: string;
} | {
  type: 'hint';
  seat: Seat;
  id?: string;
} | {
  type: 'aid';
  seat: Seat;
  level: number;
  marks?: string[]; // your own notes, as the game writes them: "E4 banana"
  id?: string;
} | {
  type: 'why';
  seat: Seat;
  move: string;
  id?: string;
} | {
  type: 'history';
  seat?: Seat;
  before: number;
  id?: string;
} | {
  type: 'chat_page';
  before: number;
  id?: string;
} | {
  type: 'order';
  seat: Seat;
  kind: string;
  order: 'ask' | 'never' | 'always';
  id?: string;
} | {
  type: 'notes';
  seat: Seat;
  text: string;
  id?: string;
};

/** what the server sends */
export type Server = {
  type: 'hello';
  protocol: 3;
  you: You;
  table: Table;
  chat: ChatPage;
} | {
  type: 'table';
  you: You;
  table: Table;
} | {
  type: 'state';
  ply: number;
  undos: number;
  to_act: ToAct;
  view: Record<string, unknown>;
  seat?: Seat;
  legal?: LegalMove[];
  question?: string;
  can_undo?: boolean;
  clock?: Clock;
  asked?: Asked;
  orders?: Orders;
} | {
  type: 'events';
  from: number;
  ply: number;
  undos: number;
  events: (Record<string, unknown>)[];
  sentences?: string[];
  to_act: ToAct;
  view: Record<string, unknown>;
  seat?: Seat;
  legal?: LegalMove[];
  question?: string;
  can_undo?: boolean;
  clock?: Clock;
  asked?: Asked;
  orders?: Orders;
  made_by?: 'time' | 'order' | 'absence' | 'table'; // the table made this seat's move, and why
} | {
  type: 'history';
  id?: string;
  seat?: Seat;
  from: number;
  ply: number;
  events: (Record<string, unknown>)[];
  sentences?: string[];
} | {
  type: 'accepted';
  id: string;
} | {
  type: 'refused';
  id: string;
  code: string;
  text: string;
  retry_ms?: number;
  clause?: Clause;
  fact?: Fact;
} | {
  type: 'chat';
  name: string;
  text: string;
  at_ms: number;
} | {
  type: 'chat_page';
  id: string;
  first: number;
  from: number;
  lines: Said[];
} | {
  type: 'hint';
  id: string;
  seat: Seat;
  ply: number;
  move: string;
  considered: ({
    move: string;
    visits: number;
    value: number;
  })[];
  fact?: Fact;
  against?: {
    move: string;
    games: number;
    wins: number[];
    lines: ({
      label: string;
      more: number;
    })[];
  };
} | {
  type: 'aid';
  id: string;
  seat: Seat;
  ply: number;
  aid: Record<string, unknown>;
} | {
  type: 'why';
  id: string;
  seat: Seat;
  move: string;
  legal: boolean;
  clause?: Clause;
  text?: string;
  fact?: Fact;
} | {
  type: 'over';
  stage: 'finished' | 'abandoned';
  seed?: Digest;
  why?: string;
  outcome?: Outcome;
} | {
  type: 'frozen';
  cause: 'mistake' | 'store';
  text: string;
} | {
  type: 'thawed';
} | {
  type: 'orders';
  seat: Seat;
  orders: Orders;
} | {
  type: 'notes';
  seat: Seat;
  text: string;
  reader?: Seat;
};
