// The guided first game: what to say when something happens for the first time.
import type { LegalMove, View } from '../../net/frames';
import { tipsOf } from '../../words/catalogues';
import { swapsCells } from './moves';
import { plan } from './plan.svelte';
import { numberOf } from './print.svelte';
import { piView, type PiSeat, type PiView } from './view';
import { pi } from './words';

type When = (view: PiView, mine: PiSeat | undefined, legal: LegalMove[]) => boolean;
const asked = (legal: LegalMove[], kind: string) => legal.some((move) => move.kind === kind);

const conditions: Record<string, When> = {
  welcome: (view, _mine, legal) => view.ask === 'keep' && legal.length > 0,
  wormhole: (_view, _mine, legal) => asked(legal, 'draft'),
  console: (_view, mine, legal) => legal.length > 0 && !!mine?.console.length,
  swap: (_view, _mine, legal) => swapsCells(legal),
  preview: (_view, _mine, legal) => swapsCells(legal) && plan.from !== null,
  allocate: (view, _mine, legal) => view.ask === 'allocate' && legal.length > 0,
  glitch: (view, mine, legal) =>
    legal.length > 0 && view.ask === 'allocate' && !!mine?.console.some((one) => one.items.length),
  triggers: (_view, _mine, legal) => asked(legal, 'purple'),
  fractured: (view, _mine, legal) => legal.length > 0 && view.worlds.includes('fractured'),
  danger: (view, mine, legal) =>
    legal.length > 0 && view.ask === 'turn' && !!mine?.console.some((one) => one.column === 4),
  waiting: (_view, _mine, legal) => asked(legal, 'resolve'),
  rival: (view, _mine, legal) => legal.length > 0 && !!view.rival?.discarded.length,
  final: (view, _mine, legal) => legal.length > 0 && view.final_round,
};

const numbers = () => ({
  world_points: numberOf('set.world'),
  past: Number(numberOf('past.glitch_step')),
  present: numberOf('present.glitch_step'),
  future: numberOf('future.glitch_step'),
  actions: Number(numberOf('turn.final_actions')),
});

const when = (id: string) => (raw: View, legal: LegalMove[]) => {
  const view = piView(raw);
  const mine = view.seats.find((seat) => seat.seat === view.viewer);
  return conditions[id]!(view, mine, legal);
};

export const tips = tipsOf(pi.tip, when, numbers);
