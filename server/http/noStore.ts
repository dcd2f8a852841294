import type { FastifyInstance } from 'fastify';
import { isApiPath } from './handleErrors';

/** Keeps tokens and what is personal out of every cache: an answer of the API is for its asker, once. */
export function storeNoAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (isApiPath(request.url)) reply.header('cache-control', 'no-store');
    done();
  });
}
