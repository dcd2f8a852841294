import type { PrerenderedPage } from '../../src/app/prerender';
import { AWAITING_SCRIPT } from '../../src/browser/hydration';
import { SITE_FONT } from '../fontPreloads';
import { withoutFallbacks } from './withoutFallbacks';

/** Titles, descriptions and links that React renders before the content, to move into the head. */
const HEAD_ELEMENTS = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>|<(script)\b[^>]*><\/\1>)+/;

/** The insertion point: before it, a browser doesn't know the page's width. */
const VIEWPORT = /<meta name="viewport"[^>]*>/;

const STYLE_SHEET = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/;

/** The elements that fetch the fonts at once. */
const FONT_PRELOADS = /\s*<link rel="preload"[^>]*as="font"[^>]*>/g;

/** A font face of the built style sheet, and one that the device has (`src/theme/fonts.css`). */
const FACE = /@font-face\s*\{[^}]*\}/g;
const ON_DEVICE = /src:\s*local\(/;

/** index.html's metadata for pages without their own. */
const STATIC_HEAD = /\s*<(title|meta) data-static[^>]*>(?:[^<]*<\/title>)?/g;

/** The best file of a page's opening picture (`src/components/Picture.tsx`). */
const FIRST_PICTURE =
  /<picture><source type="([^"]*)" srcSet="([^"]*)" sizes="([^"]*)"\/>(?:<source[^>]*>)*<img[^>]*fetchPriority="high"/;

/** Preloads that picture first; browsers that don't support its format skip it. */
function firstPicturePreload(html: string): string {
  const [found, type = '', files = '', sizes = ''] = FIRST_PICTURE.exec(html) ?? [];
  if (found === undefined) return '';
  return `<link rel="preload" as="image" type="${type}" imagesrcset="${files}" imagesizes="${sizes}" fetchpriority="high">`;
}

/** The elements with which Vite loads and runs the script of every page. */
const SCRIPTS = /\s*<(?:script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g;

/** What says below a page that it needs a script. */
const NEEDS_SCRIPT = /<noscript>([^<]*)<\/noscript>(?=\s*<\/body>)/;

/** Marks links for React Router's server, which the site does not have; its script does not look for them. */
const FOR_OTHER_SERVERS = / data-discover="true"/g;

/** The white space between the elements of index.html. */
const BETWEEN_LINES = /(?<=>)\s+(?=<)/g;

/** What all pages are built with. */
export interface PageParts {
  /** The built index.html. */
  template: string;
  /** The text of a built file. */
  readFile: (file: string) => string;
  /** The script that runs before the first paint (`src/loader`). */
  loader: string;
}

/** One page's prerendered HTML. */
export interface PageContent extends PrerenderedPage {
  /** Whether the page is readable and usable for a while before its script is loaded. */
  startsLate: boolean;
}

/**
 * The font faces in a page's head; all of them are in the style sheet at its end too. A page with a first picture has
 * only those of the device, so that nothing shares the line with the picture: its own fonts come a round trip later,
 * and do not move what stands there, because the device's have been given their proportions.
 */
function facesInHead(all: string, hasFirstPicture: boolean): string {
  const shown = hasFirstPicture ? ON_DEVICE : new RegExp(`${ON_DEVICE.source}|${SITE_FONT.source}`);
  return (all.match(FACE) ?? []).filter((face) => shown.test(face)).join('');
}

/**
 * Inserts a prerendered page into Vite's index.html.
 * @param scripts the files that the loader runs, in their order
 * @param page null for one that its script renders
 */
export function pageHtml(
  { template, readFile, loader }: PageParts,
  scripts: readonly string[],
  page: PageContent | null,
): string {
  const picture = firstPicturePreload(page ? page.html : '');
  const [link = '', sheet] = STYLE_SHEET.exec(template) ?? [];
  const faces = sheet ? facesInHead(readFile(sheet), picture !== '') : '';
  const styles = `<style>${faces}</style>${page ? page.styles : ''}`;
  const [own = ''] = HEAD_ELEMENTS.exec(page ? page.html : '') ?? [];
  const preloads = scripts.map((file) => `<link rel="modulepreload" href="/${file}">`).join('');
  const started = page?.startsLate ? `<template>${preloads}</template>` : preloads;
  const base = own.includes('<title>') ? template.replace(STATIC_HEAD, '') : template;
  const html = base
    .replace(STYLE_SHEET, '')
    .replaceAll(FONT_PRELOADS, (preload) => (picture === '' ? preload : ''))
    .replaceAll(SCRIPTS, '')
    // A page that waits says so itself.
    .replace(NEEDS_SCRIPT, (below, words: string) => (page?.html.includes(words) ? '' : below))
    .replaceAll(BETWEEN_LINES, '')
    .replace(VIEWPORT, (viewport) => `${viewport}${picture}`)
    .replace('</head>', () => `<script>${loader}</script>${own}${styles}${started}</head>`)
    .replace('<div id="root"></div>', () => {
      return page
        ? `<div id="root" ${AWAITING_SCRIPT}>${page.html.slice(own.length).replaceAll(FOR_OTHER_SERVERS, '')}</div>`
        : '<div id="root"></div>';
    })
    .replace('</body>', `${link}</body>`);
  return withoutFallbacks(html);
}
