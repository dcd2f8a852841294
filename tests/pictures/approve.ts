import { copyFileSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { changedFolder, forgetPictures, readChanged, writeChanged } from './support/changedList';
import { miniatureFolder, miniatureNameOf } from './support/miniature';
import { storyEntries } from '../stories/support/storybook';

/**
 * Approves the current look of changed stories, as `npm run test:stories` saw them: all of them, or those whose group
 * and name contain the given words. Removes miniatures of stories that no longer exist.
 */
const changed = readChanged();
if (changed === undefined) throw new Error('Nothing was compared yet: npm run test:stories');

const words = process.argv.slice(2).join(' ').toLowerCase();
const accepted = changed.filter(
  ({ title, story }) => title.toLowerCase().includes(words) || story.includes(words),
);
mkdirSync(miniatureFolder, { recursive: true });
for (const picture of accepted) {
  const { miniature } = picture.files;
  if (miniature === undefined) throw new Error(`There is no picture of ${picture.title}`);
  copyFileSync(
    join(changedFolder, miniature),
    join(miniatureFolder, miniatureNameOf(picture.story)),
  );
  forgetPictures(picture);
  console.log(picture.title);
}
const left = changed.filter((picture) => !accepted.includes(picture));
writeChanged(left);

const known = new Set(storyEntries().map(({ id }) => miniatureNameOf(id)));
const gone = readdirSync(miniatureFolder).filter((file) => !known.has(file));
for (const file of gone) rmSync(join(miniatureFolder, file));
console.log(
  `${accepted.length} accepted, ${left.length} left, ${gone.length} of stories that are gone removed`,
);
