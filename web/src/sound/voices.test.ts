import { expect, test } from 'vitest';
import { waveOf, type Sound } from './voices';

const ALL: Sound[] = ['place', 'slide', 'flip', 'gather', 'glass', 'crack', 'chord'];

test('sounds are short and soft, begin and end in silence', () => {
  for (const sound of ALL) {
    const wave = waveOf(sound, 8000);
    const loudest = Math.max(...wave.map(Math.abs));
    expect(wave.length, sound).toBeLessThan(8000 * 1.3);
    expect(loudest, sound).toBeGreaterThan(0.02);
    expect(loudest, sound).toBeLessThan(0.7);
    expect(Math.abs(wave[0]!), sound).toBeLessThan(0.01);
    expect(Math.abs(wave.at(-1)!), sound).toBeLessThan(0.01);
  }
});
