import { sql } from 'drizzle-orm';
import type { Database } from '../database';
import { rowsOf } from '../rowsOf';

/** By which PostgreSQL knows the connections of a server; the job runner looks for work every two seconds on one of them. */
export const SERVER_NAME = 'hotel server';
/** Those of a command of the staff. */
export const DESK_NAME = 'hotel desk';

/** How many connections servers have to this database at this moment: none where none runs. */
export async function serverConnections(database: Database): Promise<number> {
  const found = await database.execute(sql`
    select pid from pg_stat_activity
    where datname = current_database() and application_name = ${SERVER_NAME}`);
  return rowsOf(found).length;
}
