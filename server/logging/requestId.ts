import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

const running = new AsyncLocalStorage<string>();

/** The id of a new request, unique among all servers; what a client calls it is not believed. */
export function newRequestId(): string {
  return randomUUID();
}

/** The id of the request that is being answered, for whatever is logged meanwhile; undefined in a job. */
export function requestIdNow(): string | undefined {
  return running.getStore();
}

/** Tells every answer its request's id, so that what a guest reports can be found in the log. */
export function addRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    running.run(request.id, done);
  });
  // Reading a body can lose who it was read for.
  app.addHook('preValidation', (request, _reply, done) => {
    running.run(request.id, done);
  });
}
