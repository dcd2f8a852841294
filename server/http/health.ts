import { sql } from 'drizzle-orm';
import type { Routes } from '../contract/handlers';
import { databaseAway } from './databaseErrors';
import type { Context } from '../context';

/** Reports whether the server can serve, that is, whether its database responds. */
export function healthRoutes({ database, log }: Pick<Context, 'database' | 'log'>) {
  return {
    getHealth: async () => {
      try {
        await database.execute(sql`select 1`);
      } catch (error) {
        log.error({ err: error }, 'The database does not answer');
        throw databaseAway();
      }
      return { status: 200, body: { status: 'ok' } };
    },
  } satisfies Routes<'getHealth'>;
}
