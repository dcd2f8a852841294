import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../shared/projectRoot';

function versionIn(text: string): string {
  const described: unknown = JSON.parse(text);
  const isDescribed = typeof described === 'object' && described !== null && 'version' in described;
  return isDescribed ? String(described.version) : 'unknown';
}

/** This program's version from package.json. */
export const programVersion = versionIn(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
