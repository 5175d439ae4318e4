// What makes the page installable: its manifest, its icons and its service worker.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import type { Plugin } from 'vite';
// @ts-expect-error plain drawing functions without types
import { icon } from '../art/icon.mjs';

const ICONS = [
  { size: 180, purpose: 'maskable' }, // index.html names it for iOS, which rounds it itself
  { size: 192, purpose: 'any' },
  { size: 512, purpose: 'any' },
  { size: 512, purpose: 'maskable' },
];
const nameOf = ({ size, purpose }: (typeof ICONS)[number]) => `icons/${purpose}-${size}.png`;

interface AppWords {
  app: { name: string; tagline: string };
}

function manifest(): string {
  const file = join(import.meta.dirname, '../../words/en/frame.toml');
  const { app } = parse(readFileSync(file, 'utf8')) as unknown as AppWords;
  return JSON.stringify({
    id: '/',
    name: app.name,
    short_name: app.name,
    description: app.tagline,
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#1b1633',
    theme_color: '#1b1633',
    categories: ['games'],
    icons: [
      { src: '/mark.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...ICONS.map((one) => ({
        src: `/${nameOf(one)}`,
        sizes: `${one.size}x${one.size}`,
        type: 'image/png',
        purpose: one.purpose,
      })),
    ],
  });
}

/** The worker with the files that the first screen needs, and a version that changes with any of them. */
function worker(shell: string[], all: string[]): string {
  const version = createHash('sha256').update(all.sort().join()).digest('hex').slice(0, 12);
  return readFileSync(join(import.meta.dirname, 'worker.js'), 'utf8')
    .replace("'__VERSION__'", JSON.stringify(version))
    .replace("['__SHELL__']", JSON.stringify(shell));
}

export function installable(): Plugin {
  return {
    name: 'installable',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const files = Object.values(bundle);
        const entry = files.find((file) => file.type === 'chunk' && file.isEntry);
        const shell = new Set<string>();
        const need = (name: string) => {
          const file = bundle[name];
          if (shell.has(name) || !file) return;
          shell.add(name);
          if (file.type !== 'chunk') return;
          file.imports.forEach(need);
          for (const style of file.viteMetadata?.importedCss ?? []) need(style);
        };
        if (entry) need(entry.fileName);
        const all = files.map((file) => file.fileName);
        const addresses = [...shell].map((name) => `/${name}`);
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: worker(addresses, all) });
        this.emitFile({ type: 'asset', fileName: 'paradoxa.webmanifest', source: manifest() });
        for (const one of ICONS)
          this.emitFile({
            type: 'asset',
            fileName: nameOf(one),
            source: icon(one.size, one.purpose),
          });
      },
    },
  };
}
