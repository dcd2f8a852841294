import type { Plugin } from 'vite';
import { readHotelTexts } from './readHotelTexts.ts';

/** Says the hotel's words in a page: `%hotel.…%`. */
export function hotelWords(): Plugin {
  return {
    name: 'hotel-words',
    async transformIndexHtml(html) {
      const { words } = await readHotelTexts();
      return html.replace(/%hotel\.(\w+)%/g, (_, word: string) => words[word] ?? '');
    },
  };
}

/**
 * Writes the files outside the site's code that name the hotel (robots.txt, sitemap.xml, the manifest), so that the
 * content module is the only place to edit.
 */
export function hotelFiles(): Plugin {
  return {
    name: 'hotel-files',
    async configureServer(server) {
      const { files } = await readHotelTexts();
      for (const { fileName, type, source } of files) {
        server.middlewares.use(`/${fileName}`, (_request, response) => {
          response.setHeader('Content-Type', type);
          response.end(source);
        });
      }
    },
    async generateBundle() {
      const { files } = await readHotelTexts();
      for (const { fileName, source } of files) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
