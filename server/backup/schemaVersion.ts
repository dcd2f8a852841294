import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator';
import type { Database } from '../database/database';
import { migrationsFolder } from '../database/migrate';
import { projectRoot } from '../shared/projectRoot';

/**
 * The version of a database's tables: the hash of its last migration, from the migrations' own table. A backup fits
 * only a database of the same version.
 */
export async function schemaVersion(database: Database): Promise<string> {
  const [last] = await database
    .select({ hash: sql<string>`hash`.as('hash') })
    .from(sql`drizzle.__drizzle_migrations`)
    .orderBy(sql`created_at desc`)
    .limit(1);
  if (!last) throw new Error('The database has no migrations');
  return last.hash;
}

/** A version of the tables that this program knows: its name, and the migration that leads to it. */
export interface KnownVersion extends MigrationMeta {
  tag: string;
}

/** All versions of the tables up to this program's, oldest first. */
export function knownVersions(): KnownVersion[] {
  const journal: unknown = JSON.parse(
    readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8'),
  );
  const entries = typeof journal === 'object' && journal !== null && 'entries' in journal;
  const listed: unknown = entries ? journal.entries : [];
  const tags = Array.isArray(listed) ? listed.map((entry: unknown) => tagIn(entry)) : [];
  return readMigrationFiles({ migrationsFolder }).map((migration, place) => ({
    ...migration,
    tag: tags[place] ?? '',
  }));
}

function tagIn(entry: unknown): string {
  return typeof entry === 'object' && entry !== null && 'tag' in entry ? String(entry.tag) : '';
}

/** The name of a version of the tables, e.g. `0008_desk`. */
export function tagOf(hash: string): string {
  return knownVersions().find((version) => version.hash === hash)?.tag ?? 'unknown';
}

function versionIn(text: string): string {
  const described: unknown = JSON.parse(text);
  const isDescribed = typeof described === 'object' && described !== null && 'version' in described;
  return isDescribed ? String(described.version) : 'unknown';
}

/** This program's version from package.json. */
export const programVersion = versionIn(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
