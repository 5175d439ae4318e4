// Places a callout beside its subject, without covering anything it mentions, and covering as little
// else as possible.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Room {
  area: Box; // to stay in
  keep: Box[]; // never to be covered: what is spoken of, and what is to be pressed
  spare: Box[]; // better not covered
  subject: Box | null; // to be near to
}

const STEP_PX = 12;
const GAP_PX = 14; // between the callout and what it must not cover
const BEAK_PX = 22; // it looks best this far from its subject
// The cost of covering a pixel, relative to a pixel of distance.
const COVERED = 1e6;
const SPARED = 0.1;

/** What two boxes have in common, with nothing as its width or height where that is nothing. */
export function common(a: Box, b: Box): Box {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  const width = Math.max(0, Math.min(a.x + a.width, b.x + b.width) - x);
  const height = Math.max(0, Math.min(a.y + a.height, b.y + b.height) - y);
  return { x, y, width, height };
}
function overlap(a: Box, b: Box): number {
  const { width, height } = common(a, b);
  return width * height;
}

export const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** How far two boxes are from each other. */
export function distance(a: Box, b: Box): number {
  const x = Math.max(0, b.x - (a.x + a.width), a.x - (b.x + b.width));
  const y = Math.max(0, b.y - (a.y + a.height), a.y - (b.y + b.height));
  return Math.hypot(x, y);
}

function places(from: number, size: number, needed: number): number[] {
  const many = Math.max(0, Math.floor((size - needed) / STEP_PX));
  const all = Array.from({ length: many + 1 }, (_, i) => from + i * STEP_PX);
  return [...all, Math.max(from, from + size - needed)];
}

// Beside its subject; without one, in the middle.
function away(box: Box, { subject, area }: Room): number {
  if (subject) return Math.abs(distance(box, subject) - BEAK_PX) + 0.1 * offCentre(box, subject);
  const [[x, y], [cx, cy]] = [middle(box), middle(area)];
  return Math.hypot(x - cx, y - cy);
}

/** The best place for a callout of this size; `covers` where it had to cover what it must not. */
export function placeOf(
  size: { width: number; height: number },
  room: Room,
): Box & { covers: boolean } {
  const keep = room.keep.map((box) => grown(box, GAP_PX / 2));
  let best: (Box & { covers: boolean }) | null = null;
  let least = Infinity;
  for (const x of places(room.area.x, room.area.width, size.width))
    for (const y of places(room.area.y, room.area.height, size.height)) {
      const box = { x, y, ...size };
      const far = away(box, room);
      if (far >= least) continue; // most places are too far away to look closer
      const covered = keep.reduce((sum, one) => sum + overlap(box, one), 0);
      if (covered * COVERED + far >= least) continue;
      const spared = room.spare.reduce((sum, one) => sum + overlap(box, one), 0);
      const cost = covered * COVERED + spared * SPARED + far;
      if (cost >= least) continue;
      least = cost;
      best = { ...box, covers: covered > 0 };
    }
  return best ?? { x: room.area.x, y: room.area.y, ...size, covers: false };
}

const middle = ({ x, y, width, height }: Box): [number, number] => [x + width / 2, y + height / 2];

function offCentre(a: Box, b: Box): number {
  const [[ax, ay], [bx, by]] = [middle(a), middle(b)];
  return Math.min(Math.abs(ax - bx), Math.abs(ay - by));
}

const LETTER_PX = 13; // half of its width
const CORNER_PX_OF_LETTER = 4;
const SMALL_PX = { width: 72, height: 44 };

/** The middle of the letter of a box: on its upper right corner, or beside a box that it would hide,
 *  where it stands on none of the `others`. */
export function letterOf(box: Box, others: Box[], area: Box): [number, number] {
  const [cx, cy] = middle(box);
  const right = area.x + area.width - LETTER_PX;
  if (box.width > SMALL_PX.width || box.height > SMALL_PX.height)
    return [
      Math.min(box.x + box.width, right),
      Math.max(box.y - CORNER_PX_OF_LETTER, area.y + LETTER_PX),
    ];
  const beside: [number, number][] = [
    [box.x + box.width + LETTER_PX, cy],
    [box.x - LETTER_PX, cy],
    [cx, box.y - LETTER_PX],
    [cx, box.y + box.height + LETTER_PX],
  ];
  const cost = ([x, y]: [number, number]) => {
    const letter = grown({ x, y, width: 0, height: 0 }, LETTER_PX);
    const outside = LETTER_PX * 2 * LETTER_PX * 2 - overlap(letter, area);
    return others.reduce((sum, one) => sum + overlap(letter, one), 2 * outside);
  };
  return beside.reduce((best, one) => (cost(one) < cost(best) ? one : best));
}

const BASE_PX = 11; // half the width of the beak
const LONGEST_PX = 90; // from further away it would point at something else
const CORNER_PX = 18;

const clamp = (value: number, low: number, high: number) =>
  Math.min(Math.max(value, low), Math.max(low, high));

/** The beak as the corners of a triangle: from the nearest edge of the callout to its subject. */
export function beakOf(card: Box, subject: Box, longest = LONGEST_PX): [number, number][] {
  const [sx, sy] = middle(subject);
  const beside = subject.x >= card.x + card.width || subject.x + subject.width <= card.x;
  const above = subject.y + subject.height <= card.y;
  const below = subject.y >= card.y + card.height;
  if (!beside && !above && !below) return [];
  const gapX = Math.max(card.x - (subject.x + subject.width), subject.x - (card.x + card.width), 0);
  const gapY = Math.max(card.y - (subject.y + subject.height), subject.y - (card.y + card.height));
  if (Math.max(gapX, gapY) > longest) return [];
  if (beside && gapX >= gapY) {
    const right = subject.x >= card.x + card.width;
    const root = right ? card.x + card.width - 1 : card.x + 1;
    const y = clamp(sy, card.y + CORNER_PX, card.y + card.height - CORNER_PX);
    const long = gapX * (right ? 1 : -1);
    const tip = y + clamp(sy - y, -Math.abs(long), Math.abs(long));
    return [
      [root, y - BASE_PX],
      [root + long, tip],
      [root, y + BASE_PX],
    ];
  }
  const root = below ? card.y + card.height - 1 : card.y + 1;
  const x = clamp(sx, card.x + CORNER_PX, card.x + card.width - CORNER_PX);
  const long = gapY * (below ? 1 : -1);
  const tip = x + clamp(sx - x, -Math.abs(long), Math.abs(long));
  return [
    [x - BASE_PX, root],
    [tip, root + long],
    [x + BASE_PX, root],
  ];
}
