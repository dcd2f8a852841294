import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';

/**
 * Up to which migration a database has come: the hash that the migrations' own table keeps of the last one. A backup
 * fits a database of the same version alone.
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
