import type { Database } from './database';
import type { OpenDatabase } from './openDatabase';

/** For libraries that bring their own SQL. */
export type ExecutesSql = Pick<OpenDatabase, 'executeSql'>;

/** How a transaction ends. */
export interface Ending<T> {
  done: T;
  /** Its last statements, on whose results nothing depends: they are sent with the COMMIT. */
  finalStatements?: (tx: Database) => Promise<unknown>;
  /**
   * What is sent right after the COMMIT, as its own transaction, on the same connection if there is one (null for
   * any). It is tried once, and its response isn't awaited.
   */
  afterCommit?: (connection: ExecutesSql | null) => Promise<unknown>;
}

/**
 * The steps of a transaction that waits for its database as rarely as possible. Each step starts its statements at
 * once, in order, with `execute()`, and awaits them afterwards (`awaitInOrder`).
 */
export interface PipelinedSteps<Before, Opened, T> {
  /** Sent before it begins, once, as its own transaction. */
  before: (database: Database) => Promise<Before>;
  /** Its first statements, sent before the result of `before` is known, so they read and lock but change nothing. */
  open: (tx: Database) => Promise<Opened>;
  work: (tx: Database, before: Before, opened: Opened) => Promise<Ending<T>>;
}
