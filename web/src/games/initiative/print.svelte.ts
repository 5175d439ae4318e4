// What is printed on cards, goals, modules and the rival's board, as the server has it.
import type { Json } from '../../net/frames';
import { and } from '../../words/message';
import { CELLS, discsOf, rowOf, toneOf, worldIndex, type PiSeat } from './view';
import { narrator, pi } from './words';

export interface CardPrint {
  title: string;
  kind: string; // past, present, future, nexus, parallel
  start_column: number;
  glitch_step: number;
  cost: string; // "RYA", O for a planet
  world?: string;
  experiment?: string;
  asset?: string;
  cell?: string;
  reward?: string;
}
export interface RivalPrint {
  symbols: number[]; // those that go for an alliance as well
  pawn?: number;
  glitch?: number;
  clockwise?: boolean;
}
interface Content {
  worlds: Record<string, { name: string; look: string }>;
  cards: Record<string, CardPrint>;
  goals: Record<string, { name: string; asset?: string; kind?: string }>;
  rates: { group: number; points: number }[];
  modules: Record<string, { name: string; text: string }>;
  colours: Record<string, { name: string; alliance: string }>;
  set_points: number[];
  experiment_points: number[];
  numbers: Record<string, string>; // by the names that the law has for them
  rival: { colours: Record<string, RivalPrint>; circuit: number[] };
}

const NOTHING: Content = {
  worlds: {},
  cards: {},
  goals: {},
  rates: [],
  modules: {},
  colours: {},
  set_points: [],
  experiment_points: [],
  numbers: {},
  rival: { colours: {}, circuit: [] },
};
let content = $state.raw<Content>(NOTHING);

export function print(given: Json): void {
  content = { ...NOTHING, ...((given ?? {}) as unknown as Partial<Content>) };
}

/** A number that the content decides, such as turn.actions. */
export const numberOf = (name: string): string => content.numbers[name] ?? '';

const BLANK: CardPrint = { title: '', kind: 'past', start_column: 1, glitch_step: 0, cost: '' };
export const printed = (card: string): CardPrint => content.cards[card] ?? BLANK;
export const isNexus = (card: string): boolean => printed(card).kind === 'nexus';

/** "Amberlode", "Resonance Mast", "Twin Morning". */
export function familyName(card: string): string {
  const { world, experiment, title } = printed(card);
  return world ? worldTitle(world) : (experiment ?? title);
}
export const isExperiment = (set: string): boolean => set.startsWith('X');
/** A set by its name: "W07" or "XA". */
export const setName = (set: string): string =>
  isExperiment(set) ? (printed(`${set}-PA`).experiment ?? set) : worldTitle(set);
export const worldTitle = (world: string): string => content.worlds[world]?.name ?? world;
export const worldLook = (world: string): string => content.worlds[world]?.look ?? '';
/** The planet on the card; none for experiments and parallel universes. */
export const planetOf = (card: string): number => worldIndex(printed(card).world);
/** "Amberlode (past)"; a parallel universe has no kind. */
export const cardName = (card: string): string => narrator.term('card', card);
/** All that is printed on it, in sentences. */
export const cardText = (card: string): string => narrator.term('card', card, 'text');

export const colourName = (letter: string): string =>
  content.colours[letter]?.name ?? toneOf(letter);
export const allianceName = (letter: string): string =>
  content.colours[letter]?.alliance || colourName(letter);
export const discName = (disc: string): string => narrator.term('disc', disc);

/** A matrix as it is read aloud, row by row from the top. */
export function matrixText(seat: PiSeat): string {
  const discs = discsOf(seat);
  const nameOf = (cell: string) => {
    const disc = discName(discs.get(cell)!);
    if (seat.locks.includes(cell))
      return pi.board.discMarked({ disc, mark: pi.board.marks.locked });
    if (seat.waiting.includes(cell))
      return pi.board.discMarked({ disc, mark: pi.board.marks.waits });
    return disc;
  };
  const rows = new Set(CELLS.map(rowOf));
  const cellsOf = (row: number) => CELLS.filter((cell) => rowOf(cell) === row && discs.has(cell));
  return [...rows]
    .map((n) => pi.board.matrixRow({ n, discs: and(cellsOf(n).map(nameOf)) }))
    .join(' ');
}

export const moduleName = (module: string): string => content.modules[module]?.name ?? module;
export const moduleText = (module: string): string => content.modules[module]?.text ?? '';

export const goalName = (goal: string): string => content.goals[goal]?.name ?? goal;
/** What a goal counts. */
export const goalText = (goal: string): string => narrator.term('goal', goal, 'text');
/** A goal that stands for the sealed one of each seat. */
export const isSecret = (goal: string): boolean => {
  const { asset, kind } = content.goals[goal] ?? {};
  return !asset && !kind;
};
export const goalMark = (goal: string): { asset?: string; kind?: string } =>
  content.goals[goal] ?? {};
export const rateOf = (space: number): { group: number; points: number } =>
  content.rates[space] ?? { group: 1, points: 1 };

export const rivalRule = (letter: string): RivalPrint =>
  content.rival.colours[letter] ?? { symbols: [] };

/** What a set of so many cards of a world, or of an experiment, is worth. */
export const setPoints = (cards: number, experiment: boolean): number =>
  (experiment ? content.experiment_points : content.set_points)[cards] ?? 0;
