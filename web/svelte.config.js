import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    runes: true,
    // Elements are made one by one: no page of ours ever assigns innerHTML.
    fragments: 'tree',
  },
};
