import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

function nearestFolderWith(fileName: string, folder: string): string {
  if (existsSync(join(folder, fileName))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error(`No folder above ${import.meta.dirname} has ${fileName}.`);
  return nearestFolderWith(fileName, parent);
}

/**
 * The project's folder, searched upwards from this file, so it is the same for the sources and for the bundle in
 * dist/server. The contract, the migrations and the built site are read from below it.
 */
export const projectRoot = nearestFolderWith('package.json', import.meta.dirname);
