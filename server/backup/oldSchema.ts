import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { rewritingHistory } from '../database/rewritingHistory';
import { textsOf } from '../database/statements';
import { replacedTables } from './backupTables';
import { knownVersions, type KnownVersion } from './schemaVersion';

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
