// Restart's board.
import type { GameBoard, OptionWords } from '../board';
import type { GameEvent } from '../../net/frames';
import { option } from '../../words/catalogues';
import type { Fields } from '../../words/narrator';
import { ask } from './ask';
import { course } from './course';
import { printBoards } from './dystopias/boards.svelte';
import { explainScore } from './explain';
import { buttons } from './moves';
import { dystopiaPrint, print } from './print.svelte';
import { scenes } from './scenes';
import Seat from './Seat.svelte';
import Stage from './Stage.svelte';
import { isOver, rsView } from './view';
import { narrator, rs } from './words';
import { how, scoreName } from './words_of';

const SWITCHES = ['gadgets', 'intro', 'talents'];

function options(): OptionWords[] {
  const { values, ...all } = rs.option;
  return Object.entries(all).map(([name, said]) =>
    option(name, SWITCHES.includes(name) ? { ...said, values } : said),
  );
}

const count = (history: GameEvent[], name: string) =>
  history.filter((event) => event.event === name).length;

export const board: GameBoard = {
  name: 'restart',
  pitch: rs.board.pitch,
  wide: true,
  Stage,
  Seat,
  print(content) {
    print(content);
    printBoards(content);
  },
  scenes,
  seats: (view) => rsView(view).seats.length,
  toAct: (view) => rsView(view).to_act.filter((seat) => seat !== 'nature'),
  progress(view) {
    const now = rsView(view);
    if (isOver(now)) return { pill: '', strong: rs.board.ended, text: '' };
    const text = dystopiaPrint(now.dystopia).name;
    if (now.round === 0) return { pill: '', strong: rs.board.setUp, text };
    const strong = now.last_turns
      ? rs.board.lastTurns
      : rs.board.roundOf({ n: now.round, of: now.rounds });
    return { pill: '', strong, text };
  },
  facts(view, seat) {
    const points = rsView(view).seats[seat]?.points ?? 0;
    return { score: String(points), unit: rs.board.pointsUnit({ n: points }), status: '' };
  },
  explainScore,
  ask,
  buttons: (view, legal, picked) => buttons(rsView(view), legal, picked),
  narrator,
  // A round is told above its first turn.
  heading: (event) => (event.event === 'turn' || event.event === 'end' ? (event as Fields) : null),
  sounds: {
    adult: 'slide',
    child: 'slide',
    caused: 'place',
    assisted: 'place',
    placed: 'place',
    studied: 'flip',
    buried: 'flip',
    validated: 'chord',
    recovered: 'glass',
    rolled: 'gather',
    researched: 'slide',
    senator: 'slide',
    law: 'slide',
    gene_moved: 'place',
    symbol: 'place',
    end: 'chord',
  },
  big: ['validated', 'round_ended', 'end'],
  options,
  points: String,
  pointsWords: (n) => rs.board.pointsWords({ n }),
  breakdownName: scoreName,
  breakdownWorth: (_label, n) => n,
  course,
  how,
  chip(view, events) {
    const { turns, ask: asked } = rsView(view);
    if (!events.length || asked === 'over') return null;
    const has = (name: string) => events.some(({ event }) => event === name);
    const turn = Math.max(1, turns + 1);
    if (has('validated'))
      return { turn, text: rs.board.chips.validated, colour: 'yellow', special: true };
    if (has('caused') || has('assisted'))
      return { turn, text: rs.board.chips.caused, colour: 'green', special: false };
    if (has('plan')) return { turn, text: rs.board.chips.plan, colour: 'red', special: false };
    return { turn, text: rs.board.chips.other, colour: 'black', special: false };
  },
  epilogue: (history) =>
    rs.board.epilogue({
      chains: count(history, 'validated'),
      plans: count(history, 'plan'),
      events: count(history, 'caused') + count(history, 'assisted'),
    }),
  sorts: [],
};
