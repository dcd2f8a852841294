import type { Database } from '../../../server/database/database';
import { DatabaseAway, OutcomeUnknown } from '../../../server/database/databaseFailures';
import { databaseOver, type Asking, type DirectConnection } from './directConnection';

/** Runs a piece of work with a pause before and after it. */
export type Paced = <T>(work: () => Promise<T>) => Promise<T>;

/** Whether the connection to the database is lost just then. */
export type IsLost = (when: string) => boolean;

const noConnection = () => new Error('timeout exceeded when trying to connect');
const cutOff = () => new Error('Connection terminated unexpectedly');

/**
 * A server's way to the shared database: before and after every transaction, and every statement
 * outside of one, others get their turn, or the server dies; and the connection may be lost, also when all
 * is done and only the answer is not there yet.
 * @param wrote is told what has been written for good, e.g. `insert refund`; of a transaction, what it
 *   wrote first
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
        const what = writeOf(statement[0]);
        if (what !== null) wrote(what);
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
              written.push(...[writeOf(statement[0])].filter((what) => what !== null));
              return tx.query(...statement);
            },
          }),
        );
        // What is counted for limits tells nothing of what the transaction is about.
        const [first = written[0]] = written.filter((what) => !what.endsWith('limit_count'));
        if (first !== undefined) wrote(first);
        if (isLost('at COMMIT')) throw new OutcomeUnknown(cutOff());
        return done;
      }),
  });
}

function writeOf(statement: string): string | null {
  const [, verb, table] =
    /^(?:with .*? as \()?(insert|update|delete)(?: into| from)? "(\w+)"/.exec(statement) ?? [];
  return verb === undefined || table === undefined ? null : `${verb} ${table}`;
}
