import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database } from '../../../server/db/database';
import * as schema from '../../../server/db/schema';

/** Runs a piece of work with a pause before and after it. */
export type Paced = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * A server's way to the shared database: before and after every transaction, and every statement
 * outside of one, others get their turn, or the server dies.
 */
export function pausingDatabase(pglite: PGlite, paced: Paced): Database {
  const pausing = new Proxy(pglite, {
    get: (target, key): unknown => {
      switch (key) {
        case 'query':
          return (...statement: Parameters<PGlite['query']>) =>
            paced(() => target.query(...statement));
        case 'transaction':
          return (work: Parameters<PGlite['transaction']>[0]) =>
            paced(() => target.transaction(work));
        default:
          return Reflect.get(target, key, target);
      }
    },
  });
  return drizzle(pausing, { schema });
}
