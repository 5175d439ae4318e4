// The score and the rival in words.
import type { How, Naming } from '../board';
import type { GameEvent, Outcome, View } from '../../net/frames';
import { wordFor } from '../../words/frame';
import type { Fields } from '../../words/narrator';
import {
  allianceName,
  cardName,
  familyName,
  goalName,
  goalText,
  isExperiment,
  isSecret,
  setName,
  setPoints,
} from './print.svelte';
import { piView } from './view';
import { narrator, pi } from './words';

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

/** What a draw of the rival means, in a sentence. */
export const rivalDraw = (event: GameEvent): string =>
  narrator.say('event.rival_draw', event as Fields);

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

/** "goal 1" is score.goal_1. */
export const scoreName = (label: string): string =>
  wordFor(pi.score, label.replace(' ', '_')) ?? label;

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
      lines.push({
        text: pi.board.howSet({ name: setName(set.of), n: set.cards }),
        value: String(set.points),
      });
    const rest = worth - lines.reduce((all, line) => all + Number(line.value), 0);
    if (rest > 0) lines.push({ text: pi.board.howStandIns, value: `+${rest}` });
    if (label === 'worlds')
      for (const raw of history)
        if (raw.event === 'penalty' && raw.seat === seat)
          lines.push({ text: pi.board.howLost({ name: cardName(String(raw.card)) }), value: '–' });
  } else if (label === 'alliances') {
    for (const letter of side?.tokens ?? []) lines.push({ text: allianceName(letter), value: '1' });
  } else if (label.startsWith('goal')) {
    now.goals.forEach((goal, space) => {
      if (!goal || (label !== 'goals' && label !== `goal ${space + 1}`)) return;
      const counted = (isSecret(goal) && side?.secret) || goal;
      lines.push({
        text: pi.board.howGoal({ name: goalName(counted), text: goalText(counted) }),
        value: String(side?.goals[space] ?? 0),
      });
    });
  }
  return {
    title: pi.board.how({
      who: naming.names[seat] ?? pi.board.rival.name,
      what: scoreName(label),
    }),
    lines,
  };
}
