import { plainPalette, type Palette } from '../statechart/palette';
import { escaped } from '../statechart/statechart';
import type { PicturedStory, StoryEntry, Window } from './picturedStory';

function style(color: Palette): string {
  return `
* { box-sizing: border-box; }
body { margin: 0; padding: 2rem; background: ${color.paper}; color: ${color.ink}; font: 1rem/1.5 system-ui, Helvetica, Arial, sans-serif; }
h1 { margin: 0 0 .5rem; color: ${color.strong}; }
h2 { margin: 3rem 0 1rem; border-top: 1px solid ${color.hairline}; padding-top: 1rem; color: ${color.strong}; }
h3 { margin: 0 0 .5rem; font-size: 1rem; }
a { color: ${color.strong}; }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding: 0; list-style: none; }
.stories { display: grid; grid-template-columns: repeat(auto-fill, minmax(37rem, 1fr)); gap: 2rem; }
.pictures { display: flex; gap: .75rem; align-items: flex-start; }
.pictures > * { flex: none; max-height: 34rem; overflow: hidden; border: 1px solid ${color.line}; background: ${color.card}; }
.at-1440 { width: 24rem; }
.at-360 { width: 12rem; }
img { display: block; width: 100%; }
.missing, .wrong { padding: 1rem; border-color: ${color.danger}; background: ${color.dangerPale}; color: ${color.danger}; overflow-wrap: anywhere; }
.wrong { margin: .5rem 0 0; padding: .5rem 1rem; }
`;
}

/** How a contact sheet is laid out. */
export interface SheetOptions {
  /** The windows in which each story was pictured, widest first. */
  windows: readonly Window[];
  /** Whether a story is about one window, and so has no picture in others. */
  isAboutWindow: (story: StoryEntry) => boolean;
  colours?: Palette;
}

function pictureOf(
  { story, files }: PicturedStory,
  width: number,
  { isAboutWindow }: SheetOptions,
): string {
  const file = files.get(width);
  if (file === undefined && isAboutWindow(story)) return '';
  const label = escaped(`${story.title}: ${story.name} at ${width} pixels`);
  return file === undefined
    ? `<p class="missing at-${width}">No picture at ${width} pixels</p>`
    : `<a class="at-${width}" href="${file}"><img src="${file}" alt="${label}" loading="lazy"></a>`;
}

function storyItem(pictured: PicturedStory, options: SheetOptions): string {
  const { story, wrong } = pictured;
  return `<article id="${story.id}"><h3>${escaped(story.name)}</h3>
<div class="pictures">${options.windows.map(({ width }) => pictureOf(pictured, width, options)).join('')}</div>
${wrong.length > 0 ? `<p class="wrong">${escaped(wrong.join('; '))}</p>` : ''}</article>`;
}

/** All pictures on one page, screen by screen. */
export function contactSheet(pictured: readonly PicturedStory[], options: SheetOptions): string {
  const { windows, colours = plainPalette } = options;
  const titles = Array.from(new Set(pictured.map(({ story }) => story.title)));
  const links = titles.map(
    (title, group) => `<li><a href="#group-${group}">${escaped(title)}</a></li>`,
  );
  const sections = titles.map((title, group) => {
    const stories = pictured.filter(({ story }) => story.title === title);
    return `<section aria-labelledby="group-${group}">
<h2 id="group-${group}">${escaped(title)}</h2>
<div class="stories">${stories.map((story) => storyItem(story, options)).join('\n')}</div></section>`;
  });
  const failed = pictured.filter(({ wrong }) => wrong.length > 0).length;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Every story at a glance</title><style>${style(colours)}</style></head>
<body><header><h1>Every story at a glance</h1>
<p>${pictured.length} stories at ${windows.map(({ width }) => width).join(' and ')} pixels${failed > 0 ? `; something is wrong in ${failed}` : ''}.</p></header>
<nav aria-label="Groups"><ul>${links.join('')}</ul></nav>
<main>${sections.join('\n')}</main></body></html>
`;
}
