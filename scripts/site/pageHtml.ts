import type { PrerenderedPage } from '../../src/app/prerender';
import { AWAITING_SCRIPT } from '../../src/browser/takenOver';
import { LATE_SCRIPT_ID } from '../../src/loader/lateScript';

/** Titles, descriptions and links that React writes before the content, to be put into the head. */
const HEAD_ELEMENTS = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>|<(script)\b[^>]*><\/\1>)+/;

/** Before it, nothing is known of how wide the page is. */
const VIEWPORT = /<meta name="viewport"[^>]*>/;

const STYLE_SHEET = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/;

/** What index.html says for pages that don't speak for themselves. */
const STATIC_HEAD = /\s*<(title|meta) data-static[^>]*>(?:[^<]*<\/title>)?/g;

/** The best file of the picture with which a page opens (`src/components/Picture.tsx`). */
const FIRST_PICTURE =
  /<picture><source type="([^"]*)" srcSet="([^"]*)" sizes="([^"]*)"\/>(?:<source[^>]*>)*<img[^>]*fetchPriority="high"/;

/** Has a browser ask for it before anything else; one that can't show this format leaves it. */
function firstPicturePreload(html: string): string {
  const [found, type = '', files = '', sizes = ''] = FIRST_PICTURE.exec(html) ?? [];
  if (found === undefined) return '';
  return `<link rel="preload" as="image" type="${type}" imagesrcset="${files}" imagesizes="${sizes}" fetchpriority="high">`;
}

/** What has a browser fetch the script that every page starts with. */
const SCRIPTS = /\s*<(?:script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g;

/** What all pages are made with. */
export interface PageParts {
  /** The built index.html. */
  template: string;
  /** The text of a built file. */
  readFile: (file: string) => string;
  /** The script that runs before anything is drawn (`src/loader`). */
  loader: string;
}

/** One page: what was rendered of it, and the files of the scripts with which it starts. */
export interface PageContent extends PrerenderedPage {
  scripts: readonly string[];
  /** Whether it can be read and used for a while before its script is there. */
  startsLate: boolean;
}

/**
 * Puts a page that was rendered before into what Vite has made of index.html.
 * @param page null for one that its script fills
 */
export function pageHtml(
  { template, readFile, loader }: PageParts,
  page: PageContent | null,
): string {
  const [, sheet] = STYLE_SHEET.exec(template) ?? [];
  const styles = `${sheet ? `<style>${readFile(sheet).trim()}</style>` : ''}${page ? page.styles : ''}`;
  const [own = ''] = HEAD_ELEMENTS.exec(page ? page.html : '') ?? [];
  const preloads = (page?.scripts ?? [])
    .filter((file) => !template.includes(`/${file}"`))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('');
  const scripts = `${(template.match(SCRIPTS) ?? []).join('')}${preloads}`;
  const started = page?.startsLate
    ? `<template id="${LATE_SCRIPT_ID}">${scripts}</template>`
    : scripts;
  const base = own.includes('<title>') ? template.replace(STATIC_HEAD, '') : template;
  return base
    .replace(STYLE_SHEET, '')
    .replaceAll(SCRIPTS, '')
    .replace(VIEWPORT, (viewport) => `${viewport}${firstPicturePreload(page ? page.html : '')}`)
    .replace('</head>', () => `<script>${loader}</script>${own}${styles}${started}</head>`)
    .replace('<div id="root"></div>', () => {
      return page
        ? `<div id="root" ${AWAITING_SCRIPT}>${page.html.slice(own.length)}</div>`
        : '<div id="root"></div>';
    });
}
