// Chromosome cards and the drawing of them: "X7" is an X with seven bands.

export type Colour = 'X' | 'Y';

export const colourOf = (gene: string): Colour => gene[0] as Colour;
export const numberOf = (gene: string): number => Number(gene.slice(1));

export const TUBE_ROOM = 6;

/** The arms of a chromosome in a box from -14 to 14: two crossed, or a fork. */
export const ARMS: Record<Colour, string[]> = {
  X: ['M-9-13C-5-5-3-3 0 0C3 3 5 5 9 13', 'M9-13C5-5 3-3 0 0C-3 3-5 5-9 13'],
  Y: ['M-9-13C-5-6-2-4 0 0V13', 'M9-13C5-6 2-4 0 0'],
};
const LONG = 26; // an arm
const BAND = 1.6;
/** As many bands as its number. */
export const bandsOf = (number: number): string =>
  `${BAND} ${Math.round((LONG / (number + 1) - BAND) * 100) / 100}`;
