import { copyFileSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  changedFolder,
  forgetPictures,
  readChanged,
  writeChanged,
} from '../tests/pictures/support/changedList';
import { approvedFolder, pictureNameOf } from '../tests/pictures/support/pictured';
import { storyEntries } from '../tests/stories/support/storybook';

/**
 * Accepts how stories look since they were last compared: all of them, or those whose group and name contain the words
 * that are given. Pictures of stories that are no longer there go.
 */
const words = process.argv.slice(2).join(' ').toLowerCase();
const changed = readChanged();
if (changed === undefined) throw new Error('Nothing was compared yet: npm run pictures:check');

const accepted = changed.filter(
  ({ title, story }) => title.toLowerCase().includes(words) || story.includes(words),
);
mkdirSync(approvedFolder, { recursive: true });
for (const picture of accepted) {
  const { story, title, files } = picture;
  if (files.after === undefined) throw new Error(`There is no picture of ${title}`);
  copyFileSync(join(changedFolder, files.after), join(approvedFolder, pictureNameOf(story)));
  forgetPictures(picture);
  console.log(title);
}
const left = changed.filter((picture) => !accepted.includes(picture));
writeChanged(left);

const known = new Set(storyEntries().map(({ id }) => pictureNameOf(id)));
const gone = readdirSync(approvedFolder).filter((file) => !known.has(file));
for (const file of gone) rmSync(join(approvedFolder, file));

const sizes = readdirSync(approvedFolder).map((file) => statSync(join(approvedFolder, file)).size);
const megabytes = sizes.reduce((sum, size) => sum + size, 0) / 1e6;
console.log(
  `${accepted.length} accepted, ${left.length} left, ${gone.length} of stories that are gone removed; ${sizes.length} pictures of ${megabytes.toFixed(1)} MB in all`,
);
