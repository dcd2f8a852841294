import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

const running = new AsyncLocalStorage<string>();

/** The id of a new request, unique among all servers. A client's own id isn't trusted. */
export function newRequestId(): string {
  return randomUUID();
}

/** The id of the current request, for what is logged during it; undefined in a job. */
export function requestIdNow(): string | undefined {
  return running.getStore();
}

/** Sends every response's request id with it, so that what a guest reports can be found in the log. */
export function addRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    running.run(request.id, done);
  });
  // Reading a body can lose the async context, so it is entered again.
  app.addHook('preValidation', (request, _reply, done) => {
    running.run(request.id, done);
  });
}
