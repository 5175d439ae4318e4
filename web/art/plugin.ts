import type { Plugin } from 'vite';
// @ts-expect-error plain drawing functions without types
import { cover, names } from './cover.mjs';

// `import art from 'virtual:covers'` gives {game: address of its cover}. The pictures are drawn while
// building, so the page carries neither the code nor any markup as text.
const ID = 'virtual:covers';

export function drawnCovers(): Plugin {
  let building = false;
  return {
    name: 'drawn-covers',
    configResolved(config) {
      building = config.command === 'build';
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null;
      const entries = (names as string[]).map((name) => {
        if (!building) return `${name}: "/covers/${name}.svg"`;
        const file = this.emitFile({ type: 'asset', name: `${name}.svg`, source: cover(name) });
        return `${name}: import.meta.ROLLUP_FILE_URL_${file}`;
      });
      return `export default {${entries.join(',')}};`;
    },
    configureServer(server) {
      server.middlewares.use('/covers', (request, response) => {
        const name = /^\/(\w+)\.svg$/.exec(request.url ?? '')?.[1] ?? '';
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end((names as string[]).includes(name) ? cover(name) : '');
      });
    },
  };
}
