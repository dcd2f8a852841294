import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

type HotelTexts = typeof import('./hotelTexts');

/** Vite itself reads the texts: its configuration is loaded by other rules than the site. */
async function readTexts(): Promise<HotelTexts> {
  const path = fileURLToPath(new URL('hotelTexts.ts', import.meta.url));
  const { module } = await runnerImport<HotelTexts>(path);
  return module;
}

/**
 * Writes what stands outside the site's code but speaks of the hotel (robots.txt, sitemap.xml, the
 * manifest, `%hotel.…%` in index.html), so that the content module stays the only place to edit.
 */
export function hotelFiles(): Plugin {
  return {
    name: 'hotel-files',
    async transformIndexHtml(html) {
      const { words } = await readTexts();
      return html.replace(/%hotel\.(\w+)%/g, (_, word: string) => words[word] ?? '');
    },
    async configureServer(server) {
      const { files } = await readTexts();
      for (const { fileName, type, source } of files) {
        server.middlewares.use(`/${fileName}`, (_request, response) => {
          response.setHeader('Content-Type', type);
          response.end(source);
        });
      }
    },
    async generateBundle() {
      const { files } = await readTexts();
      for (const { fileName, source } of files) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
