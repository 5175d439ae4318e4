// A table as this browser sees it: fed by frames, told in scenes, asked by the screens.
import { keepPromise } from '../luck/share';
import type { GameBoard, Hand, Naming, Scene } from '../games/board';
import { boardOf } from '../games/catalogue';
import type {
  Against,
  ChatLine,
  ClockState,
  Fact,
  Frame,
  GameEvent,
  Json,
  LegalMove,
  Message,
  Orders,
  Outcome,
  Position,
  TableInfo,
  View,
  You,
} from '../net/frames';
import { addressOf, TableSocket, type LinkState } from '../net/socket';
import { soundsLike } from '../sound/sound';
import { wordFor, words } from '../words/frame';
import { story } from '../words/story';
import { and } from '../words/message';
import type { Waiting } from './countdown';
import { Feeds, eyesOf, SPECTATOR } from './feed';
import { LuckMixer } from './mixer';
import { namesOf } from './names';
import { Notes } from './notes.svelte';
import { settings } from './settings.svelte';

export interface Toast {
  key: number;
  text: string;
}

/** What was not allowed, and why: it stands until the next touch. */
export interface Refused {
  move: string;
  say: string; // how the clause comes to bear, or that it does
  law: string; // the clause itself, where there is no more to say
  clause?: string;
  reasons: string[]; // the pieces that are the reason, as they are written
}

export interface Over {
  stage: string;
  why?: string;
  outcome?: Outcome;
  seed?: string;
}

export interface Hint {
  move: string;
  fact?: Fact; // what speaks for it at once
  // The next best move, and what both come to.
  against: (Against & { legal: LegalMove }) | null;
}

type Refusal = { text?: string; clause?: string; fact?: Fact };

// Every piece that a fact speaks of.
const piecesIn = (fact: Fact): string[] =>
  Object.entries(fact)
    .filter(([name]) => name !== 'fact')
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter((value) => typeof value === 'string');

const TOAST_MS = 4000;
const READING_MS = 30; // for each letter more than a short line has
const SHORT_LINE = 60;
const MANY_SCENES = 10;
const LOAD_AGAIN_MS = 1000; // the server went away while the board was on its way
const STILL_HOLD = 0.35; // pictures stand shorter where nothing moves

export class LiveTable implements Hand {
  info = $state.raw<TableInfo | null>(null);
  you = $state.raw<You>({ name: '', seats: [], host: false });
  chat = $state.raw<ChatLine[]>([]);
  earlierChat = $state(false); // something was said before these lines
  board = $state.raw<GameBoard | null>(null);
  link = $state<LinkState>('connecting');
  frozen = $state<'' | 'mistake' | 'store'>('');
  over = $state.raw<Over | null>(null);
  toasts = $state.raw<Toast[]>([]);

  // Through whose eyes we look, and what they see now.
  eyes = $state(SPECTATOR);
  view = $state.raw<View | null>(null);
  history = $state.raw<GameEvent[]>([]);
  before = $state.raw<GameEvent[]>([]); // in the game that this one continues
  ply = $state(0);
  legal = $state.raw<LegalMove[]>([]);
  canUndo = $state(false);
  clock = $state.raw<(ClockState & { at: number }) | null>(null);
  question = $state.raw<Waiting | null>(null); // what becomes of it without an answer
  orders = $state.raw<Orders>({});
  telling = $state(false); // scenes are still to come
  held = $state(false); // and this one stays until it was read

  picked = $state.raw<LegalMove | null>(null);
  pending = $state<string | null>(null);
  refusal = $state.raw<Refused | null>(null);
  hint = $state.raw<Hint | null>(null);
  hinting = $state(false);
  handover = $state<number | null>(null); // the seat that the device goes to
  unreadChat = $state(0);
  readsChat: () => boolean = () => false; // the chat is on the screen

  naming: Naming = $derived({
    names: namesOf(this.info?.seats ?? [], this.eyes),
    you: this.eyes === SPECTATOR ? null : this.eyes,
  });
  whole = $derived([...this.before, ...this.history]);
  lines = $derived(this.board ? story(this.board, this.whole, this.naming) : []);
  myTurn = $derived(this.legal.length > 0 && !this.telling);
  isPlayer = $derived(this.you.seats.length > 0);
  hinted = $derived(this.hint?.move ?? null);
  refused = $derived(this.refusal?.move ?? null);
  reasons = $derived(this.refusal?.reasons ?? []);

  private readonly feeds = new Feeds();
  readonly notes: Notes;
  private readonly mixer: LuckMixer;
  private readonly socket: TableSocket;
  private early: Frame[] = []; // came before the board was loaded
  private scenes: { scene: Scene; last: Position | null }[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = new Map<string, (frame: Frame) => void>();
  private sent: { id: string; message: Message & { type: 'move' } } | null = null;
  private sitsAgain: number[] = []; // once greeted
  private saying: string[] = []; // and not yet heard
  private meant: string | undefined; // the text of what is picked
  private undos: number | undefined; // at this position
  private wasAsked = false;
  private retry: ReturnType<typeof setTimeout> | undefined; // of a move that was told to wait
  private chatFrom = 0; // the number of the first line that is shown
  private toastKey = 0;
  private onTurn: () => void = () => {};
  private onPlayed: (move: LegalMove) => void = () => {};
  private holds: (view: View) => boolean = () => false;

  constructor(
    readonly id: string,
    autostart: boolean,
  ) {
    this.mixer = new LuckMixer(id, autostart, (message) => this.send(message, () => {}));
    this.notes = new Notes(id, (message, answer) => void this.send(message, answer));
    this.socket = new TableSocket(
      addressOf(id),
      (frame) => this.receive(frame),
      (state) => this.linked(state),
    );
  }

  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.retry);
    this.notes.close();
    this.socket.close();
  }

  whenMyTurn(call: () => void): void {
    this.onTurn = call;
  }

  /** Told of every move that is made here, as it is sent. */
  whenPlayed(call: (move: LegalMove) => void): void {
    this.onPlayed = call;
  }

  /** Scenes that stay until `goOn`: somebody explains them. */
  holdAt(test: (view: View) => boolean): void {
    this.holds = test;
  }
  goOn(): void {
    if (!this.held) return;
    this.held = false;
    this.next();
  }

  get heard(): GameEvent[] {
    return this.whole;
  }
  get sheet(): { text: string; reader?: number } {
    return (void this.notes.sheets, this.notes.of(this.eyes));
  }
  writeSheet(text: string): void {
    this.notes.write(this.eyes, text);
  }

  /** Nothing where the position has changed before the answer came. */
  aid(level: number, marks: string[]): Promise<Json | null> {
    const { eyes, ply } = this;
    if (!this.you.seats.includes(eyes)) return Promise.resolve(null);
    return new Promise((done) =>
      this.send({ type: 'aid', seat: eyes, level, marks }, (frame) =>
        done(frame.type === 'aid' && frame.ply === ply ? (frame.aid as Json) : null),
      ),
    );
  }

  private get forced(): LegalMove | null {
    return this.legal.length === 1 ? this.legal[0]! : null;
  }

  // ---- what a board asks for --------------------------------------------------------------------

  /** What is the only one stays picked: nothing else can be meant. */
  pick(move: LegalMove | null): void {
    this.picked = this.pending ? null : (move ?? this.forced);
    // Whoever has found something to do need not read on why something else was not.
    if (move) this.refusal = null;
    this.meant = this.picked?.text;
  }

  play(move: LegalMove): void {
    if (this.pending || !this.legal.includes(move)) return;
    this.pending = move.text;
    this.pick(null);
    const message = {
      type: 'move' as const,
      seat: this.eyes,
      ply: this.ply,
      undos: this.undos,
      move: move.text,
    };
    this.sent = { id: this.send(message, (frame) => this.answered(frame)), message };
    this.onPlayed(move);
  }

  why(move: string): void {
    if (this.eyes === SPECTATOR || this.info?.stage !== 'running') return;
    this.send({ type: 'why', seat: this.eyes, move }, (frame) => {
      if ((frame.type === 'why' && !frame.legal) || frame.type === 'refused')
        this.refuse(move, frame);
    });
  }

  /** Somebody has read why. */
  understood(): void {
    this.refusal = null;
  }

  private refuse(move: string, { text, clause, fact }: Refusal): void {
    const told = fact ? this.board?.narrator.fact(fact, this.naming) : '';
    this.refusal = {
      move,
      say: told || words.game.notNow,
      law: told ? '' : (text ?? ''),
      clause,
      reasons: fact ? piecesIn(fact) : [],
    };
  }

  /** The server calls people at a table as they were called when they came and sat down: they do so
   *  again under their new name. */
  renamed(): void {
    const seats = this.info?.stage === 'open' ? this.you.seats : [];
    let up = seats.length;
    const come = () => {
      this.sitsAgain = seats;
      this.socket.again();
    };
    if (!up) return come();
    for (const seat of seats)
      this.send({ type: 'stand', seat }, () => {
        if (--up === 0) come();
      });
  }

  // ---- what the frame asks for ------------------------------------------------------------------

  ask(message: Message): void {
    this.send(message, (frame) => {
      if (frame.type === 'refused') this.toast(frame.text);
    });
  }

  askHint(): void {
    if (!this.myTurn || this.hinting) return;
    this.hinting = true;
    this.send({ type: 'hint', seat: this.eyes }, (frame) => {
      this.hinting = false;
      // The decision was made while the bot thought: nobody waits for its advice any more.
      if (frame.type === 'refused' && frame.code === 'outdated') return;
      if (frame.type === 'refused') return this.toast(frame.text);
      const move = this.legal.find((legal) => 'move' in frame && legal.text === frame.move);
      if (frame.type !== 'hint' || !move) return;
      this.hint = this.advice(frame);
      this.pick(move);
    });
  }

  private advice({ move, fact, against }: Frame & { type: 'hint' }): Hint {
    const legal = this.legal.find((one) => one.text === against?.move);
    return { move, fact, against: against && legal ? { ...against, legal } : null };
  }

  askEarlierChat(): void {
    this.send({ type: 'chat_page', before: this.chatFrom }, (frame) => {
      // A second tap gets the same page again.
      if (frame.type !== 'chat_page' || frame.from + frame.lines.length !== this.chatFrom) return;
      this.chat = [...frame.lines, ...this.chat];
      this.chatFrom = frame.from;
      this.earlierChat = frame.from > frame.first;
    });
  }

  say(text: string): void {
    const said = text.trim();
    if (!said) return;
    this.saying.push(said);
    this.ask({ type: 'chat', text: said });
  }

  toast(text: string): void {
    const key = ++this.toastKey;
    this.toasts = [...this.toasts.slice(-2), { text, key }];
    const long = Math.max(0, text.length - SHORT_LINE) * READING_MS;
    setTimeout(() => (this.toasts = this.toasts.filter((one) => one.key !== key)), TOAST_MS + long);
  }

  /** Shows what is left to tell at once. */
  skip(): void {
    if (!this.telling || this.held) return;
    clearTimeout(this.timer);
    while (this.scenes.length && !this.held) this.show(this.scenes.shift()!);
    if (!this.held) this.settled();
  }

  takeOver(): void {
    if (this.handover === null) return;
    this.look(this.handover);
    this.handover = null;
  }

  // ---- frames -----------------------------------------------------------------------------------

  private send(message: Message, answer: (frame: Frame) => void): string {
    const id = this.socket.send(message);
    this.asked.set(id, answer);
    return id;
  }

  private linked(state: LinkState): void {
    if (state === 'lost') this.asked.clear();
    this.link = state;
  }

  private receive(frame: Frame): void {
    if (frame.type === 'hello' || frame.type === 'table') return this.greeted(frame);
    if ('id' in frame && frame.id !== undefined && this.asked.has(frame.id)) {
      const answer = this.asked.get(frame.id)!;
      this.asked.delete(frame.id);
      return answer(frame);
    }
    if (frame.type === 'chat') {
      this.chat = [...this.chat, frame];
      this.chatted(frame);
    } else if (frame.type === 'over') {
      this.over = frame;
    } else if (frame.type === 'frozen') {
      this.frozen = frame.cause;
    } else if (frame.type === 'thawed') {
      this.frozen = '';
    } else if (frame.type === 'notes') {
      this.notes.told(frame);
    } else if (frame.type === 'orders') {
      this.ordered(frame);
    } else if (frame.type === 'state' || frame.type === 'events') {
      if (this.board) this.moved(frame);
      else this.early.push(frame);
    } else if (frame.type === 'history') {
      if (this.board) this.recalled(frame);
      else this.early.push(frame);
    }
  }

  // What others say is counted and shown until somebody reads it; one's own words come back, too.
  private chatted({ name, text }: ChatLine): void {
    const own = name === this.you.name ? this.saying.indexOf(text) : -1;
    if (own >= 0) this.saying.splice(own, 1);
    else if (!this.readsChat()) {
      this.unreadChat += 1;
      this.toast(words.game.chatSaid({ name, text }));
    }
  }

  private greeted(frame: Frame & { type: 'hello' | 'table' }): void {
    const seatsBefore = this.you.seats.join();
    this.info = frame.table;
    if (frame.table.commitment)
      keepPromise(frame.table.id, frame.table.commitment, frame.table.stage === 'open');
    this.you = frame.you;
    if (frame.type === 'hello') {
      this.chat = frame.chat.lines;
      this.chatFrom = frame.chat.from;
      this.earlierChat = frame.chat.from > frame.chat.first;
      this.frozen = '';
      this.asked.clear();
      this.hinting = false;
      this.mixer.forget();
      for (const seat of this.sitsAgain.splice(0)) this.ask({ type: 'sit', seat });
      if (frame.table.stage !== 'open') this.notes.greeted(frame.you.seats);
      if (!this.board) void this.load(frame.table.game);
    }
    if (frame.you.seats.join() !== seatsBefore) this.chooseEyes();
    this.mixer.mix(frame.table, frame.you);
  }

  private async load(game: string): Promise<void> {
    try {
      this.board = await boardOf(game, this.info?.content);
    } catch {
      this.timer = setTimeout(() => this.board ?? void this.load(game), LOAD_AGAIN_MS);
      return;
    }
    for (const frame of this.early.splice(0)) this.receive(frame);
  }

  private chooseEyes(): void {
    const mine = this.you.seats;
    if (mine.includes(this.eyes)) return;
    this.eyes = this.feeds.asked(mine) ?? mine[0] ?? SPECTATOR;
  }

  private ordered({ seat, orders }: Frame & { type: 'orders' }): void {
    const feed = this.feeds.get(seat);
    if (feed) feed.latest.orders = orders;
    if (seat === this.eyes) this.orders = orders;
  }

  private moved(frame: Frame & { type: 'state' | 'events' }): void {
    const eyes = eyesOf(frame);
    const why = frame.type === 'events' ? wordFor(words.game.madeBy, frame.made_by ?? '') : '';
    if (why) this.toast(why);
    const follows = frame.type === 'events' && this.feeds.append(frame);
    if (frame.type === 'state') this.feeds.place(frame);
    if (!follows) this.recall(eyes);
    if (eyes !== this.eyes) {
      if (!this.telling) this.settled();
      return;
    }
    if (follows) this.queue(frame);
    else this.look(eyes);
  }

  // The pages before what is known, one after the other. The last one comes with the position.
  private recall(eyes: number): void {
    const feed = this.feeds.get(eyes);
    if (!feed || feed.from === 0 || feed.from === feed.latest.ply) return;
    const seat = eyes === SPECTATOR ? {} : { seat: eyes };
    this.socket.send({ type: 'history', ...seat, before: feed.from });
  }

  private recalled(page: Frame & { type: 'history' }): void {
    if (!this.feeds.prepend(page)) return;
    if (eyesOf(page) === this.eyes) this.history = [...page.events, ...this.history];
    this.recall(eyesOf(page));
  }

  // Everything at once, without telling.
  private look(eyes: number): void {
    const feed = this.feeds.get(eyes);
    if (!feed) return;
    clearTimeout(this.timer);
    this.scenes = [];
    this.held = false;
    this.eyes = eyes;
    this.history = feed.history;
    this.stand(feed.latest);
    this.settled();
  }

  private stand(position: Position): void {
    if (position.ply !== this.ply) this.refusal = null;
    this.view = position.view ?? null;
    this.ply = position.ply;
    this.undos = position.undos;
    this.canUndo = position.can_undo ?? false;
    this.clock = position.clock ? { ...position.clock, at: Date.now() } : null;
    this.question = position.asked ? { ...position.asked, at: Date.now() } : null;
    this.orders = position.orders ?? {};
    // What the table answers by itself is not asked.
    this.beAsked(this.question?.by_table ? [] : (position.legal ?? []));
    this.confirm(position);
  }

  // Where several choose at once, others' choices leave alone what one has picked.
  private beAsked(moves: LegalMove[]): void {
    const same = (text?: string) => moves.find((move) => move.text === text) ?? null;
    if (moves.length && !this.wasAsked) this.onTurn();
    this.wasAsked = moves.length > 0;
    this.legal = moves;
    this.picked = same(this.meant) ?? this.forced;
    if (!same(this.hint?.move)) this.hint = null;
  }

  private queue(frame: Frame & { type: 'events' }): void {
    const before = this.scenes.at(-1)?.scene.view ?? this.view;
    const scenes = this.board!.scenes(before, frame.view ?? {}, frame.events);
    scenes.forEach((scene, i) =>
      this.scenes.push({ scene, last: i === scenes.length - 1 ? frame : null }),
    );
    this.legal = [];
    this.picked = null; // what was meant comes back if it still can be
    this.confirm(frame);
    if (this.telling) return;
    this.telling = true;
    this.next();
  }

  private next(): void {
    const item = this.scenes.shift();
    if (!item) return this.settled();
    this.show(item);
    soundsLike(item.scene.events, this.board!.sounds);
    if (this.held) return;
    this.timer = setTimeout(() => this.next(), item.scene.hold_ms * this.pace());
  }

  // Nobody waits for pictures that nobody sees, or through a whole game that was missed.
  private pace(): number {
    if (document.hidden) return 0;
    return (settings.still ? STILL_HOLD : 1) * (this.scenes.length > MANY_SCENES ? 0.3 : 1);
  }

  private show(item: { scene: Scene; last: Position | null }): void {
    this.history = [...this.history, ...item.scene.events];
    if (item.last && !this.scenes.length) this.stand(item.last);
    else this.view = item.scene.view;
    this.held = this.view !== null && this.holds(this.view);
  }

  private settled(): void {
    this.telling = false;
    if (this.you.seats.length < 2 || this.legal.length) return;
    const next = this.feeds.asked(this.you.seats);
    this.handover = next !== null && next !== this.eyes ? next : null;
  }

  // ---- a move on its way ------------------------------------------------------------------------

  private answered(frame: Frame): void {
    if (frame.type === 'accepted') return; // the events say the rest
    if (frame.type === 'refused' && frame.retry_ms !== undefined) {
      // All who were told to wait would else come back together.
      const wait = frame.retry_ms * (0.75 + Math.random() / 2);
      this.retry = setTimeout(() => this.sendAgain(), wait);
      return;
    }
    const move = this.sent?.message.move ?? '';
    this.pending = null;
    this.sent = null;
    this.pick(null);
    if (frame.type === 'refused') this.refuse(move, frame);
  }

  // Once the game has moved on, the move has arrived; after a broken line it may have to go again.
  private confirm(position: Position): void {
    if (!this.sent || eyesOf(position) !== this.sent.message.seat) return;
    const { message, id } = this.sent;
    const waits =
      position.ply === message.ply &&
      position.undos === message.undos &&
      position.legal?.some((move) => move.text === message.move);
    if (!waits) {
      this.sent = null;
      this.pending = null;
    } else if (!this.asked.has(id)) {
      this.sendAgain();
    }
  }

  private sendAgain(): void {
    clearTimeout(this.retry);
    if (!this.sent || this.asked.has(this.sent.id)) return;
    const { message } = this.sent;
    this.sent = { message, id: this.send(message, (frame) => this.answered(frame)) };
  }
}

export const turnText = (table: LiveTable): string => {
  if (!table.board || !table.view) return '';
  const acting = table.board.toAct(table.view);
  return and(acting.map((seat) => table.naming.names[seat] ?? ''));
};
