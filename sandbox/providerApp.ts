import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import type { ApiManner } from './api';
import { sendResponse } from './api';
import { STYLESHEET } from './pages/stylesheet';

/** An empty provider app: parses JSON and forms, and reports errors in the provider's own format. */
export function createProviderApp(manner: ApiManner): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true, logger: { level: 'error' } });
  void app.register(formbody);

  // The pages' forms move (pretended) money, so no other website may send them for the developer.
  app.addHook('onRequest', async (request, reply) => {
    const site = request.headers['sec-fetch-site'];
    if (request.method === 'POST' && (site === 'cross-site' || site === 'same-site')) {
      await reply.code(403).type('text/plain').send('This form belongs to the sandbox itself.');
    }
  });
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error);
    if (status < 500) return sendResponse(reply, manner.malformed(status));
    request.log.error(error);
    return sendResponse(reply, manner.serverError);
  });
  app.setNotFoundHandler((_request, reply) => sendResponse(reply, manner.malformed(404)));
  app.get('/sandbox.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'max-age=3600').send(STYLESHEET),
  );
  return app;
}

function statusOf(error: unknown): number {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500;
}
