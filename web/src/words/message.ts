// One message of a catalogue, as the build parsed it.
import { formatToParts } from 'intl-messageformat';
import { accented, isPseudo } from './tongue';

export const LOCALE = 'en-GB';

export type Value = string | number;
type Elements = Parameters<typeof formatToParts>[0];

export interface Message<Arguments = Record<string, Value>> {
  (values: Arguments): string;
  elements: Elements;
}

const numbers = new Intl.NumberFormat(LOCALE);
const cardinals = new Intl.PluralRules(LOCALE);
const ordinals = new Intl.PluralRules(LOCALE, { type: 'ordinal' });
const formatters = {
  getNumberFormat: () => numbers,
  getPluralRules: (_locale: unknown, options?: { type?: string }) =>
    options?.type === 'ordinal' ? ordinals : cardinals,
} as unknown as Parameters<typeof formatToParts>[2];
const formats = {} as Parameters<typeof formatToParts>[3];

/** The pieces of a message: text, and whatever was given that is not text. */
export function pieces<T>(elements: Elements, values: Record<string, Value | T>): (string | T)[] {
  const given = values as Parameters<typeof formatToParts>[4];
  return formatToParts(elements, LOCALE, formatters, formats, given).map(
    (part) => part.value as string | T,
  );
}

export function message<Arguments extends Record<string, Value>>(
  elements: unknown,
): Message<Arguments> {
  const parsed = elements as Elements;
  const said = (values: Arguments) => pieces(parsed, values).join('');
  return Object.assign(said, { elements: parsed });
}

interface Element {
  type: number;
  value: string;
  options?: Record<string, { value: Element[] }>;
}
const LITERAL = 0;
const PLURAL = 6;
const POUND = 7;

/** The names of all arguments, and whether they are counted. */
export function namesIn(elements: Elements, found = new Map<string, boolean>()) {
  for (const element of elements as unknown as Element[]) {
    if (element.type === LITERAL || element.type === POUND) continue;
    found.set(element.value, element.type === PLURAL || found.get(element.value) === true);
    for (const option of Object.values(element.options ?? {}))
      namesIn(option.value as unknown as Elements, found);
  }
  return found;
}

const LISTS = {
  and: new Intl.ListFormat(LOCALE, { type: 'conjunction' }),
  or: new Intl.ListFormat(LOCALE, { type: 'disjunction' }),
};

const between = (text: string) => (isPseudo ? accented(text) : text);

/** "a, b and c"; what stands between the elements, as parts. */
export function listed(how: 'and' | 'or', size: number): ({ at: number } | string)[] {
  let at = 0;
  return LISTS[how]
    .formatToParts(Array.from({ length: size }, () => '-'))
    .map((part) => (part.type === 'element' ? { at: at++ } : between(part.value)));
}

const inWords = (how: 'and' | 'or', texts: string[]): string =>
  listed(how, texts.length)
    .map((part) => (typeof part === 'string' ? part : texts[part.at]))
    .join('');
export const and = (texts: string[]): string => inWords('and', texts);
export const or = (texts: string[]): string => inWords('or', texts);

/** A thing, and what marks it: "Archive, used, face down". */
export const withMarks = (name: string, marks: string[]): string => [name, ...marks].join(', ');

const TIME = new Intl.DateTimeFormat(LOCALE, { hour: '2-digit', minute: '2-digit' });
const DAY = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short' });

/** When something happened: the time of today, else the day. */
export function dayOrTime(at_ms: number): string {
  const today = new Date().toDateString() === new Date(at_ms).toDateString();
  return (today ? TIME : DAY).format(at_ms);
}

/** What messages select by where something is so or not. */
export const yes = (truth: boolean): string => (truth ? 'yes' : 'no');
