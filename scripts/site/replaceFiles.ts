import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** The files below a folder, by their paths in it; none if it is missing. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/**
 * Moves all files of a folder to another one, each in one step, and deletes what was there besides: who reads there
 * finds the old file or the new one at any time. Pages come last, after the files that they name.
 */
export async function replaceFiles(from: string, to: string): Promise<void> {
  const files = await filesBelow(from);
  const isPage = (file: string) => Number(file.includes('.html'));
  for (const file of files.toSorted((one, other) => isPage(one) - isPage(other))) {
    await mkdir(dirname(join(to, file)), { recursive: true });
    await rename(join(from, file), join(to, file));
  }
  const built = new Set(files);
  const old = (await filesBelow(to)).filter((file) => !built.has(file));
  await Promise.all(old.map((file) => rm(join(to, file), { force: true })));
}
