// A world as a piece: what it is called, what can be done with it, what a click on it would have meant.
import type { Hand } from '../board';
import type { LegalMove } from '../../net/frames';
import { wordFor } from '../../words/frame';
import { withMarks } from '../../words/message';
import { pi } from './words';
import { advanceMoves, worldMoves } from './moves';
import { plan } from './plan.svelte';
import { worldTitle } from './print.svelte';
import { worldName, type PiView, type WorldState } from './view';

export interface World {
  world: string; // "W07"
  title: string;
  state: WorldState;
  name: string; // with all that is true of it
  glitch: boolean; // is here
  heading: boolean; // the glitch would come here
  held: number; // cards of it in the pile
  moves: LegalMove[];
  asks: string;
}

/** `to`: where the glitch would go, where that is shown. */
export function worldsOf(
  view: PiView,
  hand: Hand,
  seat: number,
  to: string | null = null,
): World[] {
  const pile = view.seats[seat]?.pile ?? [];
  const letter =
    view.ask === 'purple'
      ? 'P'
      : (plan.colour ?? view.pending.held ?? view.pending.earned[0]?.[0] ?? 'K');
  return view.worlds.map((state, index) => {
    const world = worldName(index);
    const title = worldTitle(world);
    const glitch = world === view.glitch;
    const heading = world === to;
    return {
      world,
      title,
      state,
      name: withMarks(
        pi.board.world({ name: title, state: wordFor(pi.board.worldStates, state) ?? state }),
        [...(glitch ? [pi.board.glitchHere] : []), ...(heading ? [pi.board.glitchTo] : [])],
      ),
      glitch,
      heading,
      held: pile.filter((card) => card.startsWith(world)).length,
      moves: [
        ...worldMoves(hand.legal, world, plan.colour),
        ...advanceMoves(view, hand.legal, world),
      ],
      asks: `${state === 'fractured' ? 'stabilise' : 'lock'} ${letter} ${world}`,
    };
  });
}
