import Fastify, { type FastifyInstance } from 'fastify';
import type { MetricsSettings } from '../configuration/metricsSettings';
import { equalSecrets } from '../shared/equalSecrets';
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

/**
 * A separate listener for monitoring, which guests can't reach: `/metrics` in Prometheus' format. If a token is set,
 * it must be sent as a bearer token.
 * @param refresh updates the gauges
 */
export function buildMetricsApp(
  { registry }: Metrics,
  { token }: Pick<MetricsSettings, 'token'>,
  refresh: () => Promise<void>,
): FastifyInstance {
  const app = Fastify();
  app.get('/metrics', async (request, reply) => {
    const sent = request.headers.authorization ?? '';
    if (token !== null && !equalSecrets(sent, `Bearer ${token}`)) return reply.code(401).send();
    await refresh();
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics());
  });
  return app;
}
