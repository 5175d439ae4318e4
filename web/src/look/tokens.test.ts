// Spacing and type sizes come from tokens.css, so that a change of scale is made in one place.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const DECLARATION = /^\s*(font|font-size|gap|row-gap|column-gap|padding[a-z-]*): ([^;{}]*);/;
const LINE_HEIGHT = /\/\s*[\d.]+px/g; // behind the size in `font`
const HAIRLINE_PX = 1.5;

// Sizes that follow the piece they are drawn on, or the cover they leave free.
const ALLOWED = new Set([
  'font: 700 max(var(--t-note), var(--size, 20px) * 0.6) / 1 var(--font)',
  'font-size: calc(var(--size, 20px) * 0.54)',
  'padding: 78px var(--s4) var(--s4)',
  'padding: 70px var(--s3) var(--s3)',
]);

/** Declarations of a style sheet that write a size in pixels, with their lines. */
function rawSizes(text: string): string[] {
  return text.split('\n').flatMap((line, i) => {
    const [whole, name, value] = DECLARATION.exec(line) ?? [];
    if (whole === undefined || ALLOWED.has(`${name}: ${value}`)) return [];
    const sizes = value!.replace(LINE_HEIGHT, '').matchAll(/([\d.]+)px/g);
    return [...sizes].some(([, px]) => Number(px) > HAIRLINE_PX)
      ? [`${i + 1}: ${name}: ${value}: use a token of look/tokens.css`]
      : [];
  });
}

/** The style sheet in a file, on the lines where it is. */
function stylesOf(file: string, text: string): string {
  const start = file.endsWith('.css') ? 0 : text.indexOf('<style>');
  if (start < 0) return '';
  return text.slice(0, start).replace(/[^\n]/g, '') + text.slice(start);
}

describe('sizes', () => {
  it('finds sizes in pixels', () => {
    expect(rawSizes('  gap: 7px;')).toHaveLength(1);
    expect(rawSizes('  padding: 0 var(--s1) 3px;')).toHaveLength(1);
    expect(rawSizes('  font: 700 13px/20px var(--font);')).toHaveLength(1);
    expect(rawSizes('  font: 700 var(--t-s)/20px var(--font);')).toEqual([]);
    expect(rawSizes('  padding: 1px var(--s1);\n  margin: 3px;')).toEqual([]);
  });

  it('come from the tokens', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(svelte|css)$/.test(file) && !file.endsWith('tokens.css'))
      .map((file) => `src/${file}`);
    expect(files.length).toBeGreaterThan(80);
    const found = files.flatMap((file) =>
      rawSizes(stylesOf(file, readFileSync(file, 'utf8'))).map((wrong) => `${file}:${wrong}`),
    );
    expect(found).toEqual([]);
  });
});
