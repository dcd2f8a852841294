import { escaped } from '../../../tools/statechart/statechart';
import { palette as color } from '../../../stories/support/palette';

/** A story that differs from its approved picture. */
export interface ChangedPicture {
  /** The id of the story. */
  story: string;
  /** Its group and name. */
  title: string;
  /** How it differs, as text. */
  difference: string;
  /** The files of its pictures, below the sheet's folder. */
  files: { before?: string; after?: string; difference?: string; miniature?: string };
}

const style = `
* { box-sizing: border-box; }
body { margin: 0; padding: 2rem; background: ${color.paper}; color: ${color.ink}; font: 1rem/1.5 system-ui, Helvetica, Arial, sans-serif; }
h1 { margin: 0 0 .5rem; color: ${color.strong}; }
h2 { margin: 0; font-size: 1.1rem; color: ${color.strong}; }
h2 a { color: inherit; }
article { margin-top: 2rem; border-top: 1px solid ${color.hairline}; padding-top: 1rem; scroll-margin-top: 1rem; }
.pictures { display: flex; gap: 1rem; align-items: flex-start; overflow-x: auto; }
figure { flex: none; margin: 0; width: min(24rem, 90vw); }
figcaption { font-weight: 600; }
figure > * { border: 1px solid ${color.line}; background: ${color.card}; }
img { display: block; width: 100%; image-rendering: pixelated; }
.none { margin: 0; padding: 1rem; color: ${color.faint}; }
code { font: .9rem/1.5 ui-monospace, Menlo, Consolas, monospace; }
`;

const captions = {
  before: 'Approved',
  after: 'Now',
  difference: 'Difference',
} as const;

function figureOf({ title, files }: ChangedPicture, kind: keyof typeof captions): string {
  const file = files[kind];
  const picture =
    file === undefined
      ? '<p class="none">None</p>'
      : `<a href="${escaped(file)}"><img src="${escaped(file)}" alt="${escaped(`${title}: ${captions[kind]}`)}" loading="lazy"></a>`;
  return `<figure><figcaption>${captions[kind]}</figcaption>${picture}</figure>`;
}

function articleOf(changed: ChangedPicture): string {
  const { story, title, difference } = changed;
  return `<article id="${escaped(story)}"><h2><a href="#${escaped(story)}">${escaped(title)}</a></h2>
<p>${escaped(difference)} To accept it: <code>npm run pictures:approve -- "${escaped(title)}"</code></p>
<div class="pictures">${figureOf(changed, 'before')}${figureOf(changed, 'after')}${figureOf(changed, 'difference')}</div></article>`;
}

/** The pictures that changed since they were approved, on one page: before, after and difference. */
export function changedSheet(changed: readonly ChangedPicture[]): string {
  const told =
    changed.length === 0
      ? 'Every story looks as approved.'
      : `${changed.length} of the stories do not look as approved. To accept all of them: <code>npm run pictures:approve</code>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Changed pictures</title><style>${style}</style></head>
<body><header><h1>Changed pictures</h1><p>${told}</p></header>
<main>${changed.map(articleOf).join('\n')}</main></body></html>
`;
}
