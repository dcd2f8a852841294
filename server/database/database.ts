import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/**
 * A database or a transaction in it. Every query takes one as a parameter, so that the caller decides what is atomic.
 * The same type serves for PostgreSQL and for PGlite.
 */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** How many connections are in use, are idle, and how many queries wait for one. */
export interface Connections {
  inUse: number;
  idle: number;
  waiting: number;
}

/** For libraries that bring their own SQL. */
export interface ExecutesSql {
  /** Several statements are allowed only without values. */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

/** A migrated database that is ready for use. */
export interface OpenDatabase extends ExecutesSql {
  database: Database;
  /** The kind of database, as text for the operator. */
  description: string;
  /** Does work that creates or changes tables, in turn with other servers. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
  /** The current use of its connections; null if there is only one. */
  connections(): Connections | null;
  /** Waits for running queries, and stops what was started for it. */
  close(): Promise<void>;
}
