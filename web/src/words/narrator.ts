// Sentences from values: events, moves and questions are JSON, and the catalogue says what they mean.
// src/words/narrator.cpp does the same for terminals and plain clients; docs/words.md describes it, and
// a test compares the two.
import type { Json } from '../net/frames';
import { listed, namesIn, pieces, type Message, type Value } from './message';
import { type Part, plain } from './rich';

/** The names of the seats. `you` is the viewer's seat, if any. */
export interface Naming {
  names: string[]; // by seat; your own is "You"
  you: number | null;
}

const NOBODY: Naming = { names: [], you: null };

export interface Question {
  say: string;
  sub: string;
  clause: string;
  button: string; // of a picked move, where its own words do not say it all
}

export type Tree = { [key: string]: string | Tree | Message };
export type Types = { [field: string]: string | { [field: string]: string } };
export type Fields = { [field: string]: Json | undefined };

/** A catalogue: messages, and the types of the fields that they name. */
export interface Catalogue {
  messages: object;
  types: Types;
}

// Where a message finds its arguments: fields by name, nearest first, and whose fields they are.
interface Scope {
  fields: Fields[];
  kind: string; // "play": types may differ by it
  naming: Naming;
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isMessage = (node: unknown): node is Message => typeof node === 'function';

export class Narrator {
  private printed: Fields = {};

  constructor(private readonly catalogues: Catalogue[]) {}

  /** What is printed on the pieces (GET /api/content). */
  print(content: Json): void {
    this.printed = isObject(content) ? content : {};
  }

  event(event: Fields, naming: Naming): Part[] {
    const kind = String(event.event);
    return this.spoken(`event.${kind}`, { fields: [event], kind, naming }) ?? [];
  }

  /** Why a move was refused, addressed to whom it was refused. */
  fact(fact: Fields, naming: Naming): string {
    const kind = String(fact.fact);
    return plain(this.spoken(`fact.${kind}`, { fields: [fact], kind, naming }) ?? []);
  }

  /** The heading above an event in a log, if any. */
  head(kind: string, fields: Fields, naming: Naming): string {
    return plain(this.spoken(`head.${kind}`, { fields: [fields], kind, naming }) ?? []);
  }

  move(move: { kind: string; args: Fields }, naming = NOBODY): string {
    const scope = { fields: [move.args], kind: move.kind, naming };
    return plain(this.spoken(`move.${move.kind}`, scope) ?? [move.kind]);
  }

  /** The same in a word or two, for a button. */
  button(move: { kind: string; args: Fields }, naming = NOBODY): string {
    const scope = { fields: [move.args], kind: move.kind, naming };
    const said = this.spoken(`button.${move.kind}`, scope);
    return said ? plain(said) : this.move(move, naming);
  }

  question(view: Fields, naming: Naming): Question {
    const kind = String(view.ask ?? view.phase);
    return this.asked(`question.${kind}`, { fields: seen(view), kind, naming });
  }

  /** What would come of a move that is picked; `facts` are what the board found out about it. */
  confirm(
    move: { kind: string; args: Fields },
    view: Fields,
    naming: Naming,
    facts: Fields = {},
  ): Question {
    const scope = { fields: [facts, move.args, ...seen(view)], kind: move.kind, naming };
    return this.asked(`confirm.${move.kind}`, scope);
  }

  /** A question of the board's own. */
  ask(path: string, facts: Fields, view: Fields, naming: Naming): Question {
    return this.asked(path, { fields: [facts, ...seen(view)], kind: '', naming });
  }

  /** A message about these fields. */
  say(path: string, fields: Fields, naming = NOBODY): string {
    return plain(this.spoken(path, { fields: [fields], kind: '', naming }) ?? [path]);
  }

  /** A value of a type in words: a card, a world; `form` says how. */
  term(type: string, value: Json, form = ''): string {
    const scope = { fields: [], kind: '', naming: NOBODY };
    return plain(this.words(type, value, form, scope));
  }

  private asked(path: string, scope: Scope): Question {
    const part = (name: string) => plain(this.spoken(`${path}.${name}`, scope) ?? []);
    return {
      say: part('say'),
      sub: part('sub'),
      clause: part('clause'),
      button: part('button'),
    };
  }

  private find(path: string): string | Tree | Message | undefined {
    for (const { messages } of this.catalogues) {
      let node: string | Tree | Message | undefined = messages as Tree;
      for (const key of path.split('.'))
        node = typeof node === 'object' && Object.hasOwn(node, key) ? node[key] : undefined;
      if (node !== undefined) return node;
    }
    return undefined;
  }

  private typeOf(field: string, kind: string): string | undefined {
    for (const { types } of this.catalogues) {
      const own = types[kind];
      if (typeof own === 'object' && own[field] !== undefined) return own[field];
      const type = types[field];
      if (typeof type === 'string') return type;
    }
    return undefined;
  }

  private spoken(path: string, scope: Scope): Part[] | null {
    const found = this.find(path);
    if (found === undefined) return null;
    if (!isMessage(found)) return typeof found === 'string' && found ? [found] : [];
    const values: Record<string, Value | { parts: Part[] }> = {};
    for (const [name, counted] of namesIn(found.elements))
      values[name] = this.argument(name, counted, scope);
    const said = pieces<{ parts: Part[] }>(found.elements, values);
    return said.flatMap((piece) => (typeof piece === 'string' ? [piece] : piece.parts));
  }

  // "card" is the card in words, "card_is" what a message selects by, "cards_count" a number, and
  // "card_text" another form of the words.
  private argument(name: string, counted: boolean, scope: Scope): Value | { parts: Part[] } {
    const has = (field: string) =>
      scope.fields.some((fields) => fields[field] !== undefined) ||
      this.typeOf(field, scope.kind) !== undefined;
    const cut = has(name) ? -1 : name.lastIndexOf('_');
    const field = cut < 0 ? name : name.slice(0, cut);
    const suffix = cut < 0 ? '' : name.slice(cut + 1);
    const value = scope.fields.find((fields) => fields[field] !== undefined)?.[field] ?? null;
    const type = this.typeOf(field, scope.kind);
    if (counted || suffix === 'count') return numberOf(value);
    if (suffix === 'is') return selector(type, value, scope.naming);
    if (suffix === 'word') return firstWord(value);
    if (type === undefined && typeof value === 'number') return value;
    if (type === undefined && !Array.isArray(value)) return raw(value);
    return { parts: this.words(type, value, suffix, scope) };
  }

  private words(type: string | undefined, value: Json, form: string, scope: Scope): Part[] {
    if (value === null || value === undefined) return [];
    if (type?.startsWith('seats ') || type?.startsWith('ranks ')) {
      const [how, term] = type.split(' ') as [string, string];
      const rows = how === 'seats' ? (value as number[]) : ranked(value as number[]);
      const path = form && !JOINS.includes(form) ? `${term}_${form}` : term;
      return this.list(
        rows.map((seat) => this.row(path, seat, scope)),
        form,
      );
    }
    if (Array.isArray(value)) {
      const inner = type?.replace(/^\[(.*)\]$/, '$1');
      const own = JOINS.includes(form) ? '' : form;
      return this.list(
        value.map((one) => this.words(inner, one, own, scope)),
        form,
      );
    }
    if (type === undefined) return [raw(value)];
    if (type === 'clause') return [{ clause: String(value) }];
    const path = form ? `${type}_${form}` : type;
    if (isObject(value)) return this.inside(path, [value], scope);
    const said = plain(this.inside(path, this.printedOn(type, value, scope), scope, value));
    return said ? [{ b: said }] : [];
  }

  // A term about fields; a phrase such as "SEEK 3 1 T" is one of several messages.
  private inside(path: string, fields: Fields[], scope: Scope, value: Json = null): Part[] {
    const inner = { fields, kind: path, naming: scope.naming };
    if (typeof value === 'string' && this.find(`phrase.${path}`) !== undefined) {
      const said = { ...inner, fields: [phrase(value)] };
      return this.spoken(`phrase.${path}.${firstWord(value)}`, said) ?? [];
    }
    return this.spoken(`term.${path}`, inner) ?? [raw(value)];
  }

  private printedOn(type: string, value: Json, scope: Scope): Fields[] {
    if (type === 'seat') return [seatFields(Number(value), scope.naming)];
    if (type === 'piece') return [pieceFields(String(value), scope.naming)];
    if (type === 'halves')
      return [{ value, whole: Math.floor(Number(value) / 2), half: Number(value) % 2 }];
    const table = this.printed[`${type}s`];
    const id = String(value);
    // A copy of a card has a letter behind what is printed on it.
    const whole = isObject(table) ? table[id] : null;
    const entry = whole ?? (isObject(table) ? table[id.slice(0, -1)] : null);
    const copy = entry && !whole ? id.slice(-1) : '';
    return [...(isObject(entry) ? [entry] : []), { value, id, copy }];
  }

  // A seat, and what the fields that have an entry per seat hold for it.
  private row(term: string, seat: number, scope: Scope): Part[] {
    const fields: Fields = { seat };
    for (const all of scope.fields)
      for (const [name, values] of Object.entries(all))
        if (Array.isArray(values) && typeof values[seat] === 'number')
          fields[name] ??= values[seat];
    const inner = { fields: [fields, ...scope.fields], kind: term, naming: scope.naming };
    return this.spoken(`term.${term}`, inner) ?? [];
  }

  private list(elements: Part[][], form: string): Part[] {
    if (form === 'each') return elements.flatMap((one, i) => (i ? [' ', ...one] : one));
    return listed(form === 'or' ? 'or' : 'and', elements.length).flatMap((piece) =>
      typeof piece === 'string' ? [piece] : elements[piece.at]!,
    );
  }
}

const JOINS = ['or', 'each'];

const raw = (value: Json): string =>
  value === true ? 'yes' : value === false ? 'no' : value === null ? '' : String(value);

const numberOf = (value: Json): number =>
  Array.isArray(value) ? value.length : typeof value === 'number' ? value : 0;

const firstWord = (value: Json): string =>
  typeof value === 'string' ? value.split(' ')[0]!.replace('?', '') : 'none';

function selector(type: string | undefined, value: Json, naming: Naming): string {
  if (value === null || value === undefined || value === '') return 'none';
  if (type === 'seat') return String(seatFields(Number(value), naming).is);
  if (type === 'piece') return String(pieceFields(String(value), naming).is);
  // A word that a message can select by.
  if (type === 'clause') return String(value).replace(/[-.]/g, '_');
  if (Array.isArray(value)) return ['none', 'one'][value.length] ?? 'many';
  return isObject(value) ? 'some' : raw(value);
}

function seatFields(seat: number, { names, you }: Naming): Fields {
  const name = names[seat];
  return {
    seat,
    name: name ?? '',
    is: seat === you ? 'you' : name === undefined ? 'extra' : 'other',
  };
}

// A piece is named by a letter and belongs to a seat from 1 on; at a table for two both do to seat 1, so
// that they are told apart.
function pieceFields(letter: string, naming: Naming): Fields {
  const twins = naming.names.length === 2;
  const seat = seatFields(twins ? 1 : letter.charCodeAt(0) - 96, naming);
  return {
    ...seat,
    own: seat.is === 'you',
    twin: twins ? letter : 'none',
    is: twins ? 'other' : seat.is,
  };
}

// Seats in the order of their ranks.
const ranked = (ranks: number[]): number[] =>
  ranks.map((_, seat) => seat).sort((a, b) => ranks[a]! - ranks[b]! || a - b);

// "ADD? 2 T": what follows the first word, by letter, and whether it may be left.
function phrase(text: string): Fields {
  const [first, ...rest] = text.split(' ');
  const fields: Fields = { may: first!.endsWith('?') };
  rest.forEach((word, i) => {
    fields[String.fromCharCode(97 + i)] = /^\d+$/.test(word) ? Number(word) : word;
  });
  return fields;
}

// What a question is about: the viewer's own seat, what is pending, the options, the view.
function seen(view: Fields): Fields[] {
  const seats = Array.isArray(view.seats) ? view.seats : [];
  const own = seats.find((seat) => isObject(seat) && seat.seat === view.viewer);
  return [own, view.pending, view.options, view].filter(isObject);
}
