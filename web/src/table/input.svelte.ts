// How this device is used just now: by mouse, by finger or by keys. Sentences say "click", "tap" or
// "choose" by it.
export type Input = 'mouse' | 'touch' | 'keys';

const KEYS = ['Tab', 'Enter', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];

class Device {
  input = $state<Input>(window.matchMedia('(pointer: coarse)').matches ? 'touch' : 'mouse');

  constructor() {
    addEventListener('pointerdown', ({ pointerType }) => {
      this.input = pointerType === 'mouse' ? 'mouse' : 'touch';
    });
    addEventListener('keydown', ({ key, isTrusted }) => {
      if (isTrusted && KEYS.includes(key)) this.input = 'keys';
    });
  }
}

export const device = new Device();
