import { escaped } from '../statechart/statechart';
import type { ChangedPicture } from './changedSheet';
import type { PicturedStory } from './picturedStory';
import type { StateFacts, WalkedBy, StateExit } from './machineFacts';
import type { StoryFacts } from './storyFacts';

/** A story with its pictures, its page's facts, and how it changed since its look was approved. */
export interface AtlasStory extends PicturedStory<StoryFacts> {
  changed: ChangedPicture | undefined;
  /** The same at 360 pixels in a language with longer texts, if it could be pictured. */
  longer: LongerStory | undefined;
}

/** A story in a language with longer texts. */
export interface LongerStory {
  /** The file of its picture. */
  file: string;
  /** The elements that are wider than the window. */
  cutOff: readonly string[];
}

/** What a state's page is made from. */
export interface StatePageParts {
  machine: string;
  facts: StateFacts;
  stories: readonly AtlasStory[];
  /** The stories of each state of the machine, to show what is seen before and after. */
  storiesOf: (state: string) => readonly AtlasStory[];
  /** The catalogue names of a text. */
  namesOf: (words: string) => readonly string[];
}

/** A state's anchor in the atlas, `#booking/creating`. */
export function placeOf(machine: string, state: string): string {
  return `${machine}/${state}`;
}

/** The anchor of something that can happen in a state, with the screens before and after it. */
export function placeOfStep(machine: string, state: string, words: string): string {
  return `${placeOf(machine, state)}:${words.replaceAll(/\s+/g, '-')}`;
}

const linkTo = (machine: string, state: string) =>
  `<a href="#${escaped(placeOf(machine, state))}"><code>${escaped(state)}</code></a>`;

function pictureOf({ story, files }: AtlasStory, width: number): string {
  const file = files.get(width);
  if (file === undefined) return '';
  const label = escaped(`${story.title}: ${story.name} at ${width} pixels`);
  return `<a class="at-${width}" href="pictures/${file}"><img src="pictures/${file}" alt="${label}" loading="lazy"></a>`;
}

/** Before and after, at the width at which pictures are approved; empty if the story looks as approved. */
function changePart({ changed }: AtlasStory): string {
  if (changed === undefined) return '';
  const { title, difference, files } = changed;
  const shots = Object.entries(files).map(
    ([kind, file]) =>
      `<figure><figcaption>${kind}</figcaption><a class="at-360" href="changed/${file}"><img src="changed/${file}" alt="${escaped(`${title}: ${kind}`)}" loading="lazy"></a></figure>`,
  );
  return `<h5 class="failed">Changed since somebody approved its look</h5><p>${escaped(difference)}</p><div class="beside">${shots.join('')}</div>`;
}

/** The story with longer texts, and what they break; empty without such a picture. */
function longerPart({ story, longer }: AtlasStory): string {
  if (longer === undefined) return '';
  const label = escaped(`${story.title}: ${story.name} in longer words`);
  return `<a class="at-360 longer" href="pictures/${longer.file}"><img src="pictures/${longer.file}" alt="${label}" loading="lazy"></a>`;
}

function cutOffPart({ longer }: AtlasStory): string {
  if (longer === undefined || longer.cutOff.length === 0) return '';
  return `<p class="failed">Cut off in longer words: ${longer.cutOff.map(escaped).join(', ')}</p>`;
}

function wordItems(said: readonly string[], namesOf: StatePageParts['namesOf']): string {
  return said
    .map((words) => {
      const names = namesOf(words);
      const line = names.length > 0 ? ` <code>${names.map(escaped).join(', ')}</code>` : '';
      return `<li>“${escaped(words)}”${line}</li>`;
    })
    .join('');
}

function storyPart(pictured: AtlasStory, namesOf: StatePageParts['namesOf']): string {
  const { story, files, told } = pictured;
  const widths = Array.from(files.keys()).toSorted((one, other) => one - other);
  const phone = told.get(widths[0] ?? 0);
  const says = phone?.says ?? [];
  const others = (phone?.shown ?? []).filter(
    (words) => !says.includes(words) && namesOf(words).length > 0,
  );
  return `<section class="story"><h4>${escaped(story.title)}: ${escaped(story.name)}</h4>
<div class="pictures">${widths.map((width) => pictureOf(pictured, width)).join('')}${longerPart(pictured)}</div>
<p><a href="storybook/index.html?path=/story/${story.id}">Story</a>${phone?.opens == null ? '' : ` at <code>${escaped(phone.opens)}</code>`}</p>
${cutOffPart(pictured)}${changePart(pictured)}
${says.length > 0 ? `<h5>Its words</h5><ul>${wordItems(says, namesOf)}</ul>` : ''}
<details><summary>${says.length > 0 ? 'Other words' : 'Words'} of the catalogue: ${others.length}</summary><ul>${wordItems(others, namesOf)}</ul></details>
<details><summary>What assistive technology finds, and the order of focus</summary>
<div class="beside"><pre>${escaped(phone?.accessible ?? '')}</pre><ol>${(phone?.focused ?? []).map((control) => `<li>${escaped(control)}</li>`).join('')}</ol></div></details></section>`;
}

function exitItem(
  { words, leadsTo }: StateExit,
  { machine, facts, stories, storiesOf }: StatePageParts,
): string {
  const shots = (all: readonly AtlasStory[]) =>
    all
      .slice(0, 1)
      .map((story) => pictureOf(story, 360))
      .join('') || '<p>not pictured</p>';
  const after = leadsTo.map(
    (state) =>
      `<figure><figcaption>then ${linkTo(machine, state)}</figcaption>${shots(storiesOf(state))}</figure>`,
  );
  const place = escaped(placeOfStep(machine, facts.state, words));
  return `<details id="${place}"><summary>${escaped(words)} → ${leadsTo.map((state) => `<code>${escaped(state)}</code>`).join(', ')}</summary>
<div class="beside"><figure><figcaption>before</figcaption>${shots(stories)}</figure>${after.join('')}</div>
<p><a href="#${place}">Link to this step</a></p></details>`;
}

const resultOf = ({ result }: WalkedBy): string => {
  if (result === undefined) return '<span class="unknown">has not run here</span>';
  const took = `${(result.milliseconds / 1000).toFixed(1)} s, ${result.at.toISOString().slice(0, 16).replace('T', ' ')}`;
  return result.passed
    ? `<span class="passed">passed</span> ${took}`
    : `<strong class="failed">failed</strong> ${took}`;
};

/** How many of the tests passed and failed in their last run. */
function resultsInShort(walkedBy: readonly WalkedBy[]): string {
  const passed = walkedBy.filter(({ result }) => result?.passed === true).length;
  const failed = walkedBy.filter(({ result }) => result?.passed === false).length;
  const unrun = walkedBy.length - passed - failed;
  return [
    ...(passed > 0 ? [`<span class="passed">${passed} passed</span>`] : []),
    ...(failed > 0 ? [`<strong class="failed">${failed} failed</strong>`] : []),
    ...(unrun > 0 ? [`<span class="unknown">${unrun} not run here</span>`] : []),
  ].join(', ');
}

function walksPart(walkedBy: readonly WalkedBy[]): string {
  const failedFirst = walkedBy.toSorted(
    (one, other) => Number(other.result?.passed === false) - Number(one.result?.passed === false),
  );
  const rows = failedFirst.map(
    (walk) =>
      `<tr><td>${walk.level}</td><td>${escaped(walk.story)}</td><td>${resultOf(walk)}</td></tr>`,
  );
  if (rows.length === 0) return '<p>No test walks through it.</p>';
  return `<details><summary>Walked by ${rows.length} tests: ${resultsInShort(walkedBy)}</summary><table><thead><tr><th scope="col">Level</th><th scope="col">Path</th><th scope="col">Last run</th></tr></thead><tbody>${rows.join('')}</tbody></table></details>`;
}

function pathPart({ paths, onlyByFault }: StateFacts): string {
  if (paths.length === 0) return '<p>No path leads there.</p>';
  const lists = paths.map(({ start, steps }) => {
    const told = [start, ...steps.map(({ words }) => words)];
    return `<ol class="way">${told.map((words) => `<li>${escaped(words)}</li>`).join('')}</ol>`;
  });
  const [first = '', ...others] = lists;
  const more =
    others.length === 0
      ? ''
      : `<details><summary>From other starts: ${others.length}</summary>${others.join('')}</details>`;
  return `${first}${onlyByFault ? '<p>Only when a call fails.</p>' : ''}${more}`;
}

/** A state's marks, for the filters. */
export function marksOf(facts: StateFacts, stories: readonly AtlasStory[]): string[] {
  const results = facts.walkedBy.flatMap(({ result }) => result ?? []);
  return [
    ...(facts.isVisible && stories.length === 0 ? ['unpictured'] : []),
    ...(results.some(({ passed }) => !passed) ? ['failing'] : []),
    ...(results.some(({ milliseconds }) => milliseconds > 10_000) ? ['slow'] : []),
    ...(results.length === 0 ? ['unrun'] : []),
    ...(facts.onlyByFault ? ['fault'] : []),
    ...(stories.some(({ changed }) => changed !== undefined) ? ['changed'] : []),
    ...(stories.some(({ longer }) => longer && longer.cutOff.length > 0) ? ['cut'] : []),
  ];
}

/** A state's page: its screens, texts, transitions in and out, and the tests that pass through it. */
export function statePage(parts: StatePageParts): string {
  const { machine, facts, stories, namesOf } = parts;
  return `<article class="state" id="${escaped(placeOf(machine, facts.state))}">
<p><a href="#${machine}">${machine}</a></p><h3 tabindex="-1">${escaped(facts.state)}</h3>
<p class="description">${escaped(facts.description)}${facts.sees.startsWith('sees') ? ` The guest ${escaped(facts.sees)}.` : ''}</p>
<div class="columns"><section><h4>How to get there</h4>${pathPart(facts)}</section>
<section><h4>What can happen</h4>${facts.exits.map((path) => exitItem(path, parts)).join('') || '<p>Nothing: it is an end.</p>'}</section></div>
${walksPart(facts.walkedBy)}
${stories.map((story) => storyPart(story, namesOf)).join('') || (facts.isVisible ? '<p>Not pictured yet.</p>' : '<p>The guest does not see it.</p>')}
</article>`;
}
