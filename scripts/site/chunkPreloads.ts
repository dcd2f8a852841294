import type { Plugin } from 'vite';

/** Vite's own module, which each built `import()` of a chunk goes through. */
const HELPER = '\0vite/preload-helper.js';

/** Preloads the files that a chunk imports, beside the chunk, unless the page has them. */
const helper = (base: string) => `
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    const href = ${JSON.stringify(base)} + file;
    if (document.querySelector('[href="' + href + '"]')) continue;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  return load();
};`;

/** Files that the script of every page begins with: they are there before any chunk is loaded. */
const BEGINNING = /^assets\/(?:rolldown-runtime|libraries|common)-/;

/**
 * Loads chunks without what Vite does for style sheets, nonces and errors: a page has its only sheet from the start, and
 * every page begins with this code.
 */
export function chunkPreloads(): Plugin {
  let base = '/';
  return {
    name: 'chunk-preloads',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        // A browser too old to know `modulepreload` fetches a moment later what it names.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_file, files) => files.filter((file) => !BEGINNING.test(file)),
        },
      },
    }),
    configResolved: (config) => {
      ({ base } = config);
    },
    load: (id) => (id === HELPER ? helper(base) : undefined),
    generateBundle(_options, bundle) {
      const sheets = Object.keys(bundle).filter((file) => file.endsWith('.css'));
      if (sheets.length > 1) this.error(`A chunk has a style sheet of its own: ${String(sheets)}`);
    },
  };
}
