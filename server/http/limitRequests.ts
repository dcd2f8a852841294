import rateLimit, {
  type FastifyRateLimitStore,
  type FastifyRateLimitStoreCtor,
} from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  networkOf,
  tooManyAttemptsError,
  consumeLimits,
  type Limit,
} from '../rateLimits/rateLimits';
import type { Context } from '../context';
import underPressure from '@fastify/under-pressure';
import { isApiRequest, sendError, temporarilyUnavailable } from './handleErrors';

/** Requests counted locally before they are added to the shared count: more than any page needs. */
const RECORDED_AFTER = 20;
/** Floods come from fewer networks. Beyond this, the oldest windows are dropped. */
const MOST_NETWORKS = 10_000;

type CountContext = Pick<Context, 'clock' | 'configuration' | 'database'>;

interface Window {
  /** Counted here but not yet in the database. */
  unrecorded: number;
  /** The count of all servers, as far as this one knows. */
  together: number;
  endsAt: number;
}

/**
 * Counts in memory and, every twentieth request, in the database for all servers: a flood costs little and an
 * ordinary guest nothing. Each of several servers may therefore let up to twenty more through. While the database is
 * away, each server counts for itself.
 */
function sharedCounter(context: CountContext, limit: Limit): FastifyRateLimitStoreCtor {
  const windows = new Map<string, Window>();

  function windowOf(key: string, now: number): Window {
    const open = windows.get(key);
    if (open && open.endsAt > now) return open;
    const window = { unrecorded: 0, together: 0, endsAt: now + limit.window };
    windows.delete(key);
    windows.set(key, window);
    const [oldest] = windows.keys();
    if (windows.size > MOST_NETWORKS && oldest !== undefined) windows.delete(oldest);
    return window;
  }

  async function record(key: string, window: Window): Promise<void> {
    const { unrecorded } = window;
    window.unrecorded = 0;
    window.together += unrecorded;
    const counted = await consumeLimits(context, limit, key, unrecorded).catch(() => null);
    if (!counted) return;
    window.together = Math.max(window.together, counted.count);
    window.endsAt = counted.windowEndsAt.getTime();
  }

  async function count(key: string): Promise<{ current: number; ttl: number }> {
    const now = context.clock.now().getTime();
    const window = windowOf(key, now);
    window.unrecorded += 1;
    const isRefused = window.together + window.unrecorded > limit.most;
    if (window.unrecorded >= RECORDED_AFTER && !isRefused) await record(key, window);
    return { current: window.together + window.unrecorded, ttl: window.endsAt - now };
  }

  return class SharedCounts implements FastifyRateLimitStore {
    incr(key: string, callback: Parameters<FastifyRateLimitStore['incr']>[1]): void {
      count(key).then(
        (counted) => callback(null, counted),
        (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
      );
    }

    child(): FastifyRateLimitStore {
      return this;
    }
  };
}

const MINUTE = 60_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether requests of a page are counted like the API's, because its answer costs as much. */
    isCounted?: boolean;
  }
}

/** Whether the contract gives a call a 429. Webhooks have none: they would be sent again when refused. */
function mayBeRefused({ routeOptions }: FastifyRequest): boolean {
  if (routeOptions.config.isCounted === true) return true;
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

/** Refuses API requests while the event loop is late. Outages of the database have their own responses. */
export async function shedLoad(
  app: FastifyInstance,
  { maximumEventLoopDelay }: Context['configuration'],
): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: maximumEventLoopDelay,
    pressureHandler: (request, reply) => {
      if (isApiRequest(request)) sendError(reply, temporarilyUnavailable());
    },
  });
}
