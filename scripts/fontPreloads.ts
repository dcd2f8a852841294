import type { HtmlTagDescriptor, Plugin } from 'vite';
import { HASH } from './site/hashedNames.ts';

const FAMILY = '(?:bricolage-grotesque|public-sans)';

/** The fonts of the site's own words: the files of each family with the letters that it uses, and with the naira sign. */
export const SITE_FONT = new RegExp(String.raw`${FAMILY}-(?:latin|naira)${HASH}\.woff2`);

/** Those that every page shows at once. */
const SHOWN_AT_ONCE = new RegExp(String.raw`${FAMILY}-latin${HASH}\.woff2$`);

/**
 * Preloads fonts together with the code, rather than once the code has rendered a page. A page with a first picture
 * leaves them out (`scripts/site/pageHtml.ts`).
 */
export function fontPreloads(): Plugin {
  return {
    name: 'font-preloads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        return Object.keys(bundle)
          .filter((fileName) => SHOWN_AT_ONCE.test(fileName))
          .map((fileName): HtmlTagDescriptor => ({
            tag: 'link',
            injectTo: 'head',
            attrs: {
              rel: 'preload',
              href: `/${fileName}`,
              as: 'font',
              type: 'font/woff2',
              crossorigin: true,
              // Until they are loaded, fallbacks with the same proportions are shown.
              fetchpriority: 'low',
            },
          }));
      },
    },
  };
}
