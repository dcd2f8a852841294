import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { palette } from '../../../stories/support/palette';
import { changedSheet, type ChangedPicture } from './changedSheet';

/** How stories are compared with their approved look: by whole pictures, or by miniatures. */
export type Comparison = 'pictures' | 'miniatures';

/** Where the sheet of a comparison is, with its pictures. */
export function changedFolder(comparison: Comparison): string {
  return fileURLToPath(new URL(`../../../.cache/${comparison}/`, import.meta.url));
}

/** The page that shows them. */
export function sheetFile(comparison: Comparison): string {
  return join(changedFolder(comparison), 'index.html');
}

const listFile = (comparison: Comparison) => join(changedFolder(comparison), 'changed.json');

function isChangedPicture(value: unknown): value is ChangedPicture {
  return typeof value === 'object' && value !== null && 'story' in value && 'files' in value;
}

/** The stories that did not look as approved when they were last compared; undefined before they ever were. */
export function readChanged(comparison: Comparison): ChangedPicture[] | undefined {
  const file = listFile(comparison);
  if (!existsSync(file)) return undefined;
  const list: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return Array.isArray(list) ? list.filter(isChangedPicture) : [];
}

/** Writes the list of them, and the sheet. */
export function writeChanged(comparison: Comparison, changed: readonly ChangedPicture[]): void {
  mkdirSync(changedFolder(comparison), { recursive: true });
  writeFileSync(listFile(comparison), JSON.stringify(changed, null, 2));
  writeFileSync(sheetFile(comparison), changedSheet(changed, palette));
}

/** Forgets the pictures of one of them. */
export function forgetPictures(comparison: Comparison, { files }: ChangedPicture): void {
  for (const file of Object.values(files)) {
    rmSync(join(changedFolder(comparison), file), { force: true });
  }
}
