// Catalogues (words/<language>/*.toml) as TypeScript modules in src/words/made/. Messages are parsed
// here, at build time: the page carries syntax trees and no parser, and a wrong name or argument is a
// type error.
//
//   node catalogue/compile.mjs    before type checks, which know nothing of Vite
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { parse as parseToml } from 'smol-toml';

const LANGUAGE = 'en';
const FROM = join(import.meta.dirname, '../../words', LANGUAGE);
const TO = join(import.meta.dirname, '../src/words/made');

/** The arguments of a message: text, or a number where it is counted. */
export function argumentsOf(elements, found = new Map()) {
  for (const element of elements) {
    if (element.type === TYPE.argument || element.type === TYPE.select)
      found.set(element.value, found.get(element.value) ?? 'Value');
    if (element.type === TYPE.plural) found.set(element.value, 'number');
    if (element.type === TYPE.plural || element.type === TYPE.select)
      for (const option of Object.values(element.options)) argumentsOf(option.value, found);
  }
  return found;
}

function leaf(path, text) {
  let elements;
  try {
    elements = parse(text, { ignoreTag: true, shouldParseSkeletons: false });
  } catch (error) {
    throw new Error(`${path}: ${error.message} in "${text}"`);
  }
  if (elements.length === 0) return '""';
  if (elements.length === 1 && elements[0].type === TYPE.literal)
    return JSON.stringify(elements[0].value);
  const types = [...argumentsOf(elements)].map(([name, type]) => `${name}: ${type}`).join('; ');
  return `message<{ ${types} }>(${JSON.stringify(elements)})`;
}

function tree(path, node, said) {
  const entries = Object.entries(node).map(([key, value]) => {
    const at = `${path}.${key}`;
    return `${JSON.stringify(key)}: ${typeof value === 'string' ? said(at, value) : tree(at, value, said)}`;
  });
  return `{\n${entries.join(',\n')},\n}`;
}

const as_is = (_path, text) => JSON.stringify(text);

function moduleOf(file) {
  const name = file.replace(/\.toml$/, '');
  const { types = {}, ...sections } = parseToml(readFileSync(join(FROM, file), 'utf8'));
  return [
    `// Made from words/${LANGUAGE}/${file} by web/catalogue/compile.mjs.`,
    `import { message, type Value } from '../message';`,
    `import { inTongue } from '../tongue';`,
    `export const types: Types = ${tree('types', types, as_is)};`,
    `export const ${name} = inTongue(${tree(name, sections, leaf)});`,
    `type Types = { [field: string]: string | { [field: string]: string } };`,
    `export type { Value };\n`,
  ].join('\n');
}

/** Writes a module per catalogue where it changed; returns the files that were read. */
export function compileCatalogues() {
  mkdirSync(TO, { recursive: true });
  const files = readdirSync(FROM).filter((file) => file.endsWith('.toml'));
  for (const file of files) {
    const made = join(TO, file.replace(/\.toml$/, '.ts'));
    const text = moduleOf(file);
    if (!existsSync(made) || readFileSync(made, 'utf8') !== text) writeFileSync(made, text);
  }
  return files.map((file) => join(FROM, file));
}

if (process.argv[1] === import.meta.filename) compileCatalogues();
