import type { Plugin } from 'vite';
// @ts-expect-error a plain script without types
import { compileCatalogues } from './compile.mjs';

/** Compiles the catalogues before a build, and again whenever one changes while developing. */
export function catalogues(): Plugin {
  return {
    name: 'catalogues',
    buildStart() {
      for (const file of compileCatalogues() as string[]) this.addWatchFile(file);
    },
    handleHotUpdate({ file }) {
      if (file.endsWith('.toml')) compileCatalogues();
    },
  };
}
