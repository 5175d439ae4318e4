// What the server says and takes (docs/tables.md), under the names the client uses. Views, events and
// arguments of moves belong to the games: here they are only carried.
import type {
  Client,
  Clock,
  LegalMove as ToldMove,
  Orders,
  Said,
  Server,
  Table,
  TableSeat,
} from './wire';

export type { Asked, ClockSettings, Outcome, Orders, You } from './wire';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type View = Record<string, unknown>;
export type GameEvent = { event: string } & Record<string, unknown>;
export type Fact = { fact: string } & { [field: string]: Json };

export type LegalMove = Omit<ToldMove, 'args' | 'words'> & {
  args: Record<string, Json>;
};

export type SeatInfo = TableSeat;
export type SeatKind = TableSeat['kind'];
export type TableInfo = Omit<Table, 'options'> & {
  options: Record<string, Json>;
  from?: { table: string; ply: number }; // of a branch, where the server says so
};
export type Practice = NonNullable<Table['practice']>;
export type Stage = Table['stage'];
export type ChatLine = Said;
export type ClockState = Clock;

type Told<T extends Server['type']> = Extract<Server, { type: T }>;

export type Order = Orders[string];
export type Against = NonNullable<Told<'hint'>['against']>;

/** Where a game stands; before the start only the ply is known. */
export type Position = Partial<Omit<Told<'state'>, 'type' | 'ply' | 'legal'>> & {
  ply: number;
  legal?: LegalMove[];
};

export type Frame =
  | (Omit<Told<'hello'>, 'table'> & { table: TableInfo })
  | (Omit<Told<'table'>, 'table'> & { table: TableInfo })
  | ({ type: 'state' } & Position)
  | ({
      type: 'events';
      from: number;
      events: GameEvent[];
      made_by?: Told<'events'>['made_by'];
    } & Position)
  | (Omit<Told<'history'>, 'events'> & { events: GameEvent[] })
  | Told<
      | 'accepted'
      | 'refused'
      | 'chat'
      | 'chat_page'
      | 'hint'
      | 'aid'
      | 'why'
      | 'over'
      | 'frozen'
      | 'thawed'
      | 'orders'
      | 'notes'
    >;

type Sent<T> = T extends unknown ? Omit<T, 'id'> : never;

/** What is sent; the line adds the id. */
export type Message = Sent<Client>;
