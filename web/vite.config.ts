import { writeFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { drawnCovers } from './art/plugin.ts';
import { catalogues } from './catalogue/plugin.ts';
import { installable } from './install/plugin.ts';

// Which packages are part of the page, for tools/parts.py.
const parts: Plugin = {
  name: 'parts',
  generateBundle(_, bundle) {
    const names = new Set<string>();
    for (const file of Object.values(bundle))
      for (const id of file.type === 'chunk' ? file.moduleIds : []) {
        const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1];
        if (name) names.add(name);
      }
    writeFileSync('../build/web_parts.json', JSON.stringify([...names].sort()));
  },
};

// The server that `npm run dev` speaks to.
const server = process.env.PARADOXA_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [svelte(), drawnCovers(), catalogues(), installable(), parts],
  build: {
    outDir: '../build/web',
    emptyOutDir: true,
    target: 'es2022',
    // A picture inside a style sheet would be a data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: server, ws: true, changeOrigin: false } } },
  resolve: {
    // Messages are parsed while building: the page has no use for a parser.
    alias: {
      '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
    },
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
  },
  test: { environment: 'jsdom', include: ['src/**/*.test.ts', 'install/**/*.test.ts'] },
});
