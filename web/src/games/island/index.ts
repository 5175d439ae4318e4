// Paradox Island's board.
import type { Course, GameBoard, OptionWords } from '../board';
import type { GameEvent } from '../../net/frames';
import { option } from '../../words/catalogues';
import { yes } from '../../words/message';
import { ask } from './ask';
import { explainMission } from './explain';
import { buttons } from './moves';
import { character, print } from './print.svelte';
import { scenes } from './scenes';
import Seat from './Seat.svelte';
import Stage from './Stage.svelte';
import { how } from './words_of';
import { wordFor } from '../../words/frame';
import { boardOf, isOver, isView, perishGoal, STEPS } from './view';
import type { Fields } from '../../words/narrator';
import { is, narrator } from './words';

// Which of the words for values belong to an option; others have words of their own, or are switches.
const VALUES: Record<string, string[]> = {
  map_mode: ['random', 'hand', 'load'],
  anomaly_assignment: ['random', 'op'],
  safe_scope: ['first', 'action'],
};
const SWITCH = ['off', 'on'];

function options(): OptionWords[] {
  const { values, ...all } = is.option;
  return Object.entries(all).map(([name, said]) => {
    const shared = Object.entries(values).filter(([value]) =>
      (VALUES[name] ?? SWITCH).includes(value),
    );
    return option(name, { values: Object.fromEntries(shared), ...said });
  });
}

/** Steps of missions after every round; OP's are the captives' perishings. */
function course(history: GameEvent[], seats: number): Course {
  const steps: Course['steps'] = [];
  const scores = Array.from({ length: seats }, () => 0);
  let round = 0;
  let winners: number[] = [];
  let special = false;
  const close = () => {
    if (round > 0) steps.push({ label: String(round), scores: [...scores], winners, special });
    winners = [];
    special = false;
  };
  for (const event of history) {
    if (event.event === 'turn' && event.round !== round) {
      close();
      round = Number(event.round);
    } else if (event.event === 'count') {
      scores[Number(event.seat)] = Number(event.total);
      winners = [Number(event.seat)];
    } else if (event.event === 'perish') {
      scores[0] = Number(event.count);
      special = true;
    }
  }
  close();
  return { steps, show: String, top: STEPS };
}

// Events of OP's that name no seat.
const OF_OP = [
  'power',
  'bush',
  'op_move',
  'op_land',
  'op_sea',
  'op_back',
  'carry',
  'wave',
  'push',
  'tell',
];

const count = (history: GameEvent[], name: string) =>
  history.filter((event) => event.event === name).length;

export const board: GameBoard = {
  name: 'island',
  pitch: is.board.pitch,
  wide: true,
  knows: true,
  Stage,
  Seat,
  print,
  scenes,
  role: (seat) => is.board.role({ op: yes(seat === 0) }),
  seats: (view) => isView(view).boards.length + 1,
  toAct: (view) => isView(view).to_act.filter((seat) => seat !== 'nature'),
  progress(view) {
    const now = isView(view);
    if (isOver(now)) return { pill: '', strong: is.board.ended, text: '' };
    if (now.owner === null) return { pill: '', strong: is.board.setUp, text: '' };
    return {
      pill: '',
      strong: is.board.round({ n: now.round }),
      text: is.board.actionsLeft({ n: now.actions }),
    };
  },
  facts(view, seat) {
    const now = isView(view);
    const score = seat === 0 ? now.perished : (boardOf(now, seat)?.steps ?? 0);
    const of = seat === 0 ? perishGoal(now) : STEPS;
    return { score: String(score), unit: is.board.ofGoal({ n: of }), status: '' };
  },
  explainScore: explainMission,
  ask,
  buttons: (view, legal, picked) => buttons(isView(view), legal, picked),
  narrator,
  // A round is told above its first turn.
  heading(event, at, history) {
    if (event.event !== 'turn') return event as Fields;
    const before = history.findLast((one, i) => i < at && one.event === 'turn');
    return before?.round === event.round ? null : (event as Fields);
  },
  whose(event, { names }) {
    if (typeof event.piece === 'string' && event.event !== 'push')
      return names.length === 2 ? 1 : event.piece.charCodeAt(0) - 'a'.charCodeAt(0) + 1;
    return OF_OP.includes(event.event) ? 0 : null;
  },
  sounds: {
    declare: 'slide',
    land: 'place',
    ocean: 'slide',
    op_land: 'place',
    fruit: 'place',
    lose: 'gather',
    scare: 'flip',
    attack: 'glass',
    count: 'chord',
    perish: 'crack',
    power: 'flip',
    end: 'chord',
  },
  big: ['count', 'perish', 'power', 'end'],
  options,
  points: String,
  pointsWords: (n) => is.board.steps({ n }),
  breakdownName: (label) => wordFor(is.score, label) ?? label,
  breakdownWorth: (_label, n) => n,
  course,
  how,
  chip(view, events) {
    const { round } = isView(view);
    if (round < 1 || !events.length) return null;
    const has = (name: string) => events.some(({ event }) => event === name);
    if (has('perish')) return { turn: round, text: '✕', colour: 'red', special: true };
    if (has('count')) return { turn: round, text: '✓', colour: 'green', special: true };
    if (has('land')) return { turn: round, text: '•', colour: 'blue', special: false };
    return { turn: round, text: '·', colour: 'black', special: false };
  },
  verdict(view, { scores, winners }, { names, you }) {
    const now = isView(view);
    const winner = winners[0] ?? 0;
    return is.board.won({
      how: !scores[winner] ? 'nobody' : winner === 0 ? 'op' : 'captive',
      who: winner === you ? 'you' : 'other',
      name: names[winner] ?? '',
      n: now.perished,
      mission: character(boardOf(now, winner)?.character)?.mission.name ?? '',
    });
  },
  epilogue: (history) =>
    is.board.epilogue({
      counted: count(history, 'count'),
      perished: count(history, 'perish'),
      scared: count(history, 'scare'),
    }),
  orderName: (kind) => kind,
  sorts: [],
};
