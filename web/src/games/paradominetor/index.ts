// Paradominetor's board.
import type { GameBoard, OptionWords } from '../board';
import { pd } from '../../words/paradominetor';
import { ask } from './ask';
import Own from './Own.svelte';
import { scenes } from './scenes';
import Seat from './Seat.svelte';
import Stage from './Stage.svelte';
import { tips } from './tips';
import { pdView, points, tableTrick, tokenOf, type PdView } from './view';
import { as, how, moveFull, moveName, pointsWords, tell } from './words_of';

export const sorts = [
  { value: 'time', label: pd.byTime },
  { value: 'colour', label: pd.byColour },
];

function status(view: PdView, seat: number): string {
  if (view.phase === 'PASS') return pd.chosen(view.seats[seat]?.chosen ?? 0);
  const trick = tableTrick(view);
  if (!trick || view.phase === 'END') return '';
  if (trick.lead === seat) return trick.plays.length ? pd.ledIt : '';
  return trick.plays.some((play) => play.seat === seat) ? pd.played : '';
}

function options(): OptionWords[] {
  const { pass, first_lead, colours } = pd.options;
  const choices = (values: Record<string, string>) =>
    Object.entries(values).map(([value, label]) => ({
      value: /^\d+$/.test(value) ? Number(value) : value,
      label,
    }));
  return [
    { name: 'pass', ...pass, choices: choices(pass.values) },
    {
      name: 'first_lead',
      ...first_lead,
      // An object lists its numbers first; "random" is the usual one.
      choices: choices(first_lead.values).reverse(),
    },
    {
      name: 'colours',
      ...colours,
      many: (seats) => seats,
      choices: ['R', 'B', 'G', 'Y', 'P'].map((letter) => ({
        value: tokenOf(letter),
        label: pd.colours[letter]!,
        colour: tokenOf(letter),
      })),
    },
  ];
}

export const board: GameBoard = {
  name: 'paradominetor',
  pitch: pd.pitch,
  Stage,
  Own,
  Seat,
  scenes,
  seats: (view) => pdView(view).seats.length,
  toAct: (view) => pdView(view).to_act.filter((seat) => seat !== 'nature'),
  progress(view) {
    const { phase, trick, options: o, kept } = pdView(view);
    const text = pd.players(o.players, o.pass);
    if (phase === 'PASS' || phase === 'DEAL' || phase === 'FIRST')
      return { pill: '', strong: pd.pass, text };
    if (phase === 'END' && !kept) return { pill: '', strong: pd.ended, text };
    const [word, number, of] = pd.trick(kept?.trick ?? trick);
    return { pill: '', strong: `${word} ${number}`, text: `${of} · ${text}` };
  },
  facts: (view, seat) => ({
    score: points(pdView(view).seats[seat]?.hp ?? 0),
    unit: pd.points,
    status: status(pdView(view), seat),
  }),
  ask,
  moveName,
  moveFull,
  tell,
  options,
  points,
  pointsWords,
  breakdownName: (label) => pd.sheet[label] ?? label,
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
    return pd.epilogue(paradoxes.length, naming.you === null ? null : yours.length);
  },
  tips,
  sorts,
};
