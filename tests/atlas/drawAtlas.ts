import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumArguments, findChromium } from '../../tools/chromium/chromium';
import { pageAt, LINKS } from '../browser/support/visitedLinks';
import { testedAs } from '../model/support/testTitles';
import { levels } from '../model/levels';
import { palette } from '../../stories/support/palette';
import { models } from '../../models/all';
import { storybookFolder, storyEntries } from '../stories/support/storybook';
import { changedFolder, readChanged } from '../pictures/support/changedList';
import { cutOffParts } from '../../tools/measures';
import { keysByMessage } from './keysByMessage';
import type { LongerStory } from '../../tools/atlas/statePage';
import { atlasPage } from '../../tools/atlas/atlasPage';
import { reportOf } from '../../tools/atlas/report/sections';
import { drawPageMap } from '../../tools/atlas/pageMap';
import { factsOf } from '../../tools/atlas/machineFacts';
import { readResults, readLinks } from '../../tools/atlas/testResults';
import { countTours } from '../../tools/atlas/tourTable';
import { askStory } from '../../tools/atlas/storyFacts';
import type { Window } from '../../tools/atlas/picturedStory';
import { makePictures } from '../stories/support/pictures';

/**
 * Draws the atlas: every machine, its states with their screens, words, ways in and out, and the tests that walk
 * them, on one page that opens from disk. `--reuse` takes the stories that are built already; words after it take
 * only the groups of stories whose names contain them.
 */
export async function drawAtlas(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    options: { reuse: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  if (!values.reuse) execFileSync('npm', ['run', 'build:storybook'], { stdio: 'inherit' });

  const root = fileURLToPath(new URL('../../', import.meta.url));
  const folder = join(root, 'dist', 'atlas');
  const results = {
    vitest: join(root, '.cache', 'results', 'vitest.json'),
    playwright: join(root, '.cache', 'results', 'browser.json'),
  };
  const windows: readonly Window[] = [
    { width: 1440, height: 900 },
    { width: 768, height: 1024 },
    { width: 360, height: 740 },
  ];
  const screens = ['Screens', 'Session'];

  rmSync(folder, { recursive: true, force: true });
  const stories = storyEntries().filter(
    ({ title }) =>
      screens.some((group) => title.startsWith(group)) &&
      positionals.every((words) => title.includes(words)),
  );
  const { executablePath, env } = await findChromium();
  const browser = await chromium.launch({
    executablePath,
    args: chromiumArguments,
    env: { ...process.env, ...env },
  });
  const pictured = await makePictures(browser, stories, {
    folder: join(folder, 'pictures'),
    windows,
    onPictured: (done) => {
      if (done % 50 === 0) console.log(`${done} of ${windows.length * stories.length} pictures`);
    },
    ask: askStory,
  });
  const longer = await makePictures(browser, stories, {
    folder: join(folder, 'pictures', 'longer'),
    windows: windows.slice(-1),
    globals: { words: 'pseudo' },
    onPictured: (done) => {
      if (done % 50 === 0) console.log(`${done} of ${stories.length} pictures in longer words`);
    },
    ask: (page) => page.evaluate(cutOffParts),
  });
  await browser.close();
  cpSync(storybookFolder, join(folder, 'storybook'), { recursive: true });

  const changed = new Map(
    (readChanged('pictures') ?? []).map((picture) => [picture.story, picture]),
  );
  mkdirSync(join(folder, 'changed'));
  for (const file of Array.from(changed.values()).flatMap(({ files }) => Object.values(files))) {
    cpSync(join(changedFolder('pictures'), file), join(folder, 'changed', file));
  }

  const known = readResults(results);
  const machines = await Promise.all(
    models.map((model) => factsOf(model, levels, known, testedAs)),
  );
  const longerOf = new Map(
    longer.flatMap(({ story, files, told }): [string, LongerStory][] =>
      Array.from(files, ([width, file]) => [
        story.id,
        { file: `longer/${file}`, cutOff: told.get(width) ?? [] },
      ]),
    ),
  );
  writeFileSync(
    join(folder, 'index.html'),
    atlasPage({
      machines,
      stories: pictured.map((story) => ({
        ...story,
        changed: changed.get(story.story.id),
        longer: longerOf.get(story.story.id),
      })),
      tours: models.map(countTours),
      reports: models.map((model) => reportOf(model, levels)),
      map: await drawPageMap(readLinks(results.playwright, LINKS)),
      pageAt,
      namesOf: (words) => keysByMessage.get(words) ?? [],
      colours: palette,
    }),
  );
  console.log(join(folder, 'index.html'));
}
