// Where something fits beside a thing without lying on it, or on anything else that has to stay in
// sight.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Size {
  width: number;
  height: number;
}

const GAP = 10;
const EDGE = 8;

const meets = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
const apart = (a: Box, b: Box): number =>
  Math.max(0, a.left - b.right, b.left - a.right) + Math.max(0, a.top - b.bottom, b.top - a.bottom);

/** The nearest place for a box of this size in the window, above rather than below, and below rather
 *  than beside. Where there is none, the one that hides least. */
export function beside(
  size: Size,
  subject: Box,
  clear: Box[],
  window: Size,
  rather: Box[] = [], // stays in sight where it can
): [number, number] {
  const middle = (subject.left + subject.right - size.width) / 2;
  const level = (subject.top + subject.bottom - size.height) / 2;
  const inside = (at: number, length: number, room: number) =>
    Math.max(EDGE, Math.min(room - length - EDGE, at));
  const edges = [subject, ...clear];
  const xs = [
    middle,
    ...edges.flatMap(({ left, right }) => [right + GAP, left - size.width - GAP]),
  ].map((x) => inside(x, size.width, window.width));
  const ys = [
    ...edges.flatMap(({ top, bottom }) => [top - size.height - GAP, bottom + GAP]),
    level,
  ].map((y) => inside(y, size.height, window.height));
  const boxes = ys.flatMap((top) =>
    xs.map((left) => ({ left, top, right: left + size.width, bottom: top + size.height })),
  );
  const costs = (box: Box) => {
    const hidden =
      overlap(box, subject) * 2 + clear.reduce((sum, one) => sum + overlap(box, one), 0);
    const wanted = rather.reduce((sum, one) => sum + overlap(box, one), 0);
    const aside = Math.abs(box.left - middle) / 4;
    return hidden * 1000 + wanted / 100 + apart(box, subject) + aside;
  };
  const free = boxes.filter((box) => !edges.some((one) => meets(box, one)));
  const best = (free.length ? free : boxes).reduce((a, b) => (costs(b) < costs(a) ? b : a));
  return [best.left, best.top];
}
