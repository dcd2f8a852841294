import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { readHotelTexts } from './readHotelTexts.ts';

/** The page that starts at every path but the home page's: it preloads no picture. */
const ELSEWHERE = 'elsewhere.html';

const MARK = 'data-first-picture';

/** The built files of a picture in its best format, as `srcset` lists them. */
export function builtSrcSet(file: string, fileNames: readonly string[]): string {
  return fileNames
    .flatMap((fileName) => {
      const [, name, width] = /([^/.]+)\.(\d+)-[^/]*\.avif$/.exec(fileName) ?? [];
      return name === file && width ? [{ fileName, width: Number(width) }] : [];
    })
    .sort((one, other) => one.width - other.width)
    .map(({ fileName, width }) => `/${fileName} ${width}w`)
    .join(', ');
}

/**
 * Has the browser fetch the home page's first picture beside the code. Other paths start with a
 * page of their own, so that no guest who pays or signs in waits for a picture that isn't shown.
 */
export function firstPicturePreload(): Plugin {
  let folder = '';
  return {
    name: 'first-picture-preload',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    transformIndexHtml: {
      order: 'post',
      async handler(_html, { bundle = {} }): Promise<HtmlTagDescriptor[]> {
        const { firstPicture } = await readHotelTexts();
        const { file, sizes } = firstPicture;
        const srcSet = builtSrcSet(file, Object.keys(bundle));
        if (!srcSet) return [];
        const attrs = {
          rel: 'preload',
          as: 'image',
          type: 'image/avif',
          imagesrcset: srcSet,
          imagesizes: sizes,
          fetchpriority: 'high',
          [MARK]: true,
        };
        return [{ tag: 'link', injectTo: 'head', attrs }];
      },
    },
    async writeBundle() {
      const home = await readFile(join(folder, 'index.html'), 'utf8');
      const elsewhere = home.replace(new RegExp(`\\s*<link[^>]*${MARK}[^>]*>`), '');
      await writeFile(join(folder, ELSEWHERE), elsewhere);
    },
  };
}
