import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './projectRoot';

function versionIn(text: string): string {
  const described: unknown = JSON.parse(text);
  const isDescribed = typeof described === 'object' && described !== null && 'version' in described;
  return isDescribed ? String(described.version) : 'unknown';
}

/** A file of its own, because the names of the bundle's files are hashes of what is in them. */
const commitFile = join(projectRoot, 'dist', 'server', 'commit.txt');

/** This program: its version from package.json, and the commit that was built, which is empty where nobody knew it. */
export const program = {
  version: versionIn(readFileSync(join(projectRoot, 'package.json'), 'utf8')),
  commit: existsSync(commitFile) ? readFileSync(commitFile, 'utf8') : '',
};

/** The first line of Node that still gets security fixes; 20 had its last ones in April 2026. */
const OLDEST_MAINTAINED_NODE = 22;

/** Whether this Node gets no security fixes any more. */
export function isNodeOutdated(node = process.versions.node): boolean {
  return Number.parseInt(node, 10) < OLDEST_MAINTAINED_NODE;
}
