import { describe, expect, it } from 'vitest';
import { breakable } from './hyphens';

const shown = (text: string) => breakable(text).replaceAll('\u00AD', '|');

describe('soft hyphens', () => {
  it('stand between the syllables of long words', () => {
    expect(shown('Outsourcing')).toBe('Out|sour|cing');
    expect(shown('Crowdfunding')).toBe('Crowd|fun|ding');
    expect(shown('Organ Transplant')).toBe('Organ Trans|plant');
    expect(shown('Knowledge Graph')).toBe('Know|ledge Graph');
    expect(shown('Staredown')).toBe('Staredown');
  });
  it('stay away from short ones', () => {
    expect(breakable('Peer Review')).toBe('Peer Review');
  });
});
