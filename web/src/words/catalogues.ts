// What a catalogue says about a game's options and its first steps.
import type { Choice, OptionWords, Tip } from '../games/board';
import type { LegalMove, View } from '../net/frames';
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

interface SaidTip {
  title: string;
  text: string | Message<never>;
  clause: string;
}

type When = (view: View, legal: LegalMove[]) => boolean;

/** The tips of a guided game, in the order of the catalogue; some have numbers of the content in them. */
export const tipsOf = (
  said: Record<string, SaidTip>,
  when: (id: string) => When,
  numbers: () => Record<string, Value> = () => ({}),
): Tip[] =>
  Object.entries(said).map(([id, { title, text, clause }]) => ({
    id,
    title,
    clause,
    when: when(id),
    get text() {
      return typeof text === 'string' ? text : text(numbers() as never);
    },
  }));
