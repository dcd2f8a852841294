import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf, tooManyAttemptsError } from '../rateLimits/rateLimits';
import type { Context } from '../context';
import { sharedCounter } from './sharedCounter';

const MINUTE = 60_000;

/**
 * Whether the contract gives a call a 429. Webhooks have none: they come from few addresses and are sent again when
 * refused. Nor does the site.
 */
function mayBeRefused({ routeOptions }: FastifyRequest): boolean {
  const responses: unknown = routeOptions.schema?.response;
  return typeof responses === 'object' && responses !== null && '429' in responses;
}

/**
 * Refuses API requests that come from one network faster than any guest would send them, on whichever server and with
 * whatever token. Expensive operations have their own limits.
 * @param counterOf what a request is counted by instead of its network; null for most
 */
export async function limitRequests(
  app: FastifyInstance,
  context: Pick<Context, 'clock' | 'configuration' | 'database'>,
  counterOf: (request: FastifyRequest) => string | null = () => null,
): Promise<void> {
  const { requestsPerMinute, addressLimitFactor } = context.configuration;
  const most = requestsPerMinute * addressLimitFactor;
  await app.register(rateLimit, {
    max: most,
    timeWindow: MINUTE,
    store: sharedCounter(context, { name: 'requests network', most, window: MINUTE }),
    keyGenerator: (request) => counterOf(request) ?? networkOf(request.ip),
    allowList: (request) => !mayBeRefused(request),
    errorResponseBuilder: (_request, { ttl }) => tooManyAttemptsError(Math.ceil(ttl / 1_000)),
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
