import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumArguments, findChromium } from '../../tools/chromium/chromium';
import { palette } from '../../stories/support/palette';
import { storyEntries, windowNamedBy } from '../stories/support/storybook';
import { makePictures, windows } from '../stories/support/pictures';
import { contactSheet } from '../../tools/atlas/contactSheet';

/**
 * Puts a picture of every story at every width on one page. `--reuse` takes the stories that are built already;
 * `--words long` makes all words two fifths longer; words after it take only the groups whose names contain them.
 */
export async function drawGallery(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    options: {
      reuse: { type: 'boolean', default: false },
      words: { type: 'string', default: 'own' },
    },
    allowPositionals: true,
  });
  if (!values.reuse) execFileSync('npm', ['run', 'build:storybook'], { stdio: 'inherit' });

  const folder = fileURLToPath(new URL('../../.cache/gallery/', import.meta.url));
  rmSync(folder, { recursive: true, force: true });
  const stories = storyEntries().filter(({ title }) =>
    positionals.every((words) => title.includes(words)),
  );

  const { executablePath, env } = await findChromium();
  const browser = await chromium.launch({
    executablePath,
    args: chromiumArguments,
    env: { ...process.env, ...env },
  });
  const pictured = await makePictures(browser, stories, {
    folder,
    windows,
    globals: { words: values.words },
    onPictured: (done) => {
      if (done % 50 === 0) console.log(`${done} of ${windows.length * stories.length} pictures`);
    },
    ask: () => Promise.resolve(undefined),
  });
  await browser.close();
  writeFileSync(
    join(folder, 'index.html'),
    contactSheet(pictured, {
      windows,
      isAboutWindow: (story) => windowNamedBy(story) !== undefined,
      colours: palette,
    }),
  );
  console.log(join(folder, 'index.html'));
}
