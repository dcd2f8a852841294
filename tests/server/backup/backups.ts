import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll } from 'vitest';
import { knownVersions } from '../../../server/backup/schemaVersion';
import type { Hotel } from '../support/hotel';
import { hotel, who } from '../desk/atTheDesk';

/** Who restores, and why. */
export const diskBroke = [...who, '--why', 'The disk broke'] as const;

/** Backups of a hotel by their names, in a folder for the tests of a file. */
export function backupsOf(world: Hotel) {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'backup-'));
  });
  afterAll(() => rm(folder, { recursive: true }));
  const file = (name: string) => join(folder, `${name}.gz`);
  return {
    file,
    write: (name: string) => hotel(world, 'backup', file(name), ...who),
    restore: (name: string, ...options: string[]) =>
      hotel(world, 'restore', file(name), ...options, ...diskBroke),
    /** Writes another backup, with what a change makes of the lines of one. */
    rewrite: async (name: string, other: string, change: (lines: string) => string) => {
      const lines = gunzipSync(await readFile(file(name))).toString();
      await writeFile(file(other), gzipSync(ended(change(lines))));
    },
    /** Writes another file, from the bytes of a backup and the lines in it. */
    damage: async (other: string, change: (packed: Buffer, lines: string) => Buffer | string) => {
      const packed = await readFile(file('whole'));
      await writeFile(file(other), change(packed, gunzipSync(packed).toString()));
    },
  };
}

/** The lines of a backup, ended by the rows and the checksum of those before the last. */
function ended(lines: string): string {
  const content = lines.slice(0, lines.trimEnd().lastIndexOf('\n') + 1);
  const rows = content.trimEnd().split('\n').length - 1;
  const sha256 = createHash('sha256').update(content).digest('hex');
  return `${content}${JSON.stringify({ rows, sha256 })}\n`;
}

/** The lines of a backup as the program before some migrations would have written them. */
export function asOfBefore(lines: string, tag: string): string {
  const versions = knownVersions();
  const older = versions[versions.findIndex((version) => version.tag === tag) - 1];
  return lines.replace(/"schema":"\w+"/, `"schema":"${older?.hash ?? ''}"`);
}
