// The spaces of a Mind field beside what is printed on its Studied card.
import { printed, type Slot } from './print.svelte';
import { fieldOf, sideOf, SLOTS, type FieldName, type RsView } from './view';

export interface SlotFacts {
  number: number; // from the bottom
  print: Slot;
  fill: 'frag' | 'pill' | null;
  state: 'active' | 'spent' | 'off' | 'points' | 'none';
}

export function slotsOf(view: RsView, seat: number, field: FieldName): SlotFacts[] {
  const mind = fieldOf(sideOf(view, seat), field);
  const slots = mind.studied ? printed(mind.studied).slots : [];
  return Array.from({ length: SLOTS }, (_, i) => {
    const number = i + 1;
    const print = slots[i] ?? null;
    const fill = number <= mind.fragments ? 'frag' : number <= mind.total ? 'pill' : null;
    return { number, print, fill, state: stateOf(print, fill !== null, mind.spent, number) };
  });
}

function stateOf(print: Slot, on: boolean, spent: number[], slot: number): SlotFacts['state'] {
  if (print === null) return 'none';
  if (typeof print === 'number') return 'points';
  if (!on) return 'off';
  return spent.includes(slot) ? 'spent' : 'active';
}
