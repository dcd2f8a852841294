import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

/** The cost of some work in the database, however fast or slow the machine is. */
export interface Cost {
  /** How often it waits for a response. Statements sent without waiting share one round trip. */
  roundTrips: number;
  statements: number;
  /** Transactions that change something: each is flushed to disk before it is answered. */
  commits: number;
}

/** The same, with the statements. */
interface Listed extends Cost {
  said: string[];
}

/** A connection's state while its statements are counted. */
interface Connection {
  /** Statements sent and not yet answered. */
  underWay: number;
  /** Whether the open transaction has changed something; null outside of one. */
  hasChanged: boolean | null;
}

const counting = new AsyncLocalStorage<Listed>();
const connections = new WeakMap<pg.Client, Connection>();

const CHANGING = /\b(?:insert into|delete from|update "?[\w.]+"? set)\b/i;

function connectionOf(client: pg.Client): Connection {
  const known = connections.get(client) ?? { underWay: 0, hasChanged: null };
  connections.set(client, known);
  return known;
}

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  if (typeof statement !== 'object' || statement === null || !('text' in statement)) return '';
  return String(statement.text);
}

const pipelines = (client: pg.Client) => Reflect.get(client, 'pipeline');

/** Whether this statement ends a transaction that changed something; a single statement is one too. */
function commits(connection: Connection, text: string): boolean {
  const [verb = ''] = /^\s*\w+/.exec(text.toLowerCase()) ?? [];
  if (verb === 'begin') {
    connection.hasChanged = false;
    return false;
  }
  if (verb === 'commit' || verb === 'rollback') {
    const hasChanged = connection.hasChanged === true;
    if (!/\bto savepoint\b/i.test(text)) connection.hasChanged = null;
    return verb === 'commit' && hasChanged;
  }
  const changes = CHANGING.test(text);
  if (connection.hasChanged === null) return changes;
  if (changes) connection.hasChanged = true;
  return false;
}

const driversQuery: unknown = Reflect.get(pg.Client.prototype, 'query');
if (typeof driversQuery !== 'function') throw new Error('The driver has no way to ask');

/** Counts at the driver, in this process, for {@link costOf}. */
const countedQuery = new Proxy(driversQuery, {
  apply: (query, client: pg.Client, given: unknown[]): unknown => {
    const cost = counting.getStore();
    const connection = connectionOf(client);
    const hasCommitted = commits(connection, textOf(given[0]));
    if (cost) {
      cost.statements += 1;
      cost.said.push(textOf(given[0]));
      if (connection.underWay === 0 || !pipelines(client)) cost.roundTrips += 1;
      if (hasCommitted) cost.commits += 1;
    }
    const response: unknown = Reflect.apply(query, client, given);
    if (response instanceof Promise) {
      connection.underWay += 1;
      const answered = () => {
        connection.underWay -= 1;
      };
      response.then(answered, answered);
    }
    return response;
  },
});
Reflect.set(pg.Client.prototype, 'query', countedQuery);

/** Does some work, and counts what it costs PostgreSQL, without concurrent work. */
export async function costOf<T>(
  work: () => PromiseLike<T>,
): Promise<{ cost: Cost; said: readonly string[]; done: T }> {
  const counted: Listed = { roundTrips: 0, statements: 0, commits: 0, said: [] };
  // Some work starts only when it is awaited.
  const done = await counting.run(counted, async () => await work());
  const { said, ...cost } = counted;
  return { cost, said, done };
}
