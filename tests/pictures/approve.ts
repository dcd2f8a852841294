import { copyFileSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  changedFolder,
  type Comparison,
  forgetPictures,
  readChanged,
  writeChanged,
} from './support/changedList';
import { miniatureFolder, miniatureNameOf } from './support/miniature';
import { approvedFolder, pictureNameOf } from './support/pictured';
import { storyEntries } from '../stories/support/storybook';

/**
 * Approves the current look of changed stories, by their miniatures (`npm run test:stories`) and by whole pictures
 * (`npm run pictures:check`): all of them, or those whose group and name contain the given words. Removes pictures of
 * stories that no longer exist.
 */
interface Approved {
  /** Where the approved pictures lie, and under which names. */
  folder: string;
  nameOf: (story: string) => string;
  /** Which picture of a changed story becomes the approved one. */
  taken: 'after' | 'miniature';
}

const approvedOf: Readonly<Record<Comparison, Approved>> = {
  miniatures: { folder: miniatureFolder, nameOf: miniatureNameOf, taken: 'miniature' },
  pictures: { folder: approvedFolder, nameOf: pictureNameOf, taken: 'after' },
};

const words = process.argv.slice(2).join(' ').toLowerCase();
const known = storyEntries().map(({ id }) => id);

/** @returns what to say of it */
function approve(comparison: Comparison): string {
  const { folder, nameOf, taken } = approvedOf[comparison];
  const changed = readChanged(comparison);
  if (changed === undefined) return `${comparison}: nothing was compared yet`;
  const accepted = changed.filter(
    ({ title, story }) => title.toLowerCase().includes(words) || story.includes(words),
  );
  mkdirSync(folder, { recursive: true });
  for (const picture of accepted) {
    const file = picture.files[taken];
    if (file === undefined) throw new Error(`There is no picture of ${picture.title}`);
    copyFileSync(join(changedFolder(comparison), file), join(folder, nameOf(picture.story)));
    forgetPictures(comparison, picture);
    console.log(picture.title);
  }
  const left = changed.filter((picture) => !accepted.includes(picture));
  writeChanged(comparison, left);

  const names = new Set(known.map(nameOf));
  const gone = readdirSync(folder).filter((file) => !names.has(file));
  for (const file of gone) rmSync(join(folder, file));
  const sizes = readdirSync(folder).map((file) => statSync(join(folder, file)).size);
  const megabytes = sizes.reduce((sum, size) => sum + size, 0) / 1e6;
  return `${comparison}: ${accepted.length} accepted, ${left.length} left, ${gone.length} of stories that are gone removed; ${sizes.length} of ${megabytes.toFixed(1)} MB in all`;
}

console.log(`${approve('miniatures')}\n${approve('pictures')}`);
