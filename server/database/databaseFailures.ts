import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';

/**
 * The response to a COMMIT was lost: the work was either committed or rolled back, and we can't tell which. Repeating
 * it could do it twice, so only an idempotency key, or a look at the rows, decides.
 */
export class OutcomeUnknown extends Error {
  constructor(cause: unknown) {
    super('The answer to a COMMIT was lost', { cause });
    this.name = 'OutcomeUnknown';
  }
}

/** No connection to the database could be made: nothing was begun. */
export class DatabaseAway extends Error {
  constructor(cause: unknown) {
    super('The database gives no connection', { cause });
    this.name = 'DatabaseAway';
  }
}

/** The server is read-only. It may be behind the primary, so it must not be asked about rooms either. */
export class ReadOnlyServer extends Error {
  constructor() {
    super('The database server takes no changes: it is a standby, or was made read-only');
    this.name = 'ReadOnlyServer';
  }
}

/** The database answered a COMMIT with ROLLBACK: an earlier statement had failed unnoticed. */
export class TransactionUndone extends Error {
  constructor() {
    super('A transaction was undone by its own COMMIT');
    this.name = 'TransactionUndone';
  }
}

/**
 * The SQLSTATEs of temporary failures: connections (08), no resources (53, e.g. a full disk), shutting down, starting
 * or killed (57P), a statement, lock or transaction that took too long, conflicts between transactions (40001, 40P01)
 * after all retries, and a read-only server (25006), such as the standby that a connection reached during a failover.
 */
const passingStates = /^(?:08|53|57P|58)|^(?:57014|55P03|25P03|25P04|25006|40001|40P01)$/;

/** The SQLSTATE of a read-only server. Its connection stays useless however long it lives. */
const READ_ONLY = '25006';

/** node-postgres's messages, without a code, for a lost or failed connection. */
const lostMessages =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

const networkCodes = /^(?:ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_)/;

function codeOf(error: Error): string | null {
  return 'code' in error && typeof error.code === 'string' ? error.code : null;
}

/** The driver's own error inside the one that a query threw. */
export function driverErrorOf(error: unknown): unknown {
  return error instanceof DrizzleQueryError ? error.cause : error;
}

/** An error's SQLSTATE; null if it didn't come from PostgreSQL. */
export function sqlStateOf(error: unknown): string | null {
  const thrown = driverErrorOf(error);
  return thrown instanceof pg.DatabaseError ? (thrown.code ?? null) : null;
}

/** Whether PostgreSQL itself refused a statement and the connection is still usable, so that the error is final. */
export function isRefusedStatement(error: unknown): boolean {
  const thrown = driverErrorOf(error);
  return thrown instanceof pg.DatabaseError && thrown.severity === 'ERROR';
}

/** Whether the connection's state is unknown after an error. */
export function isLostConnection(error: unknown): boolean {
  if (error instanceof OutcomeUnknown) return true;
  const thrown = driverErrorOf(error);
  if (thrown instanceof pg.DatabaseError) {
    return thrown.severity !== 'ERROR' || thrown.code === READ_ONLY;
  }
  return isDatabaseAway(thrown);
}

/**
 * Whether something failed because the database is temporarily away or overloaded. What was under way was not done,
 * unless it is an {@link OutcomeUnknown}.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseAway) return true;
  const thrown = driverErrorOf(error);
  if (thrown instanceof ReadOnlyServer) return true;
  if (thrown instanceof pg.DatabaseError) return passingStates.test(thrown.code ?? '');
  if (!(thrown instanceof Error)) return false;
  const code = codeOf(thrown);
  return lostMessages.test(thrown.message) || (code !== null && networkCodes.test(code));
}
