import { sql } from 'drizzle-orm';
import type { Database } from '../database';
import { rowsOf } from '../statements';

/** The `application_name` of a server's connections. The job queue polls every two seconds on one of them. */
export const SERVER_NAME = 'hotel server';
/** That of a staff command's connections. */
export const DESK_NAME = 'hotel desk';

/** How many connections running servers have to this database now. */
export async function serverConnections(database: Database): Promise<number> {
  const found = await database.execute(sql`
    select pid from pg_stat_activity
    where datname = current_database() and application_name = ${SERVER_NAME}`);
  return rowsOf(found).length;
}
