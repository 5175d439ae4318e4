// What the viewer means to do over two clicks: the first disc of a swap, the colour that pays. And
// what is shown on a narrow screen.

class Plan {
  from = $state<string | null>(null); // the first disc: a cell, or a place of the anomaly
  over = $state<string | null>(null); // a cell that is pointed at
  colour = $state<string | null>(null); // of an earned disc
  card = $state<string | null>(null); // of a console, pointed at: where it would send the glitch
  cell = $state<string | null>(null); // of a nexus card that is pointed at
  tab = $state(''); // of the lower part; empty: what is asked for
}
export const plan = new Plan();

export const anomalyCell = (symbol: number): string => `x${symbol}`;
export const isAnomaly = (cell: string | null): boolean => cell?.[0] === 'x';
