// Moves and events in words.
import type { How, LogLine, Naming } from '../board';
import type { GameEvent, LegalMove, Outcome, View } from '../../net/frames';
import { pi } from '../../words/initiative';
import { rich } from '../../words/rich';
import {
  allianceName,
  cardName,
  colourName,
  discName,
  familyName,
  goalName,
  goalText,
  itemName,
  moduleName,
  rivalRule,
  isExperiment,
  isSecret,
  setName,
  setPoints,
  worldTitle,
} from './print.svelte';
import { piView } from './view';

export function moveName(move: LegalMove): string {
  const { kind } = move;
  if (kind === 'swap' || kind === 'anomaly') return pi.move.swap;
  return pi.move.short[kind]?.(colourName(String(move.args.colour ?? ''))) ?? moveFull(move);
}

export function moveFull(move: LegalMove): string {
  const { kind, args } = move;
  const m = pi.move;
  const card = args.card === undefined ? '' : cardName(String(args.card));
  const colour = args.colour === undefined ? '' : colourName(String(args.colour));
  const world = args.world === undefined ? '' : worldTitle(String(args.world));
  const line = args.line === undefined ? '' : pi.line(String(args.line));
  const said: Record<string, () => string> = {
    swap: () => m.swapFull(...(args.cells as [string, string])),
    anomaly: () => m.anomalyFull(String(args.cell)),
    resolve: () => m.resolve(line),
    add: () => m.add(line),
    draft: () => m.draft(card),
    trigger: () => m.trigger(colour),
    keep: () => m.keep(moduleName(String(args.module))),
    use: () => m.use(moduleName(String(args.module))),
    place: () => m.place(colour, card),
    take: () => m.take(colour, card),
    stabilise: () => m.stabilise(colour, world),
    lock: () => m.lock(colour, world),
    form: () => m.form(colour),
    break: () => m.break(colour),
    token: () => m.token(colour),
    credit: () => m.credit(card),
    rewind: () => m.rewind(card),
    onto: () => m.onto(card),
    search: () => m.search(card),
    lose: () => m.lose(card),
    give: () => m.give(card),
    first: () => m.cell(String(args.cell)),
    second: () => m.cell(String(args.cell)),
    column: () => m.column(String(args.column)),
    shift: () => m.shift(String(args.row)),
    advance: () => m.advance(String(args.number)),
  };
  return said[kind]?.() ?? ((m as Record<string, unknown>)[kind] as string | undefined) ?? kind;
}

export interface Told extends GameEvent {
  seat?: number;
  owner?: number;
  card?: string;
  from?: string;
  disc?: string;
  item?: string;
  colour?: string;
  world?: string;
  cell?: string;
  to?: string;
  cells?: string[];
  module?: string;
  goal?: string;
  line?: string;
  steps?: number;
  space?: number;
  round?: number;
  column?: number | string;
  row?: number;
}

/** The rival has no seat: it is a name in sentences. */
const RIVAL = 1;

/** What a draw of the rival means. Its first two of a round are for the wormhole. */
export function rivalDraw(disc: string, inWormhole: boolean): string {
  const letter = disc[0]!;
  const rule = rivalRule(letter);
  const name = discName(disc);
  const colour = colourName(letter);
  if (inWormhole)
    return rule.pawn === undefined
      ? pi.rival.gift(name, colour)
      : pi.rival.pawn(name, colour, rule.pawn);
  const said =
    rule.glitch === undefined
      ? pi.rival.repair(name, colour, rule.clockwise ?? true)
      : pi.rival.glitch(name, colour, rule.glitch);
  const matched = rule.symbols.includes(Number(disc[1]));
  return matched ? said + pi.rival.match(name.split(' ')[1] ?? '', colour) : said;
}

const WORMHOLE_DRAWS = 2;
const BIG = ['complete', 'fracture', 'strand'];

class Teller {
  lines: LogLine[] = [];
  private draws = 0; // of the rival in this round
  private players: number;

  constructor(private readonly naming: Naming) {
    this.players = naming.names.length;
  }

  private name(seat: number): string {
    return this.naming.names[seat] ?? pi.rival.name;
  }
  private inside(seat: number): string {
    return seat === this.naming.you ? pi.youLater : this.name(seat);
  }
  private says(event: Told, template: string, tone: LogLine['tone'] = 'plain'): void {
    const seat = event.seat;
    const you = seat !== undefined && seat === this.naming.you;
    const verbs = Object.fromEntries(
      Object.entries(pi.verbs).map(([verb, forms]) => [verb, forms[you ? 1 : 0]]),
    );
    const named = seat !== undefined && seat < this.players ? seat : null;
    this.lines.push({
      seat: named,
      parts: rich(template, { ...this.values(event), ...verbs }),
      tone,
    });
  }
  private values(e: Told): Record<string, string | number> {
    return {
      who: e.seat === undefined ? '' : this.name(e.seat),
      owner: e.owner === undefined ? '' : this.inside(e.owner),
      card: e.card ? cardName(e.card) : '',
      from: e.from ? cardName(e.from) : '',
      disc: e.disc ? discName(e.disc) : '',
      item: e.item
        ? e.event === 'anomaly_swap' || e.event === 'exchange'
          ? discName(e.item)
          : itemName(e.item)
        : '',
      colour: e.colour ? colourName(e.colour) : '',
      world: e.world ? worldTitle(e.world) : '',
      cell: e.cell ?? '',
      to: e.to ?? '',
      n: pi.numberOf(e.cells?.length ?? 0),
      module: e.module ? moduleName(e.module) : '',
      goal: e.goal ? goalName(e.goal) : '',
      line: e.line ? pi.line(e.line) : '',
      steps: e.steps ?? '',
      space: e.space ?? '',
      column: typeof e.column === 'number' ? (pi.columns[e.column] ?? '') : (e.column ?? ''),
      row: e.row ?? '',
    };
  }

  tell(raw: GameEvent): void {
    const event = raw as Told;
    switch (event.event) {
      case 'round':
        this.draws = 0;
        return void this.lines.push({
          seat: null,
          parts: [pi.round(event.round ?? 0)],
          tone: 'head',
        });
      case 'final_round':
        this.draws = WORMHOLE_DRAWS;
        return void this.lines.push({ seat: null, parts: [pi.finalRound], tone: 'head' });
      case 'rival_draw':
        this.draws += 1;
        return void this.lines.push({
          seat: null,
          parts: [rivalDraw(event.disc ?? 'R1', this.draws <= WORMHOLE_DRAWS)],
          tone: 'big',
        });
      case 'game_end':
        return this.ended(raw);
      case 'secret':
        return this.says(event, event.goal ? pi.tell.secretKnown! : pi.tell.secret!);
    }
    const template = pi.tell[event.event];
    if (template) this.says(event, template, BIG.includes(event.event) ? 'big' : 'plain');
  }

  private ended(raw: GameEvent): void {
    const e = raw as unknown as { scores: number[]; ranks: number[]; rival: Parts | null };
    this.lines.push({ seat: null, parts: [pi.tell.over!], tone: 'head' });
    const order = e.ranks.map((_, seat) => seat).sort((a, b) => e.ranks[a]! - e.ranks[b]!);
    for (const seat of order)
      this.lines.push({
        seat,
        parts: rich(pi.tell.rank!, {
          rank: e.ranks[seat]!,
          who: this.name(seat),
          points: pi.pointsWords(e.scores[seat]!),
        }),
        tone: 'plain',
      });
    if (e.rival)
      this.lines.push({
        seat: null,
        parts: rich(pi.tell.rivalRank!, { points: pi.pointsWords(totalOf(e.rival)) }),
        tone: 'plain',
      });
  }
}

export function tell(history: GameEvent[], naming: Naming): LogLine[] {
  const teller = new Teller(naming);
  for (const event of history) teller.tell(event);
  return teller.lines;
}

export type Parts = Record<string, number>;
export const totalOf = (parts: Parts): number =>
  Object.values(parts).reduce((all, one) => all + one, 0);

/** The score piles as they were filled, by seat; the rival's is behind the last one. */
export function pilesIn(history: GameEvent[], seats: number): string[][] {
  const piles = Array.from({ length: seats + 1 }, () => [] as string[]);
  for (const raw of history) {
    const event = raw as Told;
    if (event.event === 'complete') piles[event.seat!]?.push(event.card!);
    if (event.event === 'rival_card') piles[RIVAL]?.push(event.card!);
    if (event.event === 'penalty') {
      const pile = piles[event.seat!] ?? [];
      pile.splice(pile.indexOf(event.card!), 1);
    }
  }
  return piles;
}

/** Cards of each world or experiment, in the order of the ring. */
export function setsOf(pile: string[]): { name: string; cards: number; experiment: boolean }[] {
  const sets = new Map<string, string[]>();
  for (const card of [...pile].sort())
    if (!card.startsWith('P'))
      sets.set(card.slice(0, -3), [...(sets.get(card.slice(0, -3)) ?? []), card]);
  return [...sets].map(([family, cards]) => ({
    name: familyName(cards[0]!),
    cards: cards.length,
    experiment: family.startsWith('X'),
  }));
}
export const pointsOfSets = (pile: string[]): number =>
  setsOf(pile).reduce((all, set) => all + setPoints(set.cards, set.experiment), 0);

/** How a number of the score sheet came about. */
export function how(
  view: View,
  history: GameEvent[],
  outcome: Outcome,
  label: string,
  seat: number,
  naming: Naming,
): How {
  const now = piView(view);
  const side = now.seats[seat] ?? now.rival;
  const worth = outcome.breakdown[label]?.[seat] ?? 0;
  const lines: How['lines'] = [];
  if (label === 'worlds' || label === 'experiments') {
    const sets = side?.sets.filter((set) => isExperiment(set.of) === (label === 'experiments'));
    for (const set of sets ?? [])
      lines.push({ text: pi.howSet(setName(set.of), set.cards), value: String(set.points) });
    const rest = worth - lines.reduce((all, line) => all + Number(line.value), 0);
    if (rest > 0) lines.push({ text: pi.howStandIns, value: `+${rest}` });
    if (label === 'worlds')
      for (const raw of history)
        if (raw.event === 'penalty' && raw.seat === seat)
          lines.push({ text: pi.howLost(cardName(String(raw.card))), value: '–' });
  } else if (label === 'alliances') {
    for (const letter of side?.tokens ?? [])
      lines.push({ text: pi.howToken(allianceName(letter)), value: '1' });
  } else if (label.startsWith('goal')) {
    now.goals.forEach((goal, space) => {
      if (!goal || (label !== 'goals' && label !== `goal ${space + 1}`)) return;
      const counted = (isSecret(goal) && side?.secret) || goal;
      lines.push({
        text: pi.howGoal(goalName(counted), goalText(counted)),
        value: String(side?.goals[space] ?? 0),
      });
    });
  }
  return {
    title: pi.how(naming.names[seat] ?? pi.rival.name, pi.breakdown[label] ?? label),
    lines,
  };
}
