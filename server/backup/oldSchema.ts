import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { rewritingHistory } from '../database/rewritingHistory';
import { textsOf } from '../database/rowsOf';
import { replacedTables } from './backupTables';
import { knownVersions, type KnownVersion } from './schemaVersion';

async function bringTo(tx: Database, versions: readonly KnownVersion[]): Promise<void> {
  for (const { sql: statements, hash, folderMillis } of versions) {
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(sql`
      insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`);
  }
}

/** Those of the hotel's tables that a restore replaces and that there are at present, which at an older version are not all. */
async function tablesThere(tx: Database): Promise<string[]> {
  const found = await tx.execute(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const names = textsOf(found, 'name');
  return replacedTables.filter((name) => names.includes(name));
}

/** Empties the hotel's tables. */
export async function emptyTables(tx: Database): Promise<void> {
  const names = (await tablesThere(tx)).map((name) => sql.identifier(name));
  await rewritingHistory(tx, 'restore', () =>
    tx.execute(sql`truncate ${sql.join(names, sql`, `)}`),
  );
}

/**
 * Replaces the hotel's tables by empty ones of an older version, as the program of that version would have made them.
 * @returns what brings them, with what they hold by then, to this program's version; null when it does not know that
 * version, and has done nothing
 */
export async function restoreSchema(
  tx: Database,
  schema: string,
): Promise<(() => Promise<void>) | null> {
  const versions = knownVersions();
  const place = versions.findIndex(({ hash }) => hash === schema);
  if (place === -1) return null;
  const names = (await tablesThere(tx)).map((name) => sql.identifier(name));
  await tx.execute(sql`drop table ${sql.join(names, sql`, `)} cascade`);
  await tx.execute(sql`delete from drizzle.__drizzle_migrations`);
  await bringTo(tx, versions.slice(0, place + 1));
  // What they came with, e.g. the rooms, is in the backup as it was then.
  await emptyTables(tx);
  return () => bringTo(tx, versions.slice(place + 1));
}
