import type { Database } from './database';
import type { OpenDatabase } from './openDatabase';

/** For libraries that bring their own SQL. */
export type ExecutesSql = Pick<OpenDatabase, 'executeSql'>;

/** How a transaction ends. */
export interface Ending<T> {
  done: T;
  /** Its last statements, which nothing is decided on any more: they go out with the COMMIT. */
  last?: (tx: Database) => Promise<unknown>;
  /**
   * What is said behind the COMMIT, as a transaction of its own, on the same connection where there is one: null for
   * any. It is tried once, and nobody waits for its answer.
   */
  behind?: (connection: ExecutesSql | null) => Promise<unknown>;
}

/**
 * The course of a transaction that waits for its database as seldom as it can. Every part begins its statements at once and in
 * their order, by `execute()`, and waits for them afterwards (`together`).
 */
export interface Course<Ahead, Opened, T> {
  /** Said before it begins, once, as a transaction of its own. */
  ahead: (database: Database) => Promise<Ahead>;
  /** Its first statements, before anything is known of what was said ahead: they read and lock, and change nothing. */
  open: (tx: Database) => Promise<Opened>;
  work: (tx: Database, ahead: Ahead, opened: Opened) => Promise<Ending<T>>;
}
