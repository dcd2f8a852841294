import pg from 'pg';
import type { Database } from '../../../server/database/database';
import { pooledDatabase } from '../../../server/database/pooledSession';

/** One statement as the driver is given it. */
interface Statement {
  config: pg.QueryConfig;
  values: unknown[];
}

/** Statements that are sent together, on one connection. */
type Message = Statement[];

/** What is asked of it, recorded before it is done. */
function recorded<Target extends pg.Pool | pg.PoolClient>(
  asked: Target,
  record: (statement: Statement) => void,
): Target {
  return new Proxy(asked, {
    get: (target, key): unknown => {
      const member: unknown = Reflect.get(target, key, target);
      if (key === 'query')
        return (config: pg.QueryConfig, values: unknown[]) => {
          record({ config, values });
          return target.query(config, values);
        };
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
}

/** Records the statements that some work of the server sends to its database: by themselves, or as one message. */
export async function statementsOf(
  pool: pg.Pool,
  work: (database: Database) => Promise<unknown>,
): Promise<Message[]> {
  const messages: Message[] = [];
  const alone = recorded(pool, (statement) => messages.push([statement]));
  const listening = new Proxy(alone, {
    get: (target, key): unknown =>
      key === 'connect'
        ? async () => {
            const message: Message = [];
            messages.push(message);
            return recorded(await pool.connect(), (statement) => message.push(statement));
          }
        : Reflect.get(target, key, target),
  });
  await work(pooledDatabase(listening));
  return messages;
}

/** The same messages by the driver alone, one after the other. */
export async function sayAgain(pool: pg.Pool, messages: readonly Message[]): Promise<void> {
  for (const message of messages) {
    const client = await pool.connect();
    try {
      await Promise.all(message.map(({ config, values }) => client.query(config, values)));
    } finally {
      client.release();
    }
  }
}
