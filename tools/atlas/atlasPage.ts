import { arrowHeads, escaped } from '../statechart/statechart';
import { tourTable, type Tours } from './tourTable';
import { behave } from './behaviour';
import { coverageTable, partsOf, type Report } from './report/sections';
import { plainPalette, type Palette } from '../statechart/palette';
import type { MachineFacts } from './machineFacts';
import { marksOf, placeOf, placeOfStep, statePage, type AtlasStory } from './statePage';
import { atlasStyle } from './style';

/** What the atlas is made from. */
export interface AtlasSources {
  machines: readonly MachineFacts[];
  stories: readonly AtlasStory[];
  tours: readonly Tours[];
  /** What the test levels reach of the machines. */
  reports: readonly Report[];
  /** The pages and the navigation between them (SVG); null before browser tests have run here. */
  map: string | null;
  /** The page at a path, by its pattern. */
  pageAt: (address: string) => string | null;
  namesOf: (words: string) => readonly string[];
  colours?: Palette;
}

const filters = {
  changed: 'its look changed since it was approved',
  unpictured: 'not yet pictured',
  failing: 'a test fails',
  slow: 'a test takes more than 10 s',
  unrun: 'no test has run here',
  fault: 'only when a call fails',
  cut: 'longer words are cut off',
};

/** A machine's picture, with its boxes linked to their states and its edges to what happens on them. */
function linkedPicture({ id, picture, drawnPaths, states }: MachineFacts): string {
  const known = new Set(states.map(({ state }) => state));
  const steps = new Map(Array.from(drawnPaths, ([edge, step]) => [escaped(edge), step]));
  const linked = (drawn: string, path: string, marks: string) => {
    const step = steps.get(path);
    if (step === undefined) return drawn;
    const place = escaped(placeOfStep(id, step.state, step.words));
    return `<a href="#${place}" aria-label="${escaped(step.words)}"${marks}>${drawn}</a>`;
  };
  return (
    picture
      .replaceAll(/<rect [^>]*data-state="([^"]+)"\/>/g, (rect, box: string) => {
        const state = box.slice(id.length + 1);
        if (!known.has(state)) return rect;
        return `<a href="#${placeOf(id, state)}" aria-label="${state}">${rect}</a>`;
      })
      // An edge and its label are one link: the keyboard only stops at the label.
      .replaceAll(/<path [^>]*data-path="([^"]+)"[^>]*\/>/g, (line, path: string) =>
        linked(line, path, ' tabindex="-1" aria-hidden="true"'),
      )
      .replaceAll(/<g data-path="([^"]+)">[^]*?<\/g>/g, (words, path: string) =>
        linked(words, path, ''),
      )
  );
}

function storiesByState(stories: readonly AtlasStory[]): Map<string, AtlasStory[]> {
  const byState = new Map<string, AtlasStory[]>();
  for (const story of stories) {
    const pictures = Array.from(story.told.values()).find(
      (told) => told.pictures !== null,
    )?.pictures;
    if (pictures == null) continue;
    byState.set(pictures, [...(byState.get(pictures) ?? []), story]);
  }
  return byState;
}

/** The site's pages, each with the states that show there. */
function pageList({ stories, pageAt }: AtlasSources): string {
  const shown = new Map<string, Set<string>>();
  for (const told of stories.flatMap((story) => Array.from(story.told.values()))) {
    if (told.opens === null || told.pictures === null) continue;
    const page = pageAt(new URL(told.opens, 'http://site.invalid').href);
    if (page !== null) shown.set(page, (shown.get(page) ?? new Set()).add(told.pictures));
  }
  return Array.from(shown, ([page, states]) => {
    const links = Array.from(states, (name) => {
      const [machine = '', ...path] = name.split('.');
      return `<a href="#${escaped(placeOf(machine, path.join('.')))}">${escaped(name)}</a>`;
    });
    return `<p id="page:${escaped(page)}"><code>${escaped(page)}</code> ${links.join(' · ')}</p>`;
  }).join('\n');
}

function mapPart(map: string | null): string {
  if (map === null) {
    return '<p>The ways between the pages are those that the browser’s tests walked last, and none has run here: <code>npm run test:browser</code>.</p>';
  }
  return `<p>The pages, and how often the browser’s tests went from one to another in their last run.</p>
<div class="scroll picture" tabindex="0" role="region" aria-label="The guest’s map">${map}</div>`;
}

/** What is known about a machine beyond its states, collapsed. */
function machineReport(report: Report): string {
  const { levels, scenarios } = partsOf(report);
  return `<details><summary>Levels and scenarios of ${report.model.id}</summary>${levels}${scenarios}</details>`;
}

/** All machines, states, pictures, texts, paths and results on one self-contained page. */
export function atlasPage(sources: AtlasSources): string {
  const { machines, stories, tours, reports, map, namesOf, colours = plainPalette } = sources;
  const byState = storiesByState(stories);
  const storiesOf = (machine: string, state: string) => byState.get(`${machine}.${state}`) ?? [];
  const index = machines.flatMap(({ id, states }) =>
    states.map((facts) => {
      const marks = marksOf(facts, storiesOf(id, facts.state)).join(' ');
      const place = escaped(placeOf(id, facts.state));
      return `<li data-place="${place}" data-marks="${marks}"><a href="#${place}">${place}</a></li>`;
    }),
  );
  const sheets = machines.map(
    (machine) =>
      `<figure id="${machine.id}"><figcaption>${machine.id}, ${machine.states.length} states</figcaption><div class="scroll picture" tabindex="0" role="region" aria-label="Picture of ${machine.id}">${linkedPicture(machine)}</div></figure>`,
  );
  const pages = machines.flatMap(({ id, states }) =>
    states.map((facts) =>
      statePage({
        machine: id,
        facts,
        stories: storiesOf(id, facts.state),
        storiesOf: (state) => storiesOf(id, state),
        namesOf,
      }),
    ),
  );
  const boxes = Object.entries(filters).map(
    ([mark, words]) =>
      `<label><input type="checkbox" name="filter" value="${mark}"> ${words}</label>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>The atlas</title><style>${atlasStyle(colours)}</style></head>
<body><aside aria-label="States"><h1>The atlas</h1>
<p><a href="#map">The guest’s map</a> · <a href="#machines">All machines</a></p>
<label>Find a state, a message, a name <input type="search" id="search"></label>
<fieldset><legend>Only states where</legend>${boxes.join('')}</fieldset>
<p id="found" role="status"></p><ul id="index">${index.join('')}</ul></aside>
<main>${arrowHeads}
${pages.join('\n')}
<section id="screens" class="overview" hidden><h2>Screens that show it, at 360 pixels</h2><label><input type="checkbox" id="longer"> In a language with longer words</label><div class="screens"></div></section>
<section id="map" class="overview"><h2>The guest’s map</h2>
${mapPart(map)}${pageList(sources)}</section>
<section id="machines"><h2 class="overview">All machines</h2><label>Size <input type="range" id="zoom" min="0.2" max="1.5" step="0.05" value="0.5"></label>
<div class="overview">${coverageTable(reports)}${tourTable(tours)}${reports.map(machineReport).join('\n')}</div>
<div class="sheet">${sheets.join('\n')}</div></section>
</main>
<script>const __name = (named) => named; (${behave.toString()})();</script></body></html>
`;
}
