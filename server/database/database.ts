import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/**
 * A database or a transaction in it: every query takes one, so that the caller decides what is atomic.
 * The same type holds for a PostgreSQL server and for PGlite.
 */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;
