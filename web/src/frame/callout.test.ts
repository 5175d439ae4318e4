import { describe, expect, it } from 'vitest';
import { beakOf, distance, letterOf, placeOf, type Box } from './callout';

const area: Box = { x: 8, y: 64, width: 1350, height: 585 };
const size = { width: 286, height: 230 };
const meets = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

describe('a callout', () => {
  it('stands close to its subject and on nothing that it speaks of', () => {
    const subject = box(600, 300, 90, 120);
    // Its button takes what would be the best place.
    const first = placeOf(size, { area, keep: [subject], spare: [], subject });
    const button = box(first.x + 120, first.y + 90, 60, 44);
    const found = placeOf(size, { area, keep: [subject, button], spare: [], subject });
    expect(found.covers).toBe(false);
    expect(meets(found, subject) || meets(found, button)).toBe(false);
    expect(distance(found, subject)).toBeLessThan(40);
  });

  it('spares what else is on the table while there is room', () => {
    const subject = box(600, 300, 90, 120);
    const spare = [box(700, 64, 650, 585), box(300, 64, 290, 585)];
    const found = placeOf(size, { area, keep: [subject], spare, subject });
    expect(spare.some((one) => meets(found, one))).toBe(false);
  });

  it('says so where it has to cover what it speaks of', () => {
    expect(placeOf(size, { area, keep: [area], spare: [], subject: null }).covers).toBe(true);
  });

  it('stands in the middle without a subject', () => {
    const { x, y } = placeOf(size, { area, keep: [], spare: [], subject: null });
    expect(Math.abs(x + 143 - 683)).toBeLessThan(12);
    expect(Math.abs(y + 115 - 356)).toBeLessThan(12);
  });

  it('has its beak on the side of the subject', () => {
    const card = box(300, 300, 286, 230);
    const tip = (subject: Box) => beakOf(card, subject)[1]!;
    expect(tip(box(620, 380, 60, 60))[0]).toBe(619);
    expect(tip(box(200, 380, 60, 60))[0]).toBe(261);
    expect(tip(box(400, 200, 60, 60))[1]).toBe(261);
    expect(tip(box(400, 560, 60, 60))[1]).toBe(559);
    expect(beakOf(card, box(400, 400, 60, 60))).toEqual([]);
    expect(beakOf(card, box(800, 400, 60, 60))).toEqual([]); // too far away
  });

  it('has a letter for what it speaks of, which hides nothing small', () => {
    const at = (one: Box, others: Box[] = []) => {
      const [x, y] = letterOf(one, others, area);
      return box(x - 13, y - 13, 26, 26);
    };
    const large = box(600, 300, 90, 120);
    expect(meets(at(large), large)).toBe(true);
    const small = box(600, 300, 30, 24);
    expect(meets(at(small), small)).toBe(false);
    const next = box(640, 300, 30, 24);
    expect(meets(at(small, [next]), small) || meets(at(small, [next]), next)).toBe(false);
    const last = box(1330, 300, 28, 24);
    expect(meets(at(last), last)).toBe(false);
    expect(at(last).x + 26).toBeLessThanOrEqual(area.x + area.width);
  });
});
