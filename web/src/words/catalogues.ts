// What a catalogue says about a game, its options and the things on its board.
import type { Choice, OptionWords } from '../games/board';
import type { Explained, Explanation } from '../look/explain.svelte';
import { frame, types } from './made/frame';
import type { Message, Value } from './message';
import { Narrator, type Types } from './narrator';

/** The narrator of a game: its own catalogue, with the frame's behind it. */
export const narratorOf = (messages: object, own: Types): Narrator =>
  new Narrator([
    { messages, types: own },
    { messages: frame, types },
  ]);

interface Said {
  title: string;
  text: string;
  clause: string;
  values?: Record<string, string>;
}

/** An option as the catalogue has it; `choices` where they are not listed there. */
export const option = (
  name: string,
  { values, ...said }: Said,
  choices?: Choice[],
): OptionWords => ({
  name,
  ...said,
  choices: choices ?? choicesOf(values ?? {}),
});

/** Numbers are sent as numbers. An object lists them first: words are the usual choice. */
export const choicesOf = (values: Record<string, string>): Choice[] =>
  Object.entries(values)
    .map(([value, label]) => ({ value: /^\d+$/.test(value) ? Number(value) : value, label }))
    .sort((a, b) => Number(typeof a.value === 'number') - Number(typeof b.value === 'number'));

type Text = string | Message<never>;
const said = (text: Text, values: Record<string, Value>): string =>
  typeof text === 'string' ? text : text(values as never);

interface SaidOfThing {
  title: Text;
  text: Text;
  clause?: string;
}

/** Explains a kind of thing by its entry in `[explain]`; the values are those of the moment in which
 *  somebody asks. */
export const explainer =
  <Entries extends Record<string, SaidOfThing>>(entries: Entries) =>
  (
    kind: keyof Entries & string,
    values: () => Record<string, Value> = () => ({}),
    more: () => Partial<Explanation> = () => ({}),
  ): Explained => ({
    kind,
    tell() {
      const { title, text, clause } = entries[kind]!;
      const given = values();
      return { title: said(title, given), text: said(text, given), clause, ...more() };
    },
  });
