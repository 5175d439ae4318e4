// Paradoxical's board.
import type { GameBoard, OptionWords } from '../board';
import type { GameEvent } from '../../net/frames';
import { px } from '../../words/paradoxical';
import { ask } from './ask';
import Badge from './Badge.svelte';
import { kindInside, proposals } from './claim';
import Claims from './Claims.svelte';
import { buttons } from './moves';
import Own from './Own.svelte';
import { print } from './print.svelte';
import { scenes } from './scenes';
import Seat from './Seat.svelte';
import Stage from './Stage.svelte';
import { tips } from './tips';
import { domainOf, pxView, TOKENS, valueOf } from './view';
import { claimsIn, how, moveFull, moveName, tell } from './words_of';

const KINDS = ['two_pair', 'full_house', 'straight'];

function options(): OptionWords[] {
  return Object.entries(px.options).map(([name, { values, ...said }]) => ({
    name,
    ...said,
    choices: Object.entries(values).map(([value, label]) => ({
      value: name === 'round_cap' ? Number(value) : value,
      label,
    })),
  }));
}

// The last turn that began, counted from 1.
const turnsIn = (history: GameEvent[]): number =>
  history.reduce((turn, event) => (event.event === 'turn' ? Number(event.turn) + 1 : turn), 0);

export const board: GameBoard = {
  name: 'paradoxical',
  pitch: px.pitch,
  Stage,
  Own,
  Seat,
  Badge,
  pane: {
    icon: 'crown',
    label: px.claims.tab,
    Pane: Claims,
    count: (view, naming) => (naming.you === null ? 0 : proposals(pxView(view), naming.you).length),
  },
  print,
  scenes,
  seats: (view) => pxView(view).seats.length,
  toAct: (view) => pxView(view).to_act.filter((seat) => seat !== 'nature'),
  progress(view) {
    const { ask: asked, turn, claimed } = pxView(view);
    const strong = asked === 'over' && !claimed ? px.ended : px.turn(turn + 1);
    return { pill: '', strong, text: px.aim };
  },
  facts: (view, seat) => ({
    score: px.points(pxView(view).seats[seat]?.tokens ?? 0),
    unit: '',
    status: '',
  }),
  ask,
  buttons: (_view, legal, picked) => buttons(legal, picked),
  moveName,
  moveFull,
  tell,
  options,
  points: px.points,
  pointsWords: px.pointsWords,
  breakdown(history, seats) {
    const claims = claimsIn(history);
    return Object.fromEntries(
      KINDS.map((kind) => [
        kind,
        Array.from(
          { length: seats },
          (_, seat) =>
            claims.filter(({ claim }) => claim.seat === seat && claim.kind === kind).length,
        ),
      ]),
    );
  },
  breakdownName: (label) => px.kinds[label] ?? label,
  breakdownWorth: (_label, count) => count,
  course(history, seats) {
    const total = Array<number>(seats).fill(0);
    const claims = claimsIn(history);
    const steps = Array.from({ length: turnsIn(history) }, (_, i) => {
      const made = claims.filter(({ turn }) => turn === i + 1).map(({ claim }) => claim.seat);
      for (const seat of made) total[seat]! += 1;
      return {
        label: String(i + 1),
        scores: [...total],
        winners: made,
        special: made.length > 0,
      };
    });
    return { steps, show: px.points, top: TOKENS };
  },
  how,
  chip(view, events) {
    // A step may end its turn and let the next begin.
    const begun = events.filter((event) => event.event === 'turn').length;
    const turn = pxView(view).turn + 1 - begun;
    if (turn < 1) return null; // cards before the first turn
    if (events.some((event) => event.event === 'claim'))
      return { turn, text: px.tokenMark, colour: 'black', special: true };
    const card = events.map((event) => event.card).find((one) => typeof one === 'string');
    if (typeof card !== 'string')
      return events.some((event) => event.event === 'draw')
        ? { turn, text: px.hiddenMark, colour: 'black', special: false }
        : null;
    return { turn, text: String(valueOf(card)), colour: domainOf(card).colour, special: false };
  },
  epilogue(history) {
    const claims = claimsIn(history);
    return px.epilogue(
      turnsIn(history),
      claims.length,
      kindInside(claims.at(-1)?.claim.kind ?? ''),
    );
  },
  tips,
  sorts: [
    { value: 'value', label: px.sorts.value },
    { value: 'domain', label: px.sorts.domain },
  ],
};
