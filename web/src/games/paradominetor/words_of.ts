// Tiles, moves and events in words.
import type { Naming, LogLine, How } from '../board';
import type { GameEvent, LegalMove, Outcome, View } from '../../net/frames';
import { pd } from '../../words/paradominetor';
import { rich, type Part } from '../../words/rich';
import { words } from '../../words/en';
import { faceOf, points, timeframeOf } from './view';

export const colourName = (letter: string): string => pd.colours[letter] ?? letter;
export const faceName = (face: string): string => pd.face(colourName(face[0]!), face.slice(1));
export const tileName = (tile: string): string =>
  tile[0] === 'K'
    ? faceName(tile)
    : pd.tile(faceName(faceOf(tile)), pd.timeframes[timeframeOf(tile)]!);

export function moveName(move: LegalMove): string {
  if (move.kind === 'declare') return pd.move.declare(colourName(String(move.args.colour)));
  const face = faceName(String(move.args.face));
  return move.kind === 'pass' ? pd.move.pass(face) : pd.move.play(face);
}

export function moveFull(move: LegalMove): string {
  if (move.kind === 'declare' || String(move.args.face)[0] === 'K') return moveName(move);
  return pd.move.full(moveName(move), pd.timeframes[String(move.args.timeframe)] ?? '');
}

export const pointsWords = (hp: number): string => (hp === 1 ? pd.half : pd.score(points(hp)));

interface Events {
  deal: { seat: number };
  pass_choice: { seat: number; tile?: string };
  pass_exchange: { seats?: { seat: number; given?: string[]; received?: string[] }[] };
  first_lead: { seat: number };
  play: { seat: number; face: string; timeframe: string };
  declare: { seat: number; colour: string };
  reveal: { tiles: { seat: number; face: string; timeframe: string }[] };
  trick_result: {
    trick: number;
    kind: string;
    winners: number[];
    hp: number[];
    won_by: string;
    scored_by: string;
  };
  game_end: { hp: number[]; ranks: number[] };
}

/** An event of a kind, or nothing. */
export const as = <K extends keyof Events>(event: GameEvent, kind: K): Events[K] | null =>
  event.event === kind ? (event as unknown as Events[K]) : null;

class Teller {
  lines: LogLine[] = [];
  private tiles = 0; // in this trick

  // `trick`: the last one that began before the story. A branch may begin inside a trick.
  constructor(
    private readonly naming: Naming,
    private trick: number,
    private inside: boolean,
  ) {}

  private name(seat: number): string {
    return this.naming.names[seat] ?? '';
  }
  private verb(seat: number, verb: string): string {
    return pd.verbs[verb]![seat === this.naming.you ? 1 : 0];
  }
  private line(seat: number | null, parts: Part[], tone: LogLine['tone'] = 'plain'): void {
    this.lines.push({ seat, parts, tone });
  }
  private does(seat: number, template: string, verb: string, more: Record<string, string> = {}) {
    this.line(seat, rich(template, { who: this.name(seat), verb: this.verb(seat, verb), ...more }));
  }
  private head(text: string): void {
    this.line(null, [text], 'head');
  }

  tell(event: GameEvent): void {
    const seats = this.naming.names.length;
    const dealt = as(event, 'deal');
    if (dealt?.seat === 0) {
      this.head(pd.tell.deal);
      this.line(null, rich(pd.tell.dealt));
    }
    const chose = as(event, 'pass_choice');
    if (chose?.tile)
      this.does(chose.seat, pd.tell.chose, 'chooses', { tile: tileName(chose.tile) });
    const exchange = as(event, 'pass_exchange');
    if (exchange) this.exchanged(exchange.seats ?? [], seats);
    const first = as(event, 'first_lead');
    if (first) this.does(first.seat, pd.tell.first, 'leads');
    const played = as(event, 'play');
    if (played) this.played(played);
    const declared = as(event, 'declare');
    if (declared)
      this.does(declared.seat, pd.tell.declares, 'declares', {
        colour: colourName(declared.colour),
      });
    const revealed = as(event, 'reveal');
    if (revealed) this.revealed(revealed.tiles);
    const result = as(event, 'trick_result');
    if (result) this.scored(result);
    const end = as(event, 'game_end');
    if (end) this.ended(end);
  }

  private exchanged(entries: NonNullable<Events['pass_exchange']['seats']>, seats: number): void {
    const mine = entries.find((entry) => entry.given && entry.received);
    this.line(null, rich(pd.tell.passed));
    if (!mine) return;
    const list = (tiles: string[]) => words.and(tiles.map(tileName));
    void seats;
    this.line(
      mine.seat,
      rich(pd.tell.gave, {
        who: this.name(mine.seat),
        verb: this.verb(mine.seat, 'gives'),
        gets: this.verb(mine.seat, 'gets'),
        given: list(mine.given!),
        received: list(mine.received!),
      }),
    );
  }

  private played(e: Events['play']): void {
    const leads = this.tiles === 0 && !this.inside;
    if (leads) this.head(rich(pd.tell.trick, { n: ++this.trick }).join(''));
    const face = faceName(e.face);
    if (leads) this.does(e.seat, pd.tell.leads, 'leads', { tile: face });
    else this.does(e.seat, pd.tell.plays, 'plays', { tile: face });
    this.tiles += 1;
  }

  private revealed(tiles: Events['reveal']['tiles']): void {
    const list = tiles.map(({ seat, face, timeframe }) =>
      rich(pd.tell.revealed, {
        who: this.name(seat),
        tile: pd.tile(faceName(face), pd.timeframes[timeframe] ?? ''),
      }).join(''),
    );
    this.line(null, rich(pd.tell.reveal, { list: list.join('; ') }), 'big');
  }

  private scored(e: Events['trick_result']): void {
    this.tiles = 0;
    this.inside = false;
    this.trick = e.trick;
    const winner = e.winners[0]!;
    if (e.kind === 'solo')
      return this.line(
        winner,
        rich(pd.tell.solo, {
          who: this.name(winner),
          verb: this.verb(winner, 'wins'),
          points: pointsWords(e.hp[winner]!),
          clause: e.won_by,
        }),
        'big',
      );
    if (e.kind === 'allblack')
      return this.line(null, rich(pd.tell.allBlack, { clause: e.scored_by }), 'big');
    const list = e.winners.map((seat) =>
      rich(pd.tell.share, { who: this.name(seat), points: pointsWords(e.hp[seat]!) }).join(''),
    );
    this.line(null, rich(pd.tell.paradox, { list: list.join('; '), clause: e.won_by }), 'big');
  }

  private ended(e: Events['game_end']): void {
    this.head(pd.tell.over);
    const order = e.ranks.map((_, seat) => seat).sort((a, b) => e.ranks[a]! - e.ranks[b]!);
    for (const seat of order)
      this.line(
        seat,
        rich(pd.tell.rank, {
          rank: e.ranks[seat]!,
          who: this.name(seat),
          points: pointsWords(e.hp[seat]!),
        }),
      );
  }
}

export function tell(history: GameEvent[], naming: Naming): LogLine[] {
  const whole = history.some((event) => event.event === 'deal');
  const teller = new Teller(naming, 0, !whole);
  for (const event of history) teller.tell(event);
  return teller.lines;
}

/** The tricks behind a number of the score sheet. */
export function how(
  _view: View,
  history: GameEvent[],
  _outcome: Outcome,
  label: string,
  seat: number,
  naming: Naming,
): How {
  const worth = label === 'ones' ? 2 : 1;
  const lines: How['lines'] = [];
  let faces = new Map<number, string>();
  for (const event of history) {
    const played = as(event, 'play');
    if (played) faces.set(played.seat, played.face);
    const result = as(event, 'trick_result');
    if (!result) continue;
    if (result.hp[seat] === worth) {
      const face = faceName(faces.get(seat) ?? 'K0');
      const way =
        result.kind === 'solo'
          ? `${face}, ${pd.alone}`
          : result.kind === 'allblack'
            ? pd.allBlack
            : pd.inParadox(face);
      lines.push({ text: pd.howTrick(result.trick, way), value: points(worth) });
    }
    faces = new Map();
  }
  const who = naming.names[seat] ?? '';
  return { title: pd.how((pd.sheet[label] ?? label).toLowerCase(), who), lines };
}
