// What the viewer looks at over several clicks, and what is shown where there is little room.

class Plan {
  /** The Chain whose pattern lies over the grid; pointed at, or chosen to stay. */
  pointed = $state<string | null>(null);
  chain = $state<string | null>(null);
  /** Which of the places where it could lie; the first has the fewest mismatches. */
  place = $state(0);
  tab = $state(''); // of the lower part of a narrow window; empty: what is asked for
  offer = $state(''); // of the panel at the left of a low window
  swapped = $state(false); // whether grid and dystopia have changed places
}
export const plan = new Plan();

/** Shows a Chain's pattern until another one is shown, or none. */
export function lay(chain: string | null): void {
  plan.chain = chain;
  plan.place = 0;
}
