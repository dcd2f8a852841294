import { readdirSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator';
import type { Database } from '../database/database';
import { migrationsFolder } from '../database/migrate';
import { rewritingHistory } from '../database/rewritingHistory';
import { textsOf } from '../database/statements';
import { replacedTables } from './backupTables';

/** The version of a database's tables: the hash of its last migration. A backup fits only the same one. */
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
interface KnownVersion extends MigrationMeta {
  tag: string;
}

/** All versions of the tables up to this program's, oldest first. */
export function knownVersions(): KnownVersion[] {
  const tags = readdirSync(migrationsFolder)
    .filter((file) => file.endsWith('.sql'))
    .sort();
  return readMigrationFiles({ migrationsFolder }).map((migration, place) => ({
    ...migration,
    tag: tags[place]?.replace('.sql', '') ?? '',
  }));
}

/** The name of a version of the tables, e.g. `0000_baseline`. */
export function tagOf(hash: string): string {
  return knownVersions().find((version) => version.hash === hash)?.tag ?? 'unknown';
}

async function bringTo(tx: Database, versions: readonly KnownVersion[]): Promise<void> {
  for (const { sql: statements, hash, folderMillis } of versions) {
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(sql`
      insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`);
  }
}

/** The tables a restore replaces, as far as they exist: an older version lacks some. */
async function existingTables(tx: Database): Promise<string[]> {
  const found = await tx.execute(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const names = textsOf(found, 'name');
  return replacedTables.filter((name) => names.includes(name));
}

/** Empties the hotel's tables. */
export async function emptyTables(tx: Database): Promise<void> {
  const names = (await existingTables(tx)).map((name) => sql.identifier(name));
  await rewritingHistory(tx, 'restore', () =>
    tx.execute(sql`truncate ${sql.join(names, sql`, `)}`),
  );
}

/**
 * Replaces the hotel's tables by empty ones of an older version, as that version's program would have created them.
 * @returns a function that migrates them, with their rows by then, to this program's version; null, with nothing
 * changed, if that version is unknown
 */
export async function restoreSchema(
  tx: Database,
  schema: string,
): Promise<(() => Promise<void>) | null> {
  const versions = knownVersions();
  const place = versions.findIndex(({ hash }) => hash === schema);
  if (place === -1) return null;
  const names = (await existingTables(tx)).map((name) => sql.identifier(name));
  await tx.execute(sql`drop table ${sql.join(names, sql`, `)} cascade`);
  await tx.execute(sql`delete from drizzle.__drizzle_migrations`);
  await bringTo(tx, versions.slice(0, place + 1));
  // Rows inserted by migrations, e.g. the rooms, are in the backup as they were then.
  await emptyTables(tx);
  return () => bringTo(tx, versions.slice(place + 1));
}
