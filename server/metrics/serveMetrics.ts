import { createHash, timingSafeEqual } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import type { MetricsSettings } from '../configuration/metricsSettings';
import type { Metrics } from './metrics';

const digest = (text: string) => createHash('sha256').update(text).digest();

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
  const expected = token === null ? null : digest(`Bearer ${token}`);
  app.get('/metrics', async (request, reply) => {
    const sent = digest(request.headers.authorization ?? '');
    if (expected !== null && !timingSafeEqual(sent, expected)) return reply.code(401).send();
    await refresh();
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics());
  });
  return app;
}
