// Requests to the server. Our identity is a cookie that this page cannot read.
import type { Share } from '../luck/fairness';
import type { GameEvent, Json, Outcome, Practice, TableInfo, View } from './frames';

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

const PATIENCE_MS = 30_000; // with a server that asks us to come back

/** Asks, and asks again as long as the server says that it is behind: it has done nothing then. */
async function reach(path: string, request: RequestInit): Promise<Response> {
  for (const start = performance.now(); ;) {
    const reply = await fetch(path, request);
    const wait_ms = Number(reply.headers.get('Retry-After')) * 1000;
    if (reply.status !== 503 || !wait_ms || performance.now() - start + wait_ms > PATIENCE_MS)
      return reply;
    // Give or take a quarter, so that those who were sent away don't all come back at once.
    await new Promise((done) => setTimeout(done, wait_ms * (0.75 + Math.random() / 2)));
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const reply = await reach(path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
    credentials: 'same-origin',
  });
  const text = await reply.text();
  if (reply.ok) return JSON.parse(text) as T;
  let code = 'http';
  let why = reply.statusText;
  try {
    const error = (JSON.parse(text) as { error?: { code?: string; text?: string } }).error;
    code = error?.code ?? code;
    why = error?.text ?? why;
  } catch {
    // Not our server's words; the status has to do.
  }
  throw new Refused(reply.status, code, why);
}

export interface GameOption {
  name: string;
  values: Json;
  default: Json;
  text: string;
}

export interface GameInfo {
  name: string;
  title: string;
  min_seats: number;
  max_seats: number;
  default_seats: number;
  score_unit: string;
  options: GameOption[];
}

export interface BotInfo {
  name: string;
  text: string;
}

export interface Listed {
  id: string;
  game: string;
  stage: string;
  seats: (TableInfo['seats'][number] | string | null)[];
  ply?: number;
  created_ms: number;
  changed_ms?: number;
  outcome?: Outcome;
  practice?: Practice;
  to_act?: number[];
  mine?: number[];
  from?: { table: string; ply: number }; // of a branch, where the server says so
}

/** A player's move with Nature's after it; the first step holds only Nature's. */
export interface FilmStep {
  ply: number;
  seat: number | null;
  move?: string;
  stage: string;
  events: GameEvent[];
  to_act: (number | string)[];
  view: View;
  draws?: { number: number; choices: [move: string, weight: number][]; move: string }[];
}

/** A game that is over, through one pair of eyes. */
export interface Film {
  game: string;
  table: string;
  date: string;
  names: string[];
  result: string;
  entropy: Share[];
  withheld: number[]; // seats that were to add to the luck and did not
  commitment?: string;
  seed?: string;
  practice?: Practice;
  steps: FilmStep[];
  outcome?: Outcome;
}

/** What followed for each seat from what it had been told, as the message `aid` says it. */
export interface Known {
  seat: number;
  aid: Json;
}

export interface RuleBook {
  game: string;
  title: string;
  clauses: { id: string; chapter: string; text: string }[];
}

export interface NewTable {
  game: string;
  seats: string[];
  options?: Record<string, Json>;
  public?: boolean;
  hints?: boolean;
  clock?: { kind: string; base_ms?: number; increment_ms?: number };
  start?: boolean;
  from?: { table: string; ply: number };
  practice?: { seed?: string; position?: Json; script?: string[][] };
}

type List = 'open' | 'watch' | 'mine' | 'finished';

export const http = {
  games: () => ask<{ games: GameInfo[]; bots: BotInfo[] }>('/api/games'),
  /** The law, with the numbers of an edition. */
  rules: (game: string, edition?: string) =>
    ask<RuleBook>(`/api/rules/${encodeURIComponent(game)}${edition ? `?edition=${edition}` : ''}`),
  /** What is printed on the pieces, in the edition that a table began with. */
  content: (game: string, edition?: string) =>
    ask<Json>(`/api/content/${encodeURIComponent(game)}${edition ? `?edition=${edition}` : ''}`),
  me: () => ask<{ name: string; account: string | null }>('/api/me'),
  guest: (name: string) => ask<{ name: string }>('/api/guest', { name }),
  rename: (name: string) => ask<{ name: string }>('/api/me/name', { name }),
  tables: (list: List) => ask<{ tables: Listed[]; next?: string }>(`/api/tables?list=${list}`),
  newTable: (table: NewTable) => ask<{ table: TableInfo }>('/api/tables', table),
  rematch: (id: string) => ask<{ table: { id: string } }>(`/api/tables/${id}/rematch`, {}),
  table: (id: string) => ask<{ table: TableInfo }>(`/api/tables/${id}`),
  film: (id: string, eyes: string, draws = false) =>
    ask<Film>(`/api/tables/${id}/replay?eyes=${eyes}${draws ? '&draws=1' : ''}`),
  known: (id: string, ply: number) => ask<{ known: Known[] }>(`/api/tables/${id}/known?ply=${ply}`),
};
