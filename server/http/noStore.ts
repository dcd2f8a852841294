import type { FastifyInstance } from 'fastify';
import { isApiRequest } from './handleErrors';

/** Keeps tokens and personal details out of every cache. */
export function storeNoResponses(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (isApiRequest(request)) reply.header('cache-control', 'no-store');
    done();
  });
}
