import type { HtmlTagDescriptor, Plugin } from 'vite';

/** The fonts that every page shows at once: the files of each family with the letters that the site uses. */
const SHOWN_AT_ONCE = /(?:bricolage-grotesque|public-sans)-latin-[\w-]{8}\.woff2$/;

/** Preloads fonts together with the code, rather than once the code has rendered a page. */
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
              // A page's first picture takes precedence: until the fonts are loaded, fallbacks with the same
              // proportions are shown.
              fetchpriority: 'low',
            },
          }));
      },
    },
  };
}
