import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics';

/** Probes by proxies and monitors would distort the figures for guests. */
const UNMEASURED = new Set(['/livez', '/readyz']);

/** Times every response by operation, never by URL, of which there are as many as reservations. */
export function measureRequests(app: FastifyInstance, meters: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    if (!UNMEASURED.has(request.routeOptions.url ?? '')) {
      const operation = request.routeOptions.config.operation ?? 'page';
      meters.noteRequest(operation, reply.statusCode, reply.elapsedTime / 1_000);
    }
    done();
  });
}
