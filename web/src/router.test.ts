import { describe, expect, it } from 'vitest';
import {
  learnAddress,
  placeOf,
  replayAddress,
  ruleAddress,
  setupAddress,
  tableAddress,
} from './router.svelte';

describe('addresses', () => {
  it('lead to their screens and back', () => {
    expect(placeOf('/')).toEqual({ screen: 'home' });
    expect(placeOf(setupAddress('island'))).toEqual({ screen: 'setup', game: 'island' });
    expect(placeOf(tableAddress('ab/c'))).toEqual({ screen: 'table', id: 'ab/c' });
    expect(placeOf(replayAddress('abc'))).toEqual({ screen: 'replay', id: 'abc' });
    expect(placeOf(learnAddress('island'))).toEqual({ screen: 'learn', game: 'island' });
    expect(placeOf(ruleAddress('island').split('#')[0]!)).toEqual({
      screen: 'rules',
      game: 'island',
    });
  });

  it('that are none lead nowhere', () => {
    for (const path of ['/new', '/t', '/t/x/y', '/etc/passwd'])
      expect(placeOf(path)).toEqual({ screen: 'nowhere' });
  });
});
