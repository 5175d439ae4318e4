// What the viewer means to do over several clicks, and what is shown where there is little room.

class Plan {
  length = $state(1);
  safe = $state(true);
  tab = $state(''); // of the lower part of a narrow window; empty: what is asked for
  cell = $state<string | null>(null); // that is looked at
}
export const plan = new Plan();
