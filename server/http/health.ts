import { sql } from 'drizzle-orm';
import type { Handlers } from '../contract/handlers';
import { databaseAway } from '../db/databaseRefusal';
import type { Parts } from '../parts/parts';

/** Whether the server can serve, which is to say whether its database answers. */
export function healthHandlers({ database, log }: Pick<Parts, 'database' | 'log'>) {
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
  } satisfies Handlers<'getHealth'>;
}
