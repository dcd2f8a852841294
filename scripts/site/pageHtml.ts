import type { PrerenderedPage } from '../../src/app/prerender';

/**
 * Runs before anything is drawn. Notes the address of which this is the page: Back can lead to another
 * before the script has come (`src/main.tsx`). Who has a session stored is about to be greeted by name:
 * until then the bar's place for it stays free (`src/layout/Header.tsx`) rather than say LOGIN for a moment.
 */
const firstLine =
  'document.documentElement.dataset.openedAt=location.pathname;' +
  'try{var s=localStorage;s.user&&(s.refreshToken||sessionStorage.accessToken)&&' +
  '(document.documentElement.dataset.guest="")}catch(e){}';

/** Titles, descriptions and links that React writes before the content, to be put into the head. */
const HEAD_ELEMENTS = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>|<(script)\b[^>]*><\/\1>)+/;

const STYLE_SHEET = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/;

/** What index.html says for pages that don't speak for themselves. */
const STATIC_HEAD = /\s*<(title|meta) data-static[^>]*>(?:[^<]*<\/title>)?/g;

/**
 * Puts a page that was rendered before into what Vite has made of index.html.
 * @param template the built index.html
 * @param readFile the text of a built file
 * @param chunks the files of the scripts with which the page starts
 */
export function pageHtml(
  template: string,
  readFile: (file: string) => string,
  page: PrerenderedPage | null,
  chunks: readonly string[],
): string {
  const [, sheet] = STYLE_SHEET.exec(template) ?? [];
  const styles = `${sheet ? `<style>${readFile(sheet).trim()}</style>` : ''}${page ? page.styles : ''}`;
  const [own = ''] = HEAD_ELEMENTS.exec(page ? page.html : '') ?? [];
  const preloads = chunks
    .filter((file) => !template.includes(`/${file}"`))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('');
  const base = own.includes('<title>') ? template.replace(STATIC_HEAD, '') : template;
  return base
    .replace(STYLE_SHEET, '')
    .replace('</head>', () => `<script>${firstLine}</script>${own}${styles}${preloads}</head>`)
    .replace('<div id="root"></div>', () => {
      return `<div id="root">${page ? page.html.slice(own.length) : ''}</div>`;
    });
}
