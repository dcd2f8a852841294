import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics';

/** What proxies and monitors ask of their own accord would hide how guests fare. */
const UNMEASURED = new Set(['/livez', '/readyz']);

/** Times every answer under its operation: never under its address, of which there are as many as reservations. */
export function measureRequests(app: FastifyInstance, meters: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    if (!UNMEASURED.has(request.routeOptions.url ?? '')) {
      const operation = request.routeOptions.config.operation ?? 'page';
      meters.noteRequest(operation, reply.statusCode, reply.elapsedTime / 1_000);
    }
    done();
  });
}
