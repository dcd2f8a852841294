import type { Database } from '../../../server/database/database';
import { DatabaseAway, OutcomeUnknown } from '../../../server/database/databaseFailures';
import { databaseOver, type Asking, type DirectConnection } from './directConnection';

/** Runs work with a pause before and after it. */
export type Paced = <T>(work: () => Promise<T>) => Promise<T>;

/** Whether the connection to the database is lost at this point. */
export type IsLost = (when: string) => boolean;

const noConnection = () => new Error('timeout exceeded when trying to connect');
const cutOff = () => new Error('Connection terminated unexpectedly');

/**
 * A server's access to the shared database: before and after every transaction, and every statement outside of one,
 * others get their turn, or the server dies; and the connection may be lost, even when everything is done and only
 * the response hasn't arrived.
 * @param wrote called with what was committed, e.g. `insert refund`; for a transaction, with what it wrote first
 */
export function pausingDatabase(
  connection: DirectConnection,
  paced: Paced,
  wrote: (what: string) => void,
  isLost: IsLost,
): Database {
  return databaseOver(connection, {
    query: (...statement: Parameters<Asking['query']>) =>
      paced(async () => {
        if (isLost('before a statement')) throw noConnection();
        const result = await connection.query(...statement);
        const what = theMain(writesOf(statement[0]));
        if (what !== undefined) wrote(what);
        if (isLost('after a statement')) throw cutOff();
        return result;
      }),
    transaction: (work) =>
      paced(async () => {
        if (isLost('before a transaction')) throw new DatabaseAway(noConnection());
        const written: string[] = [];
        const done = await connection.transaction((tx) =>
          work({
            query: (...statement: Parameters<Asking['query']>) => {
              written.push(...writesOf(statement[0]));
              return tx.query(...statement);
            },
          }),
        );
        const first = theMain(written);
        if (first !== undefined) wrote(first);
        if (isLost('at COMMIT')) throw new OutcomeUnknown(cutOff());
        return done;
      }),
  });
}

/** What was written first, except for the counts of limits, which say nothing about the rest. */
function theMain(written: readonly string[]): string | undefined {
  return written.find((what) => !what.endsWith('limit_count')) ?? written[0];
}

function writesOf(statement: string): string[] {
  const writes = statement.matchAll(/\b(insert|update|delete)(?: into| from)? "(\w+)"/g);
  return Array.from(writes, ([, verb = '', table = '']) => `${verb} ${table}`);
}
