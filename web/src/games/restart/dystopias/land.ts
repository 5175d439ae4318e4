// The Land map: a Region for each space of the grid, nine sectors in each. Where they lie in the drawing,
// and the shores of the Regions.
import { scatter } from '../../../draw/solid';
import type { Point } from './dish';

export const SECTOR = 44;
export const SIDE = 3;
export const REGION = SIDE * SECTOR;
const GAP = 9; // the sea between two Regions
const EDGE = 12; // and around them
const AGES = 3;
const SHORE_POINTS = 20;
const SHORE_POWER = 6; // how square a Region is
const ROUGH = 5;

export const ZONES = ['A', 'B', 'C', 'D'];

/** Regions in reading order, as on the grid: Age 3 is at the top. */
export const regionsOf = (zones: number): string[] =>
  [3, 2, 1].flatMap((age) => ZONES.slice(0, zones).map((zone) => `${zone}${age}`));

const round = (n: number): number => Math.round(n * 10) / 10;

/** The top left corner of a Region. */
export const cornerOf = (region: string): Point => ({
  x: EDGE + ZONES.indexOf(region[0]!) * (REGION + GAP),
  y: EDGE + (AGES - Number(region.slice(1))) * (REGION + GAP),
});
/** The middle of a sector, counted from 1 in reading order, within its Region. */
export const sectorAt = (sector: number): Point => ({
  x: ((sector - 1) % SIDE) * SECTOR + SECTOR / 2,
  y: Math.floor((sector - 1) / SIDE) * SECTOR + SECTOR / 2,
});
export const mapSize = (zones: number): { width: number; height: number } => ({
  width: 2 * EDGE + zones * REGION + (zones - 1) * GAP,
  height: 2 * EDGE + AGES * REGION + (AGES - 1) * GAP,
});

/** The shore of a Region around its own corner: a square that the sea has worn, the same every time. */
export function shore(seed: number): string {
  const random = scatter(seed * 31 + 7);
  const reach = REGION / 2 + 2.5;
  const points = Array.from({ length: SHORE_POINTS }, (_, i) => {
    const angle = (i / SHORE_POINTS) * 2 * Math.PI;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const square = (Math.abs(c) ** SHORE_POWER + Math.abs(s) ** SHORE_POWER) ** (-1 / SHORE_POWER);
    const far = reach * square + (random() - 0.5) * ROUGH;
    return { x: REGION / 2 + c * far, y: REGION / 2 + s * far };
  });
  const between = (a: Point, b: Point) => `${round((a.x + b.x) / 2)} ${round((a.y + b.y) / 2)}`;
  const curves = points.map((point, i) => {
    const next = points[(i + 1) % SHORE_POINTS]!;
    return `Q${round(point.x)} ${round(point.y)} ${between(point, next)}`;
  });
  return `M${between(points.at(-1)!, points[0]!)}${curves.join('')}Z`;
}

const LETTERS: Record<string, string> = { W: 'wildlife', L: 'lake', F: 'forest' };
export const SYMBOLS = Object.values(LETTERS);

/** Regions as the server lists them: Zone by Zone, Age 1 first. */
export const indexOf = (region: string): number =>
  ZONES.indexOf(region[0]!) * AGES + Number(region.slice(1)) - 1;

/** What is drawn in the sectors of a Region, from the first on: "W.LF.....". */
export const symbolsIn = (text: string): (string | null)[] =>
  [...text].map((letter) => LETTERS[letter] ?? null);
