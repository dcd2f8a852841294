import type { Database } from './database';
import type { OpenDatabase } from './openDatabase';

/** For libraries that bring their own SQL. */
export type ExecutesSql = Pick<OpenDatabase, 'executeSql'>;

/** How a transaction ends. */
export interface Ending<T> {
  done: T;
  /** Its last statements, on whose results nothing depends: they are sent with the COMMIT. */
  last?: (tx: Database) => Promise<unknown>;
  /**
   * What is sent right after the COMMIT, as its own transaction, on the same connection if there is one (null for
   * any). It is tried once, and its response isn't awaited.
   */
  behind?: (connection: ExecutesSql | null) => Promise<unknown>;
}

/**
 * The steps of a transaction that waits for its database as rarely as possible. Each step starts its statements at
 * once, in order, with `execute()`, and awaits them afterwards (`together`).
 */
export interface Course<Ahead, Opened, T> {
  /** Sent before it begins, once, as its own transaction. */
  ahead: (database: Database) => Promise<Ahead>;
  /** Its first statements, sent before the result of `ahead` is known, so they read and lock but change nothing. */
  open: (tx: Database) => Promise<Opened>;
  work: (tx: Database, ahead: Ahead, opened: Opened) => Promise<Ending<T>>;
}
