import pg from 'pg';
import type { Database } from '../../../server/database/database';
import { pooledDatabase } from '../../../server/database/pooledSession';

/** One statement as the driver is given it. */
interface Statement {
  config: pg.QueryConfig;
  values: unknown[];
}

/** Records the statements that some work of the server sends to its database. */
export async function statementsOf(
  pool: pg.Pool,
  work: (database: Database) => Promise<unknown>,
): Promise<Statement[]> {
  const statements: Statement[] = [];
  const listening = new Proxy(pool, {
    get: (target, key): unknown =>
      key === 'query'
        ? (config: pg.QueryConfig, values: unknown[]) => {
            statements.push({ config, values });
            return target.query(config, values);
          }
        : Reflect.get(target, key, target),
  });
  await work(pooledDatabase(listening));
  return statements;
}

/** The same statements by the driver alone, one after the other. */
export async function sayAgain(pool: pg.Pool, statements: readonly Statement[]): Promise<void> {
  for (const { config, values } of statements) await pool.query(config, values);
}
