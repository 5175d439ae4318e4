// The language that the page speaks. Besides English there is one that only proves something: `?lang=en-XA`
// writes every text of the catalogues with accents and two fifths longer, so that a plain word on the
// screen is one that no translator would have found, and a board that bears it bears German.

export const PSEUDO = 'en-XA';
const KEPT = 'paradoxa.lang'; // as long as the visit lasts

function asked(): string {
  try {
    const wanted = new URLSearchParams(location.search).get('lang');
    if (wanted !== null) sessionStorage.setItem(KEPT, wanted);
    return wanted ?? sessionStorage.getItem(KEPT) ?? '';
  } catch {
    return ''; // a browser without storage speaks English
  }
}
export const isPseudo = asked() === PSEUDO;

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const OTHER = 'áƀçđéƒğĥíĵķļɱñóƥʠŕšţúṽŵẋýžÁƁÇĐÉƑĞĤÍĴĶĻṀÑÓƤɊŔŠŢÚṼŴẊÝŽ';
const VOWELS = 'aeiou'; // said twice: that makes a text as much longer as German is

// Numbers of clauses, and what is drawn in capitals of our own, which have no accents.
const isKept = (text: string) => /^[A-Z]{2}-[\w.]+$/.test(text) || !/[a-z]/.test(text);

export function accented(text: string): string {
  if (isKept(text)) return text;
  let said = '';
  for (const letter of text) {
    const at = PLAIN.indexOf(letter);
    said += at < 0 ? letter : OTHER[at];
    if (VOWELS.includes(letter)) said += OTHER[at];
  }
  return said;
}

interface Element {
  type: number;
  value: string;
  options?: Record<string, { value: Element[] }>;
}
const LITERAL = 0;

function accentedElements(elements: Element[]): void {
  for (const element of elements) {
    if (element.type === LITERAL) element.value = accented(element.value);
    for (const option of Object.values(element.options ?? {})) accentedElements(option.value);
  }
}

/** A catalogue in the language that is spoken. */
export function inTongue<Tree extends object>(tree: Tree): Tree {
  if (isPseudo) accentTree(tree);
  return tree;
}

function accentTree(tree: object): void {
  const entries = tree as Record<string, unknown>;
  for (const [key, node] of Object.entries(entries))
    if (typeof node === 'string') entries[key] = accented(node);
    else if (typeof node === 'function')
      accentedElements((node as unknown as { elements: Element[] }).elements);
    else accentTree(node as object);
}
