import { sql } from 'drizzle-orm';
import { generalAnswers } from '../machines/messages/answers';
import type { Handlers } from './contract/handlers';
import type { Parts } from './parts';
import { Refusal } from './refusal';

/** Whether the server can serve, which is to say whether its database answers. */
export function healthHandlers({ database, log }: Pick<Parts, 'database' | 'log'>) {
  return {
    getHealth: async () => {
      try {
        await database.execute(sql`select 1`);
      } catch (error) {
        log.error({ err: error }, 'The database does not answer');
        throw new Refusal(503, 'server_error', generalAnswers.notReady);
      }
      return { status: 200, body: { status: 'ok' } };
    },
  } satisfies Handlers<'getHealth'>;
}
