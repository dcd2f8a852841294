import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context';
import type { Routes } from '../contract/handlers';
import { temporarilyUnavailable } from './handleErrors';

/** Whether a server is shutting down. It is set before the server stops, and load balancers read it. */
export interface Readiness {
  readonly isDraining: boolean;
  drain(): void;
}

/** The readiness of a server that has just started. */
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

type ReadinessState = 'ready' | 'draining' | 'database away';

/**
 * `/livez`: the process answers and needs no restart. `/readyz`: 200 if the server can take guests; 503 while it
 * drains or while the database doesn't answer within the connection timeout. Neither says more: proxies ask them, not
 * guests. A draining server goes on answering and asks with each response to close the connection, so none is left when
 * it stops.
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

  const look = async (): Promise<ReadinessState> => {
    if (readiness.isDraining) return 'draining';
    // Simultaneous probes share one query.
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

/** Reports whether the server can serve, that is, whether its database responds. */
export function healthRoutes({ database, log }: Pick<Context, 'database' | 'log'>) {
  return {
    getHealth: async () => {
      try {
        await database.execute(sql`select 1`);
      } catch (error) {
        log.error({ err: error }, 'The database does not answer');
        throw temporarilyUnavailable();
      }
      return { status: 200, body: { status: 'ok' } };
    },
  } satisfies Routes<'getHealth'>;
}
