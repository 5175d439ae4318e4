// A guided game: steps at practice tables, each with text that points at pieces. A game provides its
// guide as data; frame/Guide.svelte shows it, table/guide.svelte.ts tracks progress.
import type { Json, View } from '../net/frames';
import type { Message, Value } from '../words/message';
import { emphasised, type Part } from '../words/rich';

/** What a letter points at: a selector (`||`: the first that is seen), or what is asked now. */
export const PIECE = '@piece';
export const BUTTON = '@button';
/** Only while the move with this number is asked. */
export const whileAt = (move: number, point: string) => `@${move} ${point}`;

export interface Step {
  id: string; // of its words
  ideas: string[]; // the screens of how to play that it makes use of
  points: string[]; // A, B and C
  /** What is asked, one move after the other; a star matches any ending. Without it the step is only to be read. */
  moves?: string[];
  /** Other moves that do as well as the one that is asked now. */
  also?: string[];
  /** What makes the move worth asking for, where its being legal does not say so. */
  when?: (view: View) => boolean;
  /** The tab that has to be open, where the board has tabs. */
  opens?: string;
  /** The numbers of moves for which a board leaves out what it can, where there is little room. */
  gives?: number[];
  /** The picture that stays until it is read. */
  holds?: (view: View) => boolean;
}

/** A table of its own: where it begins, and what the bots play there. */
export interface Chapter {
  seat?: number; // the learner's; 0 by default
  practice: { seed: string; position: Json; script: string[][] };
  steps: Step[];
}

export interface Said {
  title: string | Message<never>;
  a: string | Message<never>;
  b?: string | Message<never>;
  c?: string | Message<never>;
  clause: string;
}

export interface Guide {
  chapters: Chapter[];
  said: Record<string, Said>;
  /** The piece that a move is made with, for a move that does not end with its name. */
  pieceOf?: (move: string) => string;
  /** What the words say about these positions, in the words of the pieces. */
  facts?: () => Record<string, Value>;
}

/** All steps in a row, with the chapter that each belongs to. */
export const stepsOf = ({ chapters }: Guide): { step: Step; chapter: number }[] =>
  chapters.flatMap(({ steps }, chapter) => steps.map((step) => ({ step, chapter })));

export const fits = (asked: string, move: string): boolean =>
  asked.endsWith('*') ? move.startsWith(asked.slice(0, -1)) : move === asked;

/** "play R3p" is made with the tile R3p. */
export const tileSelector = (move: string): string =>
  `[data-tile="${move.slice(move.lastIndexOf(' ') + 1)}"]`;

export interface StepWords {
  title: string;
  lines: Part[][];
  clause: string;
}

/** A step in words; `values` are names and how the device is used. */
export function wordsOf(guide: Guide, id: string, values: Record<string, Value>): StepWords {
  const { title, a, b, c, clause } = guide.said[id]!;
  const all = { ...guide.facts?.(), ...values };
  const say = (text: string | Message<never>) =>
    typeof text === 'string' ? text : text(all as never);
  const lines = [a, b, c].filter((line) => line !== undefined);
  return { title: say(title), lines: lines.map((line) => emphasised(say(line))), clause };
}
