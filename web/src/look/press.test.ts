import { expect, test } from 'vitest';
import { press, PRESS_MS } from './press';

/** A finger that touches a button and leaves it after a while, or a mouse. */
function touched(ms: number, pointerType = 'touch'): number {
  const button = document.createElement('button');
  let clicks = 0;
  button.addEventListener('click', () => ++clicks);
  press(button, undefined);
  const at = (event: Event, timeStamp: number) =>
    Object.defineProperties(event, {
      timeStamp: { value: timeStamp },
      pointerType: { value: pointerType },
    });
  button.dispatchEvent(at(new Event('pointerdown'), 1000));
  button.dispatchEvent(at(new MouseEvent('click'), 1000 + ms));
  button.dispatchEvent(at(new MouseEvent('click', { detail: 0 }), 9000)); // Enter, later
  return clicks - 1;
}

test('a tap is a click, a hold is none', () => {
  expect(touched(80)).toBe(1);
  expect(touched(PRESS_MS)).toBe(0);
});

test('a mouse may take its time', () => {
  expect(touched(2 * PRESS_MS, 'mouse')).toBe(1);
});
