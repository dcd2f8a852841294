import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';

/**
 * The answer to a COMMIT was lost: the work is done for good or undone for good, and nobody can tell
 * which. Doing it again could do it twice, so only an idempotency key, or a look at the rows,
 * decides.
 */
export class OutcomeUnknown extends Error {
  constructor(cause: unknown) {
    super('The answer to a COMMIT was lost', { cause });
    this.name = 'OutcomeUnknown';
  }
}

/** No connection to the database could be had: nothing was begun. */
export class DatabaseAway extends Error {
  constructor(cause: unknown) {
    super('The database gives no connection', { cause });
    this.name = 'DatabaseAway';
  }
}

/** The server at the other end takes no changes, so it must not be asked about rooms either: it may know less. */
export class ReadOnlyServer extends Error {
  constructor() {
    super('The database server takes no changes: it is a standby, or was made read-only');
    this.name = 'ReadOnlyServer';
  }
}

/** The database took a COMMIT for a ROLLBACK: a statement had failed, and somebody had overlooked it. */
export class TransactionUndone extends Error {
  constructor() {
    super('A transaction was undone by its own COMMIT');
    this.name = 'TransactionUndone';
  }
}

/**
 * What PostgreSQL answers when it can't do its work at present: connections (08), no resources (53, e.g. a
 * full disk), shutting down, starting or killed (57P), a statement, a lock or a transaction that took too
 * long, what two transactions do to each other (40001, 40P01) after all repeats, and a server that takes no
 * changes (25006), such as the standby that a connection was led to while another server takes over.
 */
const passingStates = /^(?:08|53|57P|58)|^(?:57014|55P03|25P03|25P04|25006|40001|40P01)$/;

/** What a server answers that takes no changes: no use to us, however long the connection lives. */
const READ_ONLY = '25006';

/** What node-postgres says without a code of its own when a connection is lost or can't be had. */
const lostMessages =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

/** The network's own codes. */
const networkCodes = /^(?:ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_)/;

function codeOf(error: Error): string | null {
  return 'code' in error && typeof error.code === 'string' ? error.code : null;
}

/** The driver's own error in what a query threw. */
function driverErrorOf(error: unknown): unknown {
  return error instanceof DrizzleQueryError ? error.cause : error;
}

/** PostgreSQL's five characters for what went wrong; null when it was not PostgreSQL that said no. */
export function sqlStateOf(error: unknown): string | null {
  const thrown = driverErrorOf(error);
  return thrown instanceof pg.DatabaseError ? (thrown.code ?? null) : null;
}

/** Whether PostgreSQL itself refused a statement and its connection lives on, so that what it said is final. */
export function isRefusedStatement(error: unknown): boolean {
  const thrown = driverErrorOf(error);
  return thrown instanceof pg.DatabaseError && thrown.severity === 'ERROR';
}

/** Whether nobody can say what the connection is good for after this. */
export function isLostConnection(error: unknown): boolean {
  if (error instanceof OutcomeUnknown) return true;
  const thrown = driverErrorOf(error);
  if (thrown instanceof pg.DatabaseError) {
    return thrown.severity !== 'ERROR' || thrown.code === READ_ONLY;
  }
  return isDatabaseAway(thrown);
}

/**
 * Whether something failed because the database is away or overloaded, which passes by itself. What was
 * under way was not done, unless it is an {@link OutcomeUnknown}.
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
