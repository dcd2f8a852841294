import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context';

/** Whether a server is on its way out. It is set before the server stops, and load balancers read it. */
export interface Readiness {
  readonly isDraining: boolean;
  drain(): void;
}

/** That of a server which has just been started. */
export function createReadiness(): Readiness {
  let isDraining = false;
  return {
    get isDraining() {
      return isDraining;
    },
    drain: () => {
      isDraining = true;
    },
  };
}

type Answer = 'ready' | 'draining' | 'database away';

/**
 * `/livez`: the process answers, and needs no restart. `/readyz`: 200 when guests can be sent here, 503 while the
 * database gives no answer, for as long as a connection is waited for, or once the server drains. Neither says
 * more than that; a proxy asks them, no guest. A draining server goes on answering, and asks with each answer that
 * its connection be closed, so that none is left when it stops.
 */
export function serveReadiness(
  app: FastifyInstance,
  { configuration, database, log }: Pick<Context, 'configuration' | 'database' | 'log'>,
  readiness: Readiness,
): void {
  let wasAway = false;
  let asking: Promise<boolean> | undefined;

  const isAway = async (): Promise<boolean> => {
    const answered = database.execute(sql`select 1`).then(
      () => true,
      () => false,
    );
    const { connect } = configuration.databaseTimes;
    const isHere = await Promise.race([answered, pause(connect, false, { ref: false })]);
    if (isHere === wasAway) {
      wasAway = !isHere;
      if (isHere) log.info({}, 'The server is ready again');
      else log.error({}, 'The server is not ready: its database does not answer');
    }
    return !isHere;
  };

  const look = async (): Promise<Answer> => {
    if (readiness.isDraining) return 'draining';
    // However many ask at the same time, the database is asked once.
    asking ??= isAway().finally(() => {
      asking = undefined;
    });
    return (await asking) ? 'database away' : 'ready';
  };

  app.get('/livez', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'live' }),
  );
  app.get('/readyz', async (_request, reply) => {
    const status = await look();
    return reply
      .code(status === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status });
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (readiness.isDraining) reply.header('connection', 'close');
    done();
  });
}
