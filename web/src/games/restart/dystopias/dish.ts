// Pandemia's petri dish: two rings of spaces, the Virus track outside and the Cure track inside, with a
// quarter for each section. Position 0 is at the top, and the tracks run clockwise.

export interface Point {
  x: number;
  y: number;
}

/** The dish is a circle around 0,0. */
export const RIM = 184;
export const RINGS = { virus: 146, cure: 96 } as const;
const OUT = 24; // from a space to the markers that are on it
export type Ring = keyof typeof RINGS;
const PITCH = 20; // between markers that share a space

const round = (n: number): number => Math.round(n * 100) / 100;

/** The point that far from the middle, `turn` of a whole turn from the top. */
export const polar = (radius: number, turn: number): Point => ({
  x: round(radius * Math.sin(2 * Math.PI * turn)),
  y: round(-radius * Math.cos(2 * Math.PI * turn)),
});

/** How far around the dish a position is: those before space 1 stand alone at the top. */
const turnOf = (position: number, length: number): number => position / (length + 1);

export const spaceAt = (ring: Ring, position: number, length: number): Point =>
  polar(RINGS[ring], turnOf(position, length));

/** Where the i-th of n markers that share a space lies: outside its ring, side by side. */
export function markerAt(
  ring: Ring,
  position: number,
  length: number,
  i: number,
  n: number,
): Point {
  const radius = RINGS[ring] + OUT;
  const aside = ((i - (n - 1) / 2) * PITCH) / (2 * Math.PI * radius);
  return polar(radius, turnOf(position, length) + aside);
}

/** Markers by the space that they are on, those on the same one together. */
export function shared(positions: number[]): { position: number; seats: number[] }[] {
  const found = new Map<number, number[]>();
  positions.forEach((position, seat) =>
    found.set(position, [...(found.get(position) ?? []), seat]),
  );
  return [...found].map(([position, seats]) => ({ position, seats }));
}

export interface Sector {
  path: string;
  middle: Point; // where its bonus is written
}

/** The sections of a track as slices of the dish: `ends` are their last spaces. */
export function sectors(ends: number[], length: number, radius = RIM - 10, label = 57): Sector[] {
  const border = (end: number) => (end + 0.5) / (length + 1);
  return ends.map((end, i) => {
    const from = border(i > 0 ? ends[i - 1]! : 0);
    const to = border(end);
    const [a, b] = [polar(radius, from), polar(radius, to)];
    const large = to - from > 0.5 ? 1 : 0;
    return {
      path: `M0 0L${a.x} ${a.y}A${radius} ${radius} 0 ${large} 1 ${b.x} ${b.y}Z`,
      middle: polar(label, (from + to) / 2),
    };
  });
}

/** The spaces where the points grow. */
export const milestonesOf = (points: number[]): number[] =>
  points.flatMap((score, space) => (space > 0 && score > points[space - 1]! ? [space] : []));

/** The last space of each section: where the bonus of the leader changes, and the end of the track. */
export const sectionsOf = (bonus: number[]): number[] =>
  bonus.flatMap((points, space) => (space > 0 && points !== bonus[space + 1] ? [space] : []));
