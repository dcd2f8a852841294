import type { HtmlTagDescriptor, Plugin } from 'vite';

/** The faces that every page shows at once: of each family the letters that the site writes. */
const SHOWN_AT_ONCE = /(?:bricolage-grotesque|public-sans)-latin-[\w-]{8}\.woff2$/;

/** Has the browser fetch the fonts beside the code, not only once the code has drawn a page. */
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
              // A page's first picture goes before: until they come, faces of the same proportions stand in.
              fetchpriority: 'low',
            },
          }));
      },
    },
  };
}
