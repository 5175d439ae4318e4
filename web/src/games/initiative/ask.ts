// The sentence of the action bar: what is asked, or what would come of what is picked.
import type { Ask, Naming } from '../board';
import type { Json, LegalMove, View } from '../../net/frames';
import type { Fields } from '../../words/narrator';
import { exchangeOf, prospectOf } from './moves';
import { isAnomaly, plan } from './plan.svelte';
import { printed } from './print.svelte';
import { discsOf, focusOf, piView, type PiView } from './view';
import { narrator, pi } from './words';

const LAST_COLUMN = 4;

/** A disc and where it lies; the anomaly's have no cell. */
function spot(view: PiView, seat: number, cell: string): Json {
  if (isAnomaly(cell)) return { disc: view.anomaly[Number(cell[1]) - 1] ?? null, cell: null };
  return { disc: discsOf(view.seats[seat]).get(cell) ?? null, cell };
}

/** What a matrix action would resolve. */
function outcomeOf(view: PiView, move: LegalMove): Fields {
  const { strands = [], earns = [], completes = [] } = prospectOf(view, move) ?? {};
  return { strands, earns, completes } as unknown as Fields;
}

function swapped(view: PiView, seat: number, move: LegalMove): Fields {
  let [a, b] =
    move.kind === 'swap'
      ? (move.args.cells as [string, string])
      : [String(move.args.cell), exchangeOf(view, String(move.args.cell))];
  if (plan.from === b) [a, b] = [b, a];
  return { first: spot(view, seat, a), second: spot(view, seat, b), ...outcomeOf(view, move) };
}

// How far a particle brings a card.
function placed(view: PiView, seat: number, move: LegalMove): Fields {
  const card = String(move.args.card);
  const entry = view.seats[seat]?.console.find((one) => one.card === card);
  const marks = entry?.slots ?? [];
  const open = (planet: boolean) =>
    marks.filter((item, i) => item === null && (printed(card).cost[i] === 'O') === planet).length;
  const slots = printed(card).cost.replaceAll('O', '').length;
  const planets = open(true);
  const paid = slots - open(false) + 1;
  const sends = entry?.sends ?? null;
  const outcome = paid < slots ? 'part' : planets > 0 ? 'planets' : sends ? 'sends' : 'done';
  return { paid, slots, sends, outcome };
}

// What the board knows about a picked move besides the move.
const FACTS: Record<string, (view: PiView, seat: number, move: LegalMove) => Fields> = {
  swap: swapped,
  anomaly: swapped,
  resolve: (view, _seat, move) => outcomeOf(view, move),
  draft: (_view, _seat, { args }) => {
    const { start_column, cell } = printed(String(args.card));
    return { turns: LAST_COLUMN + 1 - start_column, cell: cell ?? null };
  },
  place: placed,
  first: (view, seat, { args }) => ({ first: spot(view, seat, String(args.cell)) }),
  second: (view, seat, { args }) => ({
    first: spot(view, seat, view.pending.cell ?? ''),
    second: spot(view, seat, String(args.cell)),
  }),
  advance: (view, _seat, { text }) => ({
    world: view.advances.find((one) => one.move === text)?.world ?? null,
  }),
  end: (view) => ({ lost: view.loses }),
};

export function ask(raw: View, _legal: LegalMove[], picked: LegalMove | null, naming: Naming): Ask {
  const view = piView(raw);
  const seat = focusOf(view, naming.you);
  if (picked && Object.hasOwn(pi.confirm, picked.kind)) {
    const facts = FACTS[picked.kind]?.(view, seat, picked) ?? {};
    return narrator.confirm(picked, raw as Fields, naming, facts);
  }
  if (view.ask === 'turn' && plan.from && view.actions > 0) {
    const facts = { chosen: spot(view, seat, plan.from) };
    return narrator.ask('confirm.from', facts, raw as Fields, naming);
  }
  return narrator.question(raw as Fields, naming);
}
