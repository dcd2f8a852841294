import type { Database } from '../../../server/db/database';
import { databaseOver, type Asking, type DirectConnection } from './directConnection';

/** Runs a piece of work with a pause before and after it. */
export type Paced = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * A server's way to the shared database: before and after every transaction, and every statement
 * outside of one, others get their turn, or the server dies.
 */
export function pausingDatabase(connection: DirectConnection, paced: Paced): Database {
  return databaseOver(connection, {
    query: (...statement: Parameters<Asking['query']>) =>
      paced(() => connection.query(...statement)),
    transaction: (work) => paced(() => connection.transaction(work)),
  });
}
