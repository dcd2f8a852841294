import type { PoolClient } from 'pg';
import { awaitInOrder } from './statements';
import { preparedStatement } from './connections/statementName';
import type { Database } from './database';
import { OutcomeUnknown } from './databaseFailures';
import type { ExecutesSql } from './database';
import { commit, onOneConnection, poolOf, repeatedly, transactionOn } from './pooledSession';

/**
 * Begins a transaction whose statements are planned once on each connection. By itself PostgreSQL plans the larger ones
 * anew for every execution, in the hope of a better plan for the very values, which took longer than executing them.
 * Each of these statements has a test of its plan (`tests/server/database/plans.test.ts`).
 */
const BEGIN_PLANNED_ONCE = 'begin; set local plan_cache_mode = force_generic_plan';

interface Ending<T> {
  done: T;
  /** Its last statements, on whose results nothing depends: they are sent with the COMMIT. */
  finalStatements?: (tx: Database) => Promise<unknown>;
  /** Sent right after the COMMIT, once, by itself and not awaited, on the same connection (null for any). */
  afterCommit?: (connection: ExecutesSql | null) => Promise<unknown>;
}

/** Each step starts its statements at once, in order, with `execute()`, and awaits them afterwards (`awaitInOrder`). */
interface PipelinedSteps<Before, Opened, T> {
  /** Sent before it begins, once, as its own transaction. */
  before: (database: Database) => Promise<Before>;
  /** Its first statements, sent before the result of `before` is known, so they read and lock but change nothing. */
  open: (tx: Database) => Promise<Opened>;
  work: (tx: Database, before: Before, opened: Opened) => Promise<Ending<T>>;
}

/**
 * Sends the last statements of a transaction and its COMMIT in one message. If one fails, PostgreSQL rolls everything
 * back.
 * @throws OutcomeUnknown with priority, else the first error
 */
async function commitWith(client: PoolClient, last: Promise<unknown>): Promise<void> {
  const committed = commit(client);
  const [said, ended] = await Promise.allSettled([last, committed]);
  if (ended.status === 'rejected' && ended.reason instanceof OutcomeUnknown) throw ended.reason;
  if (said.status === 'rejected') throw said.reason;
  await committed;
}

/**
 * Runs a transaction in as few messages as its steps allow: `before` is sent with the BEGIN and the first
 * statements, the last ones with the COMMIT. On PGlite the steps run one after the other, with the same effect. Like
 * any transaction, it may run more than once.
 * @throws whatever a transaction does
 */
export async function pipelinedTransaction<Before, Opened, T>(
  database: Database,
  { before, open, work }: PipelinedSteps<Before, Opened, T>,
): Promise<T> {
  const pool = poolOf(database);
  if (!pool) {
    const was = await before(database);
    const { done, afterCommit } = await database.transaction(async (tx) => {
      const ending = await work(tx, was, await open(tx));
      await ending.finalStatements?.(tx);
      return ending;
    });
    await afterCommit?.(null);
    return done;
  }
  let beforeResult: { was: Before } | undefined;
  return repeatedly(() =>
    onOneConnection(pool, async (client) => {
      const tx = transactionOn(client);
      const said = beforeResult
        ? Promise.resolve(beforeResult.was)
        : before(tx).then((was) => (beforeResult = { was }).was);
      const begun = client.query(BEGIN_PLANNED_ONCE);
      const [was, , opened] = await awaitInOrder([said, begun, open(tx)]);
      const { done, finalStatements, afterCommit } = await work(tx, was, opened);
      const ended = commitWith(client, finalStatements?.(tx) ?? Promise.resolve());
      const after = afterCommit?.({
        executeSql: (text, values) => client.query(preparedStatement(text, values)),
      });
      // Not awaited. It reports its own failure.
      after?.catch(() => undefined);
      await ended;
      return { done, behind: after };
    }),
  );
}

/**
 * Reads with statements that PostgreSQL plans once on each connection, in a transaction that is one message; on PGlite
 * as they are. For statements that are executed often and take longer to plan than to execute.
 * @param read starts its statements at once
 */
export async function plannedOnce<T>(
  database: Database,
  read: (tx: Database) => Promise<T>,
): Promise<T> {
  const pool = poolOf(database);
  if (!pool) return read(database);
  return onOneConnection(pool, async (client) => {
    const begun = client.query(BEGIN_PLANNED_ONCE);
    const reading = read(transactionOn(client));
    const [, done] = await awaitInOrder([begun, reading, client.query('commit')]);
    return { done };
  });
}

/**
 * Reads with several statements that all see the database as it was at one moment, for what is shown as one answer.
 * Without this each statement sees what was committed before it, and an answer could name a status of before with the
 * rooms of after. A single statement, or rows that are locked, don't need it.
 * @param read uses only the database it is given, and asks nobody else, since its connection waits
 */
export async function readAtOnce<T>(
  database: Database,
  read: (tx: Database) => Promise<T>,
): Promise<T> {
  const pool = poolOf(database);
  if (!pool) return database.transaction(read, { isolationLevel: 'repeatable read' });
  return onOneConnection(pool, async (client) => {
    const begun = client.query('begin isolation level repeatable read, read only');
    const [, done] = await awaitInOrder([begun, read(transactionOn(client))]);
    // It decides nothing, and isn't awaited.
    return { done, behind: client.query('commit') };
  });
}
