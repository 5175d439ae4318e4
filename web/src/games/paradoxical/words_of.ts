// Cards, moves and events in words.
import type { How, LogLine, Naming } from '../board';
import type { GameEvent, LegalMove, Outcome, View } from '../../net/frames';
import { px } from '../../words/paradoxical';
import { rich } from '../../words/rich';
import { words } from '../../words/en';
import { kindInside, kindName, valuesName } from './claim';
import { cardName, cardTitle } from './print.svelte';
import { faceOf, inOrder, type Claimed } from './view';

export function moveName(move: LegalMove): string {
  const { kind, args } = move;
  if (kind === 'deck') return px.move.deck(String(args.deck));
  if (kind === 'victim') return px.move.victim(String(args.seat));
  if (kind === 'set') return px.move.setShort(kindInside(String(args.kind)));
  if (kind === 'indifferent') return px.move.indifferent;
  if (kind === 'effect') return px.move.useEffect;
  if (kind === 'add') return px.move.addIt;
  if (args.card === undefined) return (px.move as Record<string, unknown>)[kind] as string;
  return px.move.card(px.move.verbs[kind] ?? kind, cardTitle(String(args.card)));
}

// Two copies of a card are told apart by their letter.
const copyOf = (card: string) => (faceOf(card) === card ? '' : ` ${card.slice(-1)}`);

export function moveFull(move: LegalMove): string {
  const { kind, args } = move;
  if (kind === 'set')
    return px.move.set(kindInside(String(args.kind)), words.and(inOrder(args.cards as string[])));
  if (kind === 'indifferent')
    return px.move.full.indifferent(words.and(args.cards as string[]), String(args.sum));
  if (kind === 'deck') return px.move.full.deck(String(args.deck));
  if (kind === 'victim') return px.move.full.victim(String(args.seat));
  if (kind === 'agree' || kind === 'decline') return px.move.full[kind];
  if (args.card === undefined) return moveName(move);
  const card = String(args.card);
  return px.move.card(px.move.verbs[kind] ?? kind, cardName(card) + copyOf(card));
}

/** An event of a kind, or nothing. */
export const claimOf = (event: GameEvent): Claimed | null =>
  event.event === 'claim' ? (event as unknown as Claimed) : null;

type Told = GameEvent & {
  seat?: number;
  card?: string;
  own?: string;
  owner?: number | null;
  victim?: number;
  deck?: number;
  count?: number;
  cards?: string[];
  turn?: number;
};

class Teller {
  lines: LogLine[] = [];
  constructor(private readonly naming: Naming) {}

  private name(seat: number): string {
    return this.naming.names[seat] ?? '';
  }
  // "You" begins a sentence, and is "you" inside one.
  private inside(seat: number): string {
    return seat === this.naming.you ? px.youLater : this.name(seat);
  }
  private does(
    seat: number,
    template: string,
    values: Record<string, string | number>,
    tone: LogLine['tone'] = 'plain',
  ) {
    const verbs = Object.fromEntries(
      Object.entries(px.verbs).map(([verb, forms]) => [
        verb,
        forms[seat === this.naming.you ? 1 : 0],
      ]),
    );
    this.lines.push({
      seat,
      parts: rich(template, { who: this.name(seat), of: this.inside(seat), ...verbs, ...values }),
      tone,
    });
  }
  private head(text: string): void {
    this.lines.push({ seat: null, parts: [text], tone: 'head' });
  }

  tell(raw: GameEvent): void {
    const event = raw as Told;
    const claim = claimOf(raw);
    if (claim) return this.claimed(claim);
    if (event.event === 'game_end') return this.ended(raw);
    if (event.event === 'turn') {
      const seats = this.naming.names.length;
      if (event.turn! % seats === 0) this.head(px.round(event.turn! / seats + 1));
      return;
    }
    if (event.event === 'rebuild')
      return void this.lines.push({
        seat: null,
        parts: rich(px.tell.rebuild!, { deck: event.deck!, count: px.cards(event.cards!.length) }),
        tone: 'plain',
      });
    const template = this.template(event);
    if (template && event.seat !== undefined) this.does(event.seat, template, this.values(event));
  }

  // Where more is known than everybody knows, more is told.
  private template(event: Told): string | undefined {
    const known = event.card !== undefined || (event.cards?.length ?? 0) > 0;
    const name = event.event;
    if (name === 'swap' && event.owner === null) return px.tell.swapPool;
    if (['draw', 'pick', 'look', 'spy'].includes(name) && known) return px.tell[`${name}Known`];
    return px.tell[name];
  }
  private values(event: Told): Record<string, string | number> {
    const owner = event.owner ?? event.victim;
    return {
      card: event.card ? cardName(event.card) : '',
      own: event.own ? cardName(event.own) : '',
      owner: owner === undefined || owner === null ? '' : this.inside(owner),
      deck: event.deck ?? '',
      count: event.count === undefined ? '' : px.cards(event.count),
      list: words.and((event.cards ?? []).map(cardName)),
    };
  }

  private claimed(e: Claimed): void {
    this.does(
      e.seat,
      px.tell.claim!,
      {
        kind: kindInside(e.kind),
        values: valuesName(e.kind, e.set),
        sum: e.set_sum,
        against: e.indifferent_sum,
        n: e.tokens,
        clause: e.clause,
      },
      'big',
    );
  }

  private ended(raw: GameEvent): void {
    const e = raw as unknown as { tokens: number[]; ranks: number[]; clause: string };
    this.head(px.tell.over!);
    if (e.clause === 'PX-11.3')
      this.lines.push({ seat: null, parts: rich(px.tell.cap!), tone: 'plain' });
    const order = e.ranks.map((_, seat) => seat).sort((a, b) => e.ranks[a]! - e.ranks[b]!);
    for (const seat of order)
      this.does(seat, px.tell.rank!, {
        rank: e.ranks[seat]!,
        points: px.pointsWords(e.tokens[seat]!),
      });
  }
}

export function tell(history: GameEvent[], naming: Naming): LogLine[] {
  const teller = new Teller(naming);
  for (const event of history) teller.tell(event);
  return teller.lines;
}

/** Claims with the turn in which they were made. */
export function claimsIn(history: GameEvent[]): { turn: number; claim: Claimed }[] {
  let turn = 0;
  return history.flatMap((event) => {
    if (event.event === 'turn') turn = Number(event.turn) + 1;
    const claim = claimOf(event);
    return claim ? [{ turn, claim }] : [];
  });
}

/** The claims behind a number of the score sheet. */
export function how(
  _view: View,
  history: GameEvent[],
  _outcome: Outcome,
  label: string,
  seat: number,
  naming: Naming,
): How {
  const lines = claimsIn(history)
    .filter(({ claim }) => claim.seat === seat && claim.kind === label)
    .map(({ turn, claim }) => ({
      text: px.howTurn(
        turn,
        valuesName(claim.kind, claim.set),
        claim.set_sum,
        claim.indifferent_sum,
      ),
      value: '1',
    }));
  return { title: px.how(naming.names[seat] ?? '', kindName(label)), lines };
}
