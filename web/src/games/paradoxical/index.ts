// Paradoxical's board.
import type { GameBoard, OptionWords } from '../board';
import type { GameEvent } from '../../net/frames';
import { wordFor } from '../../words/frame';
import { option } from '../../words/catalogues';
import { ask } from './ask';
import Badge from './Badge.svelte';
import { kindInside, proposals } from './claim';
import Claims from './Claims.svelte';
import { buttons } from './moves';
import Own from './Own.svelte';
import { explainScore } from './explain';
import { scenes } from './scenes';
import Seat from './Seat.svelte';
import Stage from './Stage.svelte';
import { domainOf, pxView, TOKENS, valueOf } from './view';
import { narrator, px } from './words';
import { claimsIn, heading, how } from './words_of';

const KINDS = ['two_pair', 'full_house', 'straight'];

function options(): OptionWords[] {
  return Object.entries(px.option).map(([name, said]) => option(name, said));
}

// The last turn that began, counted from 1.
const turnsIn = (history: GameEvent[]): number =>
  history.reduce((turn, event) => (event.event === 'turn' ? Number(event.turn) + 1 : turn), 0);

export const board: GameBoard = {
  name: 'paradoxical',
  pitch: px.board.pitch,
  Stage,
  Own,
  columns: true,
  Seat,
  Badge,
  pane: {
    icon: 'crown',
    label: px.board.claims.tab,
    Pane: Claims,
    count: (view, naming) => (naming.you === null ? 0 : proposals(pxView(view), naming.you).length),
  },
  scenes,
  seats: (view) => pxView(view).seats.length,
  toAct: (view) => pxView(view).to_act.filter((seat) => seat !== 'nature'),
  progress(view) {
    const { ask: asked, turn, claimed } = pxView(view);
    const strong = asked === 'over' && !claimed ? px.board.ended : px.board.turn({ n: turn + 1 });
    return { pill: '', strong, text: px.board.aim };
  },
  facts: (view, seat) => ({
    score: String(pxView(view).seats[seat]?.tokens ?? 0),
    unit: '',
    status: '',
  }),
  explainScore,
  ask,
  buttons: (_view, legal, picked) => buttons(legal, picked),
  narrator,
  heading,
  sounds: {
    build: 'place',
    add: 'place',
    place: 'place',
    discard: 'slide',
    draw: 'slide',
    pick: 'slide',
    seed: 'slide',
    take: 'slide',
    give: 'slide',
    swap: 'slide',
    effect: 'flip',
    mask: 'flip',
    rebuild: 'gather',
    claim: 'chord',
    game_end: 'chord',
  },
  big: ['claim', 'game_end'],
  options,
  points: String,
  pointsWords: (n) => px.board.pointsWords({ n }),
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
  breakdownName: (label) => wordFor(px.score, label) ?? label,
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
    return { steps, show: String, top: TOKENS };
  },
  how,
  chip(view, events) {
    // A step may end its turn and let the next begin.
    const begun = events.filter((event) => event.event === 'turn').length;
    const turn = pxView(view).turn + 1 - begun;
    if (turn < 1) return null; // cards before the first turn
    if (events.some((event) => event.event === 'claim'))
      return { turn, text: px.board.tokenMark, colour: 'black', special: true };
    const card = events.map((event) => event.card).find((one) => typeof one === 'string');
    if (typeof card !== 'string')
      return events.some((event) => event.event === 'draw')
        ? { turn, text: px.board.hiddenMark, colour: 'black', special: false }
        : null;
    return { turn, text: String(valueOf(card)), colour: domainOf(card).colour, special: false };
  },
  epilogue(history) {
    const claims = claimsIn(history);
    return px.board.epilogue({
      turns: turnsIn(history),
      claims: claims.length,
      kind: kindInside(claims.at(-1)?.claim.kind ?? ''),
    });
  },
  sorts: [
    { value: 'value', label: px.board.sorts.value },
    { value: 'domain', label: px.board.sorts.domain },
  ],
};
