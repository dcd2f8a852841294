import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { changedSheet, type ChangedPicture } from './changedSheet';

/** Where the sheet is, with its pictures. */
export const changedFolder = fileURLToPath(new URL('../../../.cache/miniatures/', import.meta.url));

/** The page that shows them. */
export const sheetFile = join(changedFolder, 'index.html');

const listFile = join(changedFolder, 'changed.json');

function isChangedPicture(value: unknown): value is ChangedPicture {
  return typeof value === 'object' && value !== null && 'story' in value && 'files' in value;
}

/** The stories that did not look as approved when they were last compared; undefined before they ever were. */
export function readChanged(): ChangedPicture[] | undefined {
  if (!existsSync(listFile)) return undefined;
  const list: unknown = JSON.parse(readFileSync(listFile, 'utf8'));
  return Array.isArray(list) ? list.filter(isChangedPicture) : [];
}

/** Writes the list of them, and the sheet. */
export function writeChanged(changed: readonly ChangedPicture[]): void {
  mkdirSync(changedFolder, { recursive: true });
  writeFileSync(listFile, JSON.stringify(changed, null, 2));
  writeFileSync(sheetFile, changedSheet(changed));
}

/** Forgets the pictures of one of them. */
export function forgetPictures({ files }: ChangedPicture): void {
  for (const file of Object.values(files)) rmSync(join(changedFolder, file), { force: true });
}
