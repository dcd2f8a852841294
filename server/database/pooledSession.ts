import { setTimeout as pause } from 'node:timers/promises';
import {
  NodePgSession,
  NodePgTransaction,
  type NodePgQueryResultHKT,
} from 'drizzle-orm/node-postgres';
import {
  PgDialect,
  PgDatabase,
  type PgPreparedQuery,
  type PgTransactionConfig,
  type PreparedQueryConfig,
} from 'drizzle-orm/pg-core';
import {
  createTableRelationsHelpers,
  extractTablesRelationalConfig,
  type ExtractTablesWithRelations,
} from 'drizzle-orm';
import type { Pool, PoolClient } from 'pg';
import { systemRandom } from '../shared/random';
import {
  DatabaseAway,
  isLostConnection,
  isRefusedStatement,
  OutcomeUnknown,
  sqlStateOf,
  TransactionUndone,
} from './databaseFailures';
import * as schema from './schema';
import { statementName } from './connections/statementName';

type Schema = typeof schema;
type Relations = ExtractTablesWithRelations<Schema>;
export type Transaction = NodePgTransaction<Schema, Relations>;
type Work<T> = (tx: Transaction) => Promise<T>;

/** Serialization failure and deadlock: PostgreSQL has rolled the transaction back and expects a retry. */
const repeatedStates = new Set(['40001', '40P01']);
const MAXIMUM_TRIES = 5;
const FIRST_PAUSE_MS = 20;

const dialect = new PgDialect();
const { tables, tableNamesMap } = extractTablesRelationalConfig<Relations>(
  schema,
  createTableRelationsHelpers,
);
const relations = { fullSchema: schema, schema: tables, tableNamesMap };

/** Randomised and longer each time, so that conflicting transactions don't meet again. */
function pauseBefore(nextTry: number): Promise<unknown> {
  const longest = FIRST_PAUSE_MS * 2 ** nextTry;
  return pause(longest / 2 + systemRandom.integer(longest));
}

/** As an Error, which makes the pool close a connection whose state is unknown. */
function errorOf(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}

interface Notice {
  severity?: string | undefined;
  message?: string | undefined;
}

/**
 * Commits. A warning beside the response means that the wait for the standby was cut short: if this server died now,
 * the commit would be lost.
 * @throws OutcomeUnknown if there was no response, or not from all servers; TransactionUndone if the transaction was
 * rolled back instead
 */
async function commit(client: PoolClient): Promise<void> {
  let command: string;
  const warnings: string[] = [];
  const note = ({ severity, message }: Notice) => {
    if (severity === 'WARNING') warnings.push(message ?? severity);
  };
  client.on('notice', note);
  try {
    ({ command } = await client.query('commit'));
  } catch (error) {
    throw isRefusedStatement(error) ? error : new OutcomeUnknown(error);
  } finally {
    client.off('notice', note);
  }
  if (command !== 'COMMIT') throw new TransactionUndone();
  if (warnings.length > 0) throw new OutcomeUnknown(new Error(warnings.join(' ')));
}

/** Drizzle's session with every statement prepared: PostgreSQL parses and plans each text once per connection. */
class PreparingSession extends NodePgSession<Schema, Relations> {
  override prepareQuery<T extends PreparedQueryConfig = PreparedQueryConfig>(
    ...[query, fields, name, ...others]: Parameters<
      NodePgSession<Schema, Relations>['prepareQuery']
    >
  ): PgPreparedQuery<T> {
    return super.prepareQuery<T>(query, fields, name ?? statementName(query.sql), ...others);
  }
}

/** One transaction object per connection, reused one after the other, so that what it builds is built once. */
const transactions = new WeakMap<PoolClient, Transaction>();

export function transactionOn(client: PoolClient): Transaction {
  const before = transactions.get(client);
  if (before) return before;
  const session = new PreparingSession(client, dialect, relations);
  const transaction = new NodePgTransaction<Schema, Relations>(dialect, session, relations);
  transactions.set(client, transaction);
  return transaction;
}

/** A transaction's result on a connection, and what it still sends after the commit. */
interface Conversation<T> {
  done: T;
  behind?: Promise<unknown> | undefined;
}

/** Returns a connection to the pool, to be closed if its state is unknown. */
async function releaseConnection(
  client: PoolClient,
  behind: Promise<unknown> | undefined,
  broken: Error | undefined,
): Promise<void> {
  try {
    await behind;
    client.release(broken);
  } catch (error) {
    client.release(broken ?? (isLostConnection(error) ? errorOf(error) : undefined));
  }
}

/** Runs one transaction on its own connection, which always goes back to the pool. Throws the first error. */
export async function onOneConnection<T>(
  pool: Pool,
  converse: (client: PoolClient) => Promise<Conversation<T>>,
): Promise<T> {
  const client = await pool.connect().catch((error: unknown) => {
    throw new DatabaseAway(error);
  });
  let broken: Error | undefined;
  let behind: Promise<unknown> | undefined;
  try {
    const conversation = await converse(client);
    ({ behind } = conversation);
    return conversation.done;
  } catch (error) {
    if (isLostConnection(error)) {
      broken = errorOf(error);
    } else {
      await client.query('rollback').catch((rollbackError: unknown) => {
        broken = errorOf(rollbackError);
      });
    }
    throw error;
  } finally {
    void releaseConnection(client, behind, broken);
  }
}

/** Retries a transaction as a whole, a few times, if PostgreSQL rolled it back because of a concurrent one. */
async function repeatedly<T>(run: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run();
    } catch (error) {
      const isRepeated = repeatedStates.has(sqlStateOf(error) ?? '');
      if (!isRepeated || tries >= MAXIMUM_TRIES) throw error;
      await pauseBefore(tries);
    }
  }
}

/**
 * Drizzle's session over a pool, with our own transactions, because Drizzle begins outside of `try`, so that a
 * failing BEGIN never returns its connection, and a failing ROLLBACK hides the first error. A transaction that
 * PostgreSQL rolled back because of a concurrent one is retried as a whole, so its work may run more than once;
 * nothing else is ever repeated.
 */
class PooledSession extends PreparingSession {
  private readonly pool: Pool;

  constructor(pool: Pool) {
    super(pool, dialect, relations);
    this.pool = pool;
  }

  override async transaction<T>(work: Work<T>, config?: PgTransactionConfig): Promise<T> {
    const begin = config?.isolationLevel
      ? `begin isolation level ${config.isolationLevel}`
      : 'begin';
    return repeatedly(() =>
      onOneConnection(this.pool, async (client) => {
        await client.query(begin);
        const done = await work(transactionOn(client));
        await commit(client);
        return { done };
      }),
    );
  }
}

const pools = new WeakMap<object, Pool>();

/** The pool of a database, if it has one and is not a transaction. */
export function poolOf(database: object): Pool | undefined {
  return pools.get(database);
}

/** A database of several connections, whose other transactions survive the loss of one. */
export function pooledDatabase(pool: Pool): PgDatabase<NodePgQueryResultHKT, Schema> {
  const database = new PgDatabase<NodePgQueryResultHKT, Schema>(
    dialect,
    new PooledSession(pool),
    relations,
  );
  pools.set(database, pool);
  return database;
}
