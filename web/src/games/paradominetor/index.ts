// Paradominetor's board.
import type { GameBoard, OptionWords } from '../board';
import { option } from '../../words/catalogues';
import { wordFor } from '../../words/frame';
import { ask } from './ask';
import Own from './Own.svelte';
import { explainScore } from './explain';
import { scenes } from './scenes';
import Seat from './Seat.svelte';
import Stage from './Stage.svelte';
import { pdView, points, tableTrick, tokenOf, type PdView } from './view';
import { as, colourName, heading, how, narrator, pd, pointsWords } from './words_of';

export const sorts = [
  { value: 'time', label: pd.board.byTime },
  { value: 'colour', label: pd.board.byColour },
];

function status(view: PdView, seat: number): string {
  if (view.phase === 'PASS') return pd.board.chosen({ n: view.seats[seat]?.chosen ?? 0 });
  const trick = tableTrick(view);
  if (!trick || view.phase === 'END') return '';
  if (trick.lead === seat) return trick.plays.length ? pd.board.ledIt : '';
  return trick.plays.some((play) => play.seat === seat) ? pd.board.played : '';
}

function options(): OptionWords[] {
  const colours = ['R', 'B', 'G', 'Y', 'P'].map((letter) => ({
    value: tokenOf(letter),
    label: colourName(letter),
    colour: tokenOf(letter),
  }));
  return [
    option('pass', pd.option.pass),
    option('first_lead', pd.option.first_lead),
    { ...option('colours', pd.option.colours, colours), many: (seats) => seats },
  ];
}

export const board: GameBoard = {
  name: 'paradominetor',
  pitch: pd.board.pitch,
  Stage,
  Own,
  Seat,
  scenes,
  seats: (view) => pdView(view).seats.length,
  toAct: (view) => pdView(view).to_act.filter((seat) => seat !== 'nature'),
  progress(view) {
    const { phase, trick, options: o, kept } = pdView(view);
    const text = pd.board.players({ n: o.players, pass: o.pass });
    if (phase === 'PASS' || phase === 'DEAL' || phase === 'FIRST')
      return { pill: '', strong: pd.board.pass, text };
    if (phase === 'END' && !kept) return { pill: '', strong: pd.board.ended, text };
    const strong = pd.board.trick({ n: kept?.trick ?? trick });
    return { pill: '', strong, text: `${pd.board.ofTricks} · ${text}` };
  },
  facts: (view, seat) => ({
    score: points(pdView(view).seats[seat]?.hp ?? 0),
    unit: pd.board.points({ n: (pdView(view).seats[seat]?.hp ?? 0) === 2 ? 1 : 2 }),
    status: status(pdView(view), seat),
  }),
  explainScore,
  ask,
  narrator,
  heading,
  sounds: {
    pass_exchange: 'slide',
    play: 'place',
    declare: 'place',
    reveal: 'flip',
    trick_result: 'gather',
    game_end: 'chord',
  },
  big: ['reveal', 'trick_result', 'game_end'],
  options,
  points,
  pointsWords,
  breakdownName: (label) => wordFor(pd.score, label) ?? label,
  breakdownWorth: (label, count) => (label === 'ones' ? 2 * count : count),
  course(history, seats) {
    const total = Array<number>(seats).fill(0);
    const steps = [];
    for (const event of history) {
      const result = as(event, 'trick_result');
      if (!result) continue;
      result.hp.forEach((hp, seat) => (total[seat]! += hp));
      steps.push({
        label: String(result.trick),
        scores: [...total],
        winners: result.winners,
        special: result.kind !== 'solo',
      });
    }
    return { steps, show: points };
  },
  how,
  chip(view, events) {
    const played = events.map((event) => as(event, 'play')).find((play) => play !== null);
    if (!played) return null;
    const result = events.map((event) => as(event, 'trick_result')).find((one) => one !== null);
    const trick = pdView(view).tricks[(result?.trick ?? pdView(view).trick) - 1];
    const turn = trick?.trick ?? 0;
    const [letter, value] = played.face;
    return { turn, text: value!, colour: tokenOf(letter!), special: false };
  },
  epilogue(history, naming) {
    const results = history.map((event) => as(event, 'trick_result')).filter((one) => one !== null);
    const paradoxes = results.filter((one) => one.kind !== 'solo');
    const yours = paradoxes.filter(
      (one) => naming.you !== null && one.winners.includes(naming.you),
    );
    const all = pd.board.epilogue({ paradoxes: paradoxes.length });
    return naming.you === null || !paradoxes.length
      ? all
      : `${all} ${pd.board.epilogueYours({ yours: yours.length })}`;
  },
  sorts,
};
