import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/**
 * A database or a transaction in it. Every query takes one as a parameter, so that the caller decides what is atomic.
 * The same type serves for PostgreSQL and for PGlite.
 */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;
