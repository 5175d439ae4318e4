// Paradox Initiative's board.
import type { Course, Finale, GameBoard, OptionWords } from '../board';
import type { GameEvent, Outcome } from '../../net/frames';
import { option } from '../../words/catalogues';
import { wordFor } from '../../words/frame';
import { ask } from './ask';
import { buttons } from './moves';
import { explainScore } from './explain';
import { print } from './print.svelte';
import { scenes } from './scenes';
import Seat from './Seat.svelte';
import Stage from './Stage.svelte';
import { piView, toneOf } from './view';
import { narrator, pi } from './words';
import { how, pilesIn, pointsOfSets, scoreName, totalOf, type Parts } from './words_of';

const ALONE = ['solo_hard'];
const TOGETHER = ['open_score_piles'];

function options({ seats }: { seats: number }): OptionWords[] {
  const hidden = seats === 1 ? TOGETHER : ALONE;
  const { values, ...all } = pi.option;
  return Object.entries(all)
    .filter(([name]) => !hidden.includes(name))
    .map(([name, said]) => option(name, { ...said, values }));
}

const endOf = (history: GameEvent[]) =>
  history.find((event) => event.event === 'game_end') as
    (GameEvent & { scores: number[]; rival: Parts | null }) | undefined;

/** Points in sets after every round; the last step is the final score. */
function course(history: GameEvent[], seats: number): Course {
  const steps: Course['steps'] = [];
  let round = 0;
  let from = 0;
  const close = (until: number, scores: number[]) => {
    const events = history.slice(from, until);
    from = until;
    if (round === 0) return;
    const made = events.filter((event) => event.event === 'complete');
    steps.push({
      label: String(round),
      scores,
      winners: [...new Set(made.map((event) => Number(event.seat)))].slice(0, 1),
      special: events.some((event) => event.event === 'fracture'),
    });
  };
  const standing = (until: number) =>
    pilesIn(history.slice(0, until), seats).slice(0, seats).map(pointsOfSets);
  history.forEach((event, at) => {
    if (event.event !== 'round' && event.event !== 'final_round') return;
    close(at, standing(at));
    round = event.event === 'round' ? Number(event.round) : round + 1;
  });
  const end = endOf(history);
  const last = end
    ? [...end.scores, ...(end.rival ? [totalOf(end.rival)] : [])].slice(0, seats)
    : standing(history.length);
  close(history.length, last);
  return { steps, show: String, top: 10 };
}

/** Alone: the rival stands beside you on the score sheet. */
function finale(history: GameEvent[], outcome: Outcome): Finale | null {
  const rival = endOf(history)?.rival;
  if (!rival) return null;
  const mine = (label: string) => outcome.breakdown[label]?.[0] ?? 0;
  const goals = mine('goal 1') + mine('goal 2') + mine('goal 3');
  const breakdown: Outcome['breakdown'] = {
    worlds: [mine('worlds'), rival.worlds ?? 0],
    experiments: [mine('experiments'), rival.experiments ?? 0],
    locked: [mine('locked'), rival.locked ?? 0],
    goals: [goals, rival.goals ?? 0],
    alliances: [mine('alliances'), rival.alliances ?? 0],
    ...(rival.its_worlds ? { its_worlds: [0, rival.its_worlds] } : {}),
  };
  const scores = [outcome.scores[0] ?? 0, totalOf(rival)];
  const by = scores[0]! - scores[1]!;
  const won = outcome.ranks[0] === 1;
  return {
    name: pi.board.rival.name,
    outcome: {
      ...outcome,
      scores,
      ranks: won ? [1, 2] : [2, 1],
      winners: [won ? 0 : 1],
      breakdown,
    },
    verdict: won
      ? pi.board.beaten({ by: pointsWords(by) })
      : by === 0
        ? pi.board.lostTie
        : pi.board.lost({ by: pointsWords(-by) }),
  };
}

const pointsWords = (n: number): string => pi.board.pointsWords({ n });
const count = (history: GameEvent[], name: string) =>
  history.filter((event) => event.event === name).length;

export const board: GameBoard = {
  name: 'initiative',
  pitch: pi.board.pitch,
  wide: true,
  Stage,
  Seat,
  print,
  scenes,
  seats: (view) => piView(view).seats.length,
  toAct: (view) => piView(view).to_act.filter((seat) => seat !== 'nature'),
  progress(view) {
    const { round, rounds, final_round, phase, ask: asked } = piView(view);
    if (asked === 'over') return { pill: '', strong: pi.board.ended, text: '' };
    const text = wordFor(pi.board.phases, phase) ?? '';
    if (round === 0) return { pill: '', strong: pi.board.setUp, text: '' };
    if (final_round) return { pill: '', strong: pi.board.finalRound, text };
    return { pill: '', strong: pi.board.roundOf({ n: round, of: rounds }), text };
  },
  facts: (view, seat) => ({
    score: String(piView(view).seats[seat]?.pile_size ?? 0),
    unit: pi.board.cardsUnit({ n: piView(view).seats[seat]?.pile_size ?? 0 }),
    status: '',
  }),
  explainScore,
  ask,
  buttons: (view, legal, picked) => buttons(piView(view), legal, picked),
  narrator,
  sounds: {
    draft: 'place',
    place: 'place',
    keep: 'place',
    trigger: 'flip',
    use: 'flip',
    swap: 'slide',
    anomaly_swap: 'slide',
    rival_draw: 'slide',
    lock: 'place',
    lost: 'gather',
    strand: 'glass',
    fracture: 'crack',
    complete: 'chord',
    game_end: 'chord',
  },
  big: ['complete', 'fracture', 'strand', 'rival_draw', 'game_end'],
  options,
  points: String,
  pointsWords,
  breakdownName: scoreName,
  breakdownWorth: (_label, n) => n,
  course,
  finale,
  how,
  chip(view, events) {
    const { round, final_round } = piView(view);
    // A step may let the next round begin.
    const begun = events.filter(({ event }) => event === 'round' || event === 'final_round').length;
    const turn = round + (final_round ? 1 : 0) - begun;
    if (turn < 1) return null;
    const strand = events.find(({ event }) => event === 'strand');
    const has = (name: string) => events.some(({ event }) => event === name);
    if (has('complete'))
      return { turn, text: pi.board.chips.complete, colour: 'green', special: true };
    if (strand)
      return {
        turn,
        text: String((strand.cells as string[]).length),
        colour: toneOf(String(strand.colour)),
        special: false,
      };
    if (has('draft')) return { turn, text: pi.board.chips.draft, colour: 'blue', special: false };
    return events.length
      ? { turn, text: pi.board.chips.other, colour: 'black', special: false }
      : null;
  },
  epilogue: (history) =>
    pi.board.epilogue({
      done: count(history, 'complete'),
      lost: count(history, 'lost'),
      broken: count(history, 'fracture'),
    }),
  sorts: [],
};
