import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { networkOf, triedTooOften } from '../limits';
import type { Parts } from '../parts';
import { isApiPath } from './answerErrors';

const MINUTE = 60_000;

/**
 * Refuses API requests from one network that come faster than any guest's, counted in memory. What
 * is precious has limits of its own.
 */
export async function guardAgainstFloods(
  app: FastifyInstance,
  { configuration }: Pick<Parts, 'configuration'>,
): Promise<void> {
  await app.register(rateLimit, {
    max: configuration.requestsPerMinute * configuration.addressLimitFactor,
    timeWindow: MINUTE,
    keyGenerator: ({ ip }) => networkOf(ip),
    // The providers knock from few addresses, and retry what is refused.
    allowList: ({ url }) => !isApiPath(url) || url.startsWith('/api/v1/webhooks/'),
    errorResponseBuilder: (_request, { ttl }) => triedTooOften(Math.ceil(ttl / 1_000)),
    addHeaders: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
      'retry-after': false,
    },
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
  });
}
