// Where long words may break in a narrow place: browsers hyphenate by themselves only where they have a
// dictionary, and a name cut anywhere reads badly.
const LONG = /[a-z]{9,}/gi;
const SYLLABLE = /([aeiouy][^aeiouy]+?)(?=(?:[bcfgp][lr]|[^aeiouy])[aeiouy][a-z])/gi;
const SOFT_HYPHEN = '\u00AD';

/** The text with soft hyphens between the syllables of its long words. */
export const breakable = (text: string): string =>
  text.replace(LONG, (word) => word.replace(SYLLABLE, `$1${SOFT_HYPHEN}`));
