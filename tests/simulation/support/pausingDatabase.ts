import type { Database } from '../../../server/db/database';
import { databaseOver, type Asking, type DirectConnection } from './directConnection';

/** Runs a piece of work with a pause before and after it. */
export type Paced = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * A server's way to the shared database: before and after every transaction, and every statement
 * outside of one, others get their turn, or the server dies.
 * @param wrote is told what has been written for good, e.g. `insert refund`; of a transaction, what it
 *   wrote first
 */
export function pausingDatabase(
  connection: DirectConnection,
  paced: Paced,
  wrote: (what: string) => void,
): Database {
  return databaseOver(connection, {
    query: (...statement: Parameters<Asking['query']>) =>
      paced(async () => {
        const result = await connection.query(...statement);
        const what = writeOf(statement[0]);
        if (what !== null) wrote(what);
        return result;
      }),
    transaction: (work) =>
      paced(async () => {
        const written: string[] = [];
        const done = await connection.transaction((tx) =>
          work({
            query: (...statement: Parameters<Asking['query']>) => {
              written.push(...[writeOf(statement[0])].filter((what) => what !== null));
              return tx.query(...statement);
            },
          }),
        );
        const [first] = written;
        if (first !== undefined) wrote(first);
        return done;
      }),
  });
}

function writeOf(statement: string): string | null {
  const [, verb, table] = /^(insert|update|delete)(?: into| from)? "(\w+)"/.exec(statement) ?? [];
  return verb === undefined || table === undefined ? null : `${verb} ${table}`;
}
