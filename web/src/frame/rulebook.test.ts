import { describe, expect, it } from 'vitest';
import { chaptersOf, piecesOf } from './rulebook.svelte';

const book = {
  game: 'g',
  title: 'G',
  clauses: [
    { id: 'PD-1.1', chapter: 'Terms', text: 'A tile has a colour.' },
    { id: 'PD-2.1', chapter: 'Play', text: 'Follow a colour, see PD-1.1 and PD-R7.' },
    { id: 'PD-2.2', chapter: 'Play', text: 'Black is free.' },
  ],
};

describe('rules', () => {
  it('are found by all words, and by number', () => {
    expect(chaptersOf(book, 'colour follow').flatMap((c) => c.clauses.map((x) => x.id))).toEqual([
      'PD-2.1',
    ]);
    expect(chaptersOf(book, 'pd-2').map((chapter) => chapter.title)).toEqual(['Play']);
    expect(chaptersOf(book, 'nothing such')).toEqual([]);
  });

  it('name other clauses in their text', () => {
    expect(piecesOf(book.clauses[1]!.text).filter((piece) => piece.clause)).toEqual([
      { text: 'PD-1.1', clause: true },
      { text: 'PD-R7', clause: true },
    ]);
  });

  it('are read without the marks of their source', () => {
    expect(piecesOf('A *tile* (`PD-1.1`) may `ward`.')).toEqual([
      { text: 'A tile (', clause: false },
      { text: 'PD-1.1', clause: true },
      { text: ') may ward.', clause: false },
    ]);
  });
});
