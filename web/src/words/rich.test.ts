import { describe, expect, it } from 'vitest';
import { plain, rich, spoken } from './rich';

describe('sentences', () => {
  it('keep emphasis, clauses and values apart', () => {
    expect(rich('*{who}* leads. [{clause}]', { who: 'Ann', clause: 'PD-3.2' })).toEqual([
      { b: 'Ann' },
      ' leads. ',
      { clause: 'PD-3.2' },
    ]);
  });

  it('never read a name as a template', () => {
    for (const who of ['*x*', '[PD-1.1]', '{who}', '{clause}', '<b>', '$&'])
      expect(plain(rich('{who} and *{who}*', { who }))).toBe(`${who} and ${who}`);
  });

  it('are spoken without their clauses', () => {
    expect(spoken(rich('Done. [PD-1.1]'))).toBe('Done.');
  });
});
