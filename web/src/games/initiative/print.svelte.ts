// What is printed on cards, goals, modules and the rival's board, as the server has it.
import type { Json } from '../../net/frames';
import { pi } from '../../words/initiative';
import type { Print } from '../reading.svelte';
import { symbolOf, toneOf, worldIndex } from './view';

export interface CardPrint {
  title: string;
  kind: string; // past, present, future, nexus, parallel
  start_column: number;
  glitch_step: number;
  cost: string; // "RYA", O for a planet
  world?: string;
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
  symbols: string[];
  experiments: string[];
  set_points: number[];
  experiment_points: number[];
  rival: { colours: Record<string, RivalPrint>; circuit: number[] };
}

const NOTHING: Content = {
  worlds: {},
  cards: {},
  goals: {},
  rates: [],
  modules: {},
  colours: {},
  symbols: [],
  experiments: [],
  set_points: [],
  experiment_points: [],
  rival: { colours: {}, circuit: [] },
};
let content = $state.raw<Content>(NOTHING);

export function print(given: Json): void {
  content = { ...NOTHING, ...((given ?? {}) as unknown as Partial<Content>) };
}

const BLANK: CardPrint = { title: '', kind: 'past', start_column: 1, glitch_step: 0, cost: '' };
export const printed = (card: string): CardPrint => content.cards[card] ?? BLANK;
export const isNexus = (card: string): boolean => printed(card).kind === 'nexus';

/** "Amberlode", "Resonance Mast", "Twin Morning". */
export function familyName(card: string): string {
  const { world, title } = printed(card);
  if (world) return worldTitle(world);
  return card.startsWith('X') ? (content.experiments[card.charCodeAt(1) - 65] ?? title) : title;
}
export const isExperiment = (set: string): boolean => set.startsWith('X');
/** A set by its name: "W07" or "XA". */
export const setName = (set: string): string =>
  isExperiment(set) ? (content.experiments[set.charCodeAt(1) - 65] ?? set) : worldTitle(set);
export const worldTitle = (world: string): string => content.worlds[world]?.name ?? world;
export const worldLook = (world: string): string => content.worlds[world]?.look ?? '';
/** The planet on the card; none for experiments and parallel universes. */
export const planetOf = (card: string): number => worldIndex(printed(card).world);
/** "Amberlode past"; a parallel universe has no kind. */
export const cardName = (card: string): string =>
  printed(card).kind === 'parallel'
    ? familyName(card)
    : pi.cardName(familyName(card), pi.kinds[printed(card).kind]?.toLowerCase() ?? '');
/** What it takes, in words. */
export function costWords(card: string): string {
  const { cost, cell } = printed(card);
  if (cell) return pi.cost.nexus(cell);
  const counts = new Map<string, number>();
  for (const slot of cost) counts.set(slot, (counts.get(slot) ?? 0) + 1);
  return [...counts].map(([slot, n]) => pi.cost.slot(slot, n, colourName(slot))).join(', ');
}
/** All that is printed on it, in sentences. */
export function cardText(card: string): string {
  const { glitch_step, asset, reward, kind } = printed(card);
  return [
    pi.cost.costs(costWords(card)),
    kind === 'parallel' ? pi.cost.parallel : '',
    reward ? (pi.rewards[reward] ?? '') : '',
    asset ? pi.cost.asset(pi.assets[asset] ?? asset) : '',
    glitch_step ? pi.cost.glitch(glitch_step) : pi.cost.noGlitch,
  ]
    .filter(Boolean)
    .join(' ');
}

export const colourName = (letter: string): string =>
  content.colours[letter]?.name ?? toneOf(letter);
export const allianceName = (letter: string): string =>
  content.colours[letter]?.alliance || colourName(letter);
export const discName = (disc: string): string =>
  `${colourName(disc[0]!)} ${content.symbols[Number(disc[1]) - 1] ?? symbolOf(disc)}`;
/** "a red disc", "a purple particle", "the black alliance". */
export const itemName = (item: string): string =>
  item === 'P'
    ? pi.items.purple
    : item.startsWith('t')
      ? pi.items.token(colourName(item[1]!))
      : pi.items.disc(colourName(item[0]!));

export const moduleName = (module: string): string => content.modules[module]?.name ?? module;
export const moduleText = (module: string): string => content.modules[module]?.text ?? '';

export const goalName = (goal: string): string => content.goals[goal]?.name ?? goal;
/** What a goal counts. */
export function goalText(goal: string): string {
  const { asset, kind } = content.goals[goal] ?? {};
  if (asset) return pi.goals.asset(pi.assets[asset] ?? asset);
  return kind ? pi.goals.kind(pi.kinds[kind]?.toLowerCase() ?? kind) : pi.goals.secret;
}
/** A goal that counts what its owner was dealt. */
export function isSecret(goal: string): boolean {
  const { asset, kind } = content.goals[goal] ?? {};
  return !asset && !kind;
}
export const goalMark = (goal: string): { asset?: string; kind?: string } =>
  content.goals[goal] ?? {};
export const rateOf = (space: number): { group: number; points: number } =>
  content.rates[space] ?? { group: 1, points: 1 };

export const rivalRule = (letter: string): RivalPrint =>
  content.rival.colours[letter] ?? { symbols: [] };

/** What a set of so many cards of a world, or of an experiment, is worth. */
export const setPoints = (cards: number, experiment: boolean): number =>
  (experiment ? content.experiment_points : content.set_points)[cards] ?? 0;

/** What is shown beside a card that is looked at. */
export const tipOf = (card: string): Print => ({
  title: cardName(card),
  kind: printed(card).title,
  text: cardText(card),
  clause: printed(card).cell ? pi.clause.draftNexus! : pi.clause.place!,
});
