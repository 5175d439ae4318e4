// The rules of a game in one edition of its content, fetched once.
import { http, type RuleBook } from '../net/http';

const books = new Map<string, Promise<RuleBook>>();

export function ruleBook(game: string, edition = ''): Promise<RuleBook> {
  const key = `${game} ${edition}`;
  const known = books.get(key) ?? http.rules(game, edition);
  books.set(key, known);
  known.catch(() => books.delete(key));
  return known;
}

export interface Chapter {
  title: string;
  clauses: RuleBook['clauses'];
}

/** Chapters with the clauses that hold every word of the search, or the clause of that number. */
export function chaptersOf(book: RuleBook, search: string): Chapter[] {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
  const chapters: Chapter[] = [];
  for (const clause of book.clauses) {
    const text = `${clause.id} ${clause.chapter} ${clause.text}`.toLowerCase();
    if (!wanted.every((word) => text.includes(word))) continue;
    if (chapters.at(-1)?.title !== clause.chapter)
      chapters.push({ title: clause.chapter, clauses: [] });
    chapters.at(-1)!.clauses.push(clause);
  }
  return chapters;
}

/** The text of a clause in pieces: plain, without its marks, and the numbers of other clauses. */
export function piecesOf(text: string): { text: string; clause: boolean }[] {
  return text
    .split(/`?\b([A-Z]{2}-(?:R?\d+)(?:\.\d+)?)\b`?/)
    .map((piece, i) => ({ text: piece.replace(/[*`]/g, ''), clause: i % 2 === 1 }))
    .filter((piece) => piece.text);
}
