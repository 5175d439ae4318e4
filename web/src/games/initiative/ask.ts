// The sentence of the action bar.
import type { Ask, Naming } from '../board';
import type { LegalMove, View } from '../../net/frames';
import { words } from '../../words/en';
import { pi } from '../../words/initiative';
import { exchangeOf, prospectOf } from './moves';
import { isAnomaly, plan } from './plan.svelte';
import {
  cardName,
  cardText,
  colourName,
  discName,
  itemName,
  moduleName,
  moduleText,
  printed,
  worldTitle,
} from './print.svelte';
import { discsOf, focusOf, piView, type PiView } from './view';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const LAST_COLUMN = 4;

/** "one red and two blue particles". */
function earnings(discs: string[]): string {
  const counts = new Map<string, number>();
  for (const disc of discs) counts.set(disc[0]!, (counts.get(disc[0]!) ?? 0) + 1);
  return words.and([...counts].map(([letter, n]) => pi.say.earns(n, colourName(letter))));
}

/** What a matrix action would resolve. */
function outcomeOf(view: PiView, move: LegalMove): string {
  const prospect = prospectOf(view, move);
  if (!prospect) return pi.say.swapNothing;
  const strands = words.and(
    prospect.strands.map(({ cells, colour, line }) =>
      pi.say.strand(cells.length, colourName(colour), pi.line(line)),
    ),
  );
  const said =
    move.kind === 'resolve'
      ? pi.say.resolves(strands, earnings(prospect.earns))
      : pi.say.makes(strands, earnings(prospect.earns));
  return prospect.completes.length
    ? said + pi.say.completes(words.and(prospect.completes.map(cardName)))
    : said;
}

function discAt(view: PiView, seat: number, cell: string): string {
  if (isAnomaly(cell)) return pi.say.ofAnomaly(discName(view.anomaly[Number(cell[1]) - 1] ?? ''));
  return pi.say.at(discName(discsOf(view.seats[seat]).get(cell) ?? ''), cell);
}

function swapped(view: PiView, seat: number, move: LegalMove): Ask {
  let [a, b] =
    move.kind === 'swap'
      ? (move.args.cells as [string, string])
      : [String(move.args.cell), exchangeOf(view, String(move.args.cell))];
  if (plan.from === b) [a, b] = [b, a];
  return {
    say: pi.say.swap(discAt(view, seat, a), discAt(view, seat, b)),
    sub: outcomeOf(view, move),
    clause: prospectOf(view, move)
      ? pi.clause.forms
      : move.kind === 'swap'
        ? pi.clause.swap
        : pi.clause.anomaly,
  };
}

function placed(view: PiView, seat: number, move: LegalMove): Ask {
  const card = String(move.args.card);
  const entry = view.seats[seat]?.console.find((one) => one.card === card);
  const marks = entry?.slots ?? [];
  const open = (planet: boolean) =>
    marks.filter((item, i) => item === null && (printed(card).cost[i] === 'O') === planet).length;
  const slots = printed(card).cost.replaceAll('O', '').length;
  const planets = open(true);
  const after = slots - open(false) + 1;
  const letter = String(move.args.colour);
  const full = open(false) === 1;
  const sub = !full
    ? pi.say.placeSub(after, slots)
    : planets > 0
      ? pi.say.placePlanets
      : entry?.sends
        ? pi.say.placeSends(worldTitle(entry.sends))
        : pi.say.placeDone;
  return {
    say: pi.say.place(colourName(letter), cardName(card)),
    sub,
    clause: full && !planets ? pi.clause.completes : pi.clause.place,
  };
}

// What is picked, and what would come of it.
function picks(view: PiView, seat: number, move: LegalMove): Ask {
  const { kind, args } = move;
  const clause = pi.clause[kind];
  const card = String(args.card ?? '');
  const colour = colourName(String(args.colour ?? ''));
  const world = worldTitle(String(args.world ?? ''));
  switch (kind) {
    case 'swap':
    case 'anomaly':
      return swapped(view, seat, move);
    case 'resolve':
      return {
        say: pi.say.resolve(pi.line(String(args.line))),
        sub: outcomeOf(view, move),
        clause,
      };
    case 'add':
      return { say: pi.say.diagonalOne(pi.line(String(args.line))), sub: '', clause };
    case 'draft': {
      const { start_column, cell } = printed(card);
      const turns = LAST_COLUMN + 1 - start_column;
      return {
        say: pi.say.draft(cardName(card)),
        sub: cell ? pi.say.draftNexus(cell, turns) : pi.say.draftSub(cardText(card), turns),
        clause: cell ? pi.clause.draftNexus : clause,
      };
    }
    case 'place':
      return placed(view, seat, move);
    case 'stabilise':
      return { say: pi.say.stabilise(world), sub: pi.say.stabiliseSub, clause };
    case 'lock':
      return { say: pi.say.lock(world), sub: pi.say.lockSub, clause };
    case 'form':
      return { say: pi.say.form(colour), sub: pi.say.formSub, clause };
    case 'break':
      return { say: pi.say.break(colour), sub: pi.say.breakSub, clause };
    case 'token':
      return { say: pi.say.token(colour), sub: pi.say.tokenSub, clause };
    case 'trigger':
      return { say: pi.say.trigger(colour), sub: pi.say.triggerSub, clause };
    case 'build':
      return { say: pi.say.build, sub: pi.say.buildSub, clause };
    case 'purple':
      return { say: pi.say.purpleAsk, sub: pi.say.purpleSub, clause };
    case 'keep':
    case 'use': {
      const module = String(args.module);
      return {
        say: kind === 'use' ? pi.say.use(moduleName(module)) : capital(moduleName(module)),
        sub: moduleText(module),
        clause,
      };
    }
    case 'credit':
      return { say: pi.say.creditOne(cardName(card)), sub: pi.say.creditSub, clause };
    case 'rewind':
      return { say: pi.say.rewindOne(cardName(card)), sub: cardText(card), clause };
    case 'search':
      return { say: pi.say.searchOne(cardName(card)), sub: cardText(card), clause };
    case 'lose':
      return { say: pi.say.penaltyOne(cardName(card)), sub: cardText(card), clause };
    case 'give':
      return { say: pi.say.giftOne(cardName(card)), sub: cardText(card), clause };
    case 'onto':
      return {
        say: pi.say.place(itemName(`${view.pending.held ?? 'R'}1`), cardName(card)),
        sub: '',
        clause,
      };
    case 'take':
      return { say: pi.say.itemOne(colour, cardName(card)), sub: '', clause };
    case 'first':
      return { say: pi.say.firstOne(discAt(view, seat, String(args.cell))), sub: '', clause };
    case 'second':
      return {
        say: pi.say.swap(
          discAt(view, seat, view.pending.cell ?? ''),
          discAt(view, seat, String(args.cell)),
        ),
        sub: moduleText('swap'),
        clause,
      };
    case 'column':
      return { say: pi.say.destroyOne(String(args.column)), sub: moduleText('destroy'), clause };
    case 'shift':
      return { say: pi.say.shiftOne(String(args.row)), sub: moduleText('shift'), clause };
    case 'advance': {
      const to = view.advances.find((one) => one.move === move.text)?.world ?? '';
      return {
        say: pi.say.glitchOne(worldTitle(to)),
        sub: moduleText('glitch'),
        clause,
      };
    }
    case 'end': {
      const lost = view.loses;
      const left = view.actions > 0 ? `${pi.say.endLeft(view.actions)} ` : '';
      return {
        say: pi.say.end,
        sub: left + pi.say.endSub(words.and(lost.map(cardName)), lost.length),
        clause: lost.length ? pi.clause.lost : clause,
      };
    }
    default:
      return { say: '', sub: '', clause: clause ?? pi.clause.turn };
  }
}

function turn(view: PiView, seat: number): Ask {
  if (plan.from && view.actions > 0)
    return {
      say: isAnomaly(plan.from)
        ? pi.say.fromAnomaly(discName(view.anomaly[Number(plan.from[1]) - 1] ?? ''))
        : pi.say.from(discName(discsOf(view.seats[seat]).get(plan.from) ?? ''), plan.from),
      sub: pi.say.fromSub,
      clause: pi.clause.swap,
    };
  if (view.actions === 0)
    return { say: pi.say.turnNone, sub: pi.say.turnNoneSub, clause: pi.clause.turn };
  const forming = view.prospects.filter(({ move }) => !move.startsWith('resolve')).length;
  return {
    say: pi.say.turn,
    sub: view.diagonal ? pi.say.diagonalOn : pi.say.turnSub(view.actions, forming),
    clause: view.diagonal ? pi.clause.diagonal : pi.clause.turn,
  };
}

function allocate(view: PiView): Ask {
  const earned = view.pending.earned;
  const heading = view.heading ? pi.say.heading(worldTitle(view.heading)) : '';
  return {
    say: earned.length ? pi.say.allocate(earnings(earned), earned.length) : pi.say.allocateMore,
    sub: heading || (earned.length ? pi.say.allocateSub : pi.say.allocateMoreSub),
    clause: heading ? pi.clause.done : pi.clause.allocate,
  };
}

export function ask(raw: View, legal: LegalMove[], picked: LegalMove | null, naming: Naming): Ask {
  const view = piView(raw);
  const seat = focusOf(view, naming.you);
  if (picked) {
    const said = picks(view, seat, picked);
    if (said.say) return said;
  }
  const clause = pi.clause[view.ask] ?? pi.clause.turn;
  switch (view.ask) {
    case 'turn':
      return turn(view, seat);
    case 'allocate':
      return allocate(view);
    case 'keep':
      return { say: pi.say.keep, sub: pi.say.keepSub, clause };
    case 'purple':
      return { say: pi.say.purple, sub: pi.say.purpleSub, clause };
    case 'token':
      return {
        say: pi.say.tokenTarget(colourName(view.pending.held ?? 'R')),
        sub: pi.say.tokenSub,
        clause,
      };
    case 'credit':
      return { say: pi.say.credit, sub: pi.say.creditSub, clause };
    case 'trigger':
      return { say: pi.say.triggerGift, sub: pi.say.triggerSub, clause };
    case 'second':
      return {
        say: pi.say.second(view.pending.cell ?? ''),
        sub: moduleText('swap'),
        clause,
      };
    case 'first':
      return { say: pi.say.first, sub: moduleText('swap'), clause };
    case 'destroy':
      return { say: pi.say.destroy, sub: moduleText('destroy'), clause };
    case 'rewind':
      return { say: pi.say.rewind, sub: moduleText('rewind'), clause };
    case 'glitch':
      return { say: pi.say.glitch, sub: moduleText('glitch'), clause };
    case 'item':
      return { say: pi.say.item, sub: moduleText('paradox'), clause };
    case 'onto':
      return {
        say: pi.say.onto(colourName(view.pending.held ?? 'R')),
        sub: moduleText('paradox'),
        clause,
      };
    case 'shift':
      return { say: pi.say.shift, sub: moduleText('shift'), clause };
    case 'search':
      return { say: pi.say.search, sub: moduleText('search'), clause };
    case 'diagonal':
      return { say: pi.say.diagonal, sub: moduleText('diagonal'), clause };
    case 'penalty':
      return {
        say: pi.say.penalty(worldTitle(view.pending.world ?? '')),
        sub: '',
        clause,
      };
    case 'gift':
      return { say: pi.say.gift, sub: pi.say.giftSub, clause };
    default:
      return {
        say: pi.say.wormhole,
        sub: legal.length ? wormholeSub(view, seat) : '',
        clause: pi.clause.wormhole,
      };
  }
}

// Everybody acts once, then once more in reverse order.
function wormholeSub(view: PiView, seat: number): string {
  const players = view.seats.length + (view.rival ? 1 : 0);
  const step = (raw(view).step as number | undefined) ?? 0;
  return pi.say.wormholeSub(step < players && seat !== null ? 2 : 1);
}
const raw = (view: PiView) => view as unknown as Record<string, unknown>;
