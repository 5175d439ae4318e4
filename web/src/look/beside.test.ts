import { expect, test } from 'vitest';
import { beside, type Box } from './beside';

const WINDOW = { width: 400, height: 600 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

test('above where there is room, else below, else at a side', () => {
  const size = { width: 100, height: 80 };
  expect(beside(size, box(150, 300, 60, 40), [], WINDOW)).toEqual([130, 210]);
  expect(beside(size, box(150, 20, 60, 40), [], WINDOW)).toEqual([130, 70]);
  const [x] = beside(size, box(150, 5, 60, 590), [], WINDOW);
  expect(x).toBe(220);
});

test('never on its subject, on what has to stay clear, or outside', () => {
  const size = { width: 250, height: 120 };
  const bar = box(0, 430, 400, 170);
  for (let x = 0; x < 360; x += 40)
    for (let y = 0; y < 390; y += 30) {
      const subject = box(x, y, 40, 40);
      const [left, top] = beside(size, subject, [bar], WINDOW);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + size.width).toBeLessThanOrEqual(WINDOW.width);
      const covers = (one: Box) =>
        left < one.right && left + 250 > one.left && top < one.bottom && top + 120 > one.top;
      expect([subject, bar].filter(covers)).toEqual([]);
    }
});
