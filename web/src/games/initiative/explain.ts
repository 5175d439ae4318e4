// Tooltips of the things on the table.
import type { Naming } from '../board';
import type { Explained, Explanation } from '../../look/explain.svelte';
import type { View } from '../../net/frames';
import { explainer } from '../../words/catalogues';
import { wordFor } from '../../words/frame';
import { isAnomaly } from './plan.svelte';
import {
  allianceName,
  cardName,
  cardText,
  colourName,
  discName,
  goalName,
  goalText,
  moduleName,
  moduleText,
  printed,
  rateOf,
} from './print.svelte';
import { piView, type ConsoleCard, type PiView } from './view';
import { pi } from './words';
import { scoreName } from './words_of';
import type { World } from './worlds';

export const explain = explainer(pi.explain);

/** All that is printed on a card; on a console also how long it stays. */
export const explainCard = (card: string, entry?: ConsoleCard): Explained => ({
  kind: 'card',
  tell: () => ({
    title: cardName(card),
    note: printed(card).title,
    text: cardText(card),
    clause: printed(card).cell ? 'PI-4.5' : 'PI-8.1',
    lines: entry ? [columnLine(entry)] : [],
  }),
});

const columnLine = ({ column }: ConsoleCard) => ({
  text: pi.board.columnLine({
    column: wordFor(pi.board.columns, String(column)) ?? '',
    n: 5 - column,
  }),
  clause: 'PI-16.2',
});

type Parts = PiView['seats'][number]['score'];
const total = (parts: Parts): number => parts.reduce((sum, { points }) => sum + points, 0);

/** What a score is made of so far, where the pile is open. */
const partLines = (parts: Parts): Explanation['lines'] =>
  parts.map(({ label, points, clause }) => ({
    text: scoreName(label),
    value: String(points),
    clause,
  }));

export function explainScore(view: View, seat: number): Explained {
  const side = () => piView(view).seats[seat];
  return explain(
    'score',
    () => ({
      n: side()?.pile_size ?? 0,
      points: total(side()?.score ?? []),
      open: side()?.pile ? 'yes' : 'no',
    }),
    () => ({ lines: partLines(side()?.score ?? []) }),
  );
}
export const explainRival = (view: View): Explained =>
  explain(
    'rival',
    () => ({
      n: piView(view).rival?.pile.length ?? 0,
      points: total(piView(view).rival?.score ?? []),
    }),
    () => ({ lines: partLines(piView(view).rival?.score ?? []) }),
  );

export const explainGoal = (goal: string, space: number, have: number | null): Explained =>
  explain('goal', () => ({
    name: goalName(goal),
    text: goalText(goal),
    points: rateOf(space).points,
    group: rateOf(space).group,
    have: have ?? 0,
  }));

export const explainAlliance = (letter: string, holder: string): Explained =>
  explain('alliance', () => ({
    name: allianceName(letter),
    colour: colourName(letter),
    holder,
  }));

export const explainModule = (module: string): Explained => ({
  kind: 'module',
  tell: () => ({ title: moduleName(module), text: moduleText(module), clause: 'PI-12.1' }),
});

export const explainWorld = (one: World): Explained =>
  explain(
    'world',
    () => ({
      name: one.title,
      state: one.state,
      is: wordFor(pi.board.worldStates, one.state) ?? '',
    }),
    () => ({
      lines: [
        ...(one.glitch ? [{ text: pi.board.glitchLine, clause: 'PI-9.1' }] : []),
        ...(one.held ? [{ text: pi.board.heldLine({ n: one.held }), clause: 'PI-18.3' }] : []),
      ],
    }),
  );

export function explainCell(view: PiView, seat: number, cell: string, disc: string): Explained {
  const lock = view.seats[seat]?.locks.includes(cell);
  const kind = isAnomaly(cell) ? 'anomaly' : lock ? 'lock' : 'disc';
  return { ...explain(kind, () => ({ disc: discName(disc), cell })), slow: true };
}

export const explainColumn = (column: number): Explained =>
  column === 4
    ? explain('danger')
    : explain('column', () => ({
        column,
        name: wordFor(pi.board.columns, String(column)) ?? '',
      }));

export const explainLab = (view: PiView, naming: Naming, seat: number): Explained =>
  explain('lab', () => {
    const { console: cards = [], modules } = view.seats[seat] ?? {};
    return {
      name: naming.names[seat] ?? '',
      cards: cards.length,
      modules: modules?.face_up.length ?? 0,
    };
  });

export const explainBag = (view: PiView): Explained =>
  explain('bag', () => ({ locks: view.locks, purple: view.purple }));

export const explainTrigger = (letter: string, on: boolean): Explained =>
  explain('trigger', () => ({ colour: colourName(letter), on: on ? 'yes' : 'no' }));
