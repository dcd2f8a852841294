import Fastify, { type FastifyReply, type FastifyRequest, type FastifyInstance } from 'fastify';
import type { Endpoint, Faults, Provider } from './faults';
import { type JsonObject, toJson } from './json';
import type { Schedule } from './world';
import formbody from '@fastify/formbody';
import { STYLESHEET } from './pages/stylesheet';

/** Calls without a response: held open, then cut, as if the network had failed. */
export interface HeldResponses {
  /** Ends when the caller gives up, after the holding time, or at `releaseAll`. No response is ever sent. */
  hold(reply: FastifyReply): Promise<FastifyReply>;
  releaseAll(): void;
}

/** `holdMs`: how long a caller without its own timeout is kept waiting. */
export function createHeldResponses(schedule: Schedule, holdMs: number): HeldResponses {
  const releases = new Set<() => void>();
  return {
    async hold(reply) {
      await new Promise<void>((resolve) => {
        const release = (): void => {
          releases.delete(release);
          resolve();
        };
        releases.add(release);
        reply.raw.once('close', release);
        schedule(holdMs, () => {
          release();
          return Promise.resolve();
        });
      });
      reply.hijack();
      reply.raw.destroy();
      return reply;
    },
    releaseAll() {
      for (const release of [...releases]) release();
    },
  };
}

export interface ApiResponse {
  status: number;
  body: JsonObject;
  headers?: Record<string, string>;
}

/** How the two providers' APIs differ. */
export interface ApiManner {
  provider: Provider;
  /** The refusal for a wrong or missing key; null if the key is right. */
  refuseKey(authorization: string | undefined): ApiResponse | null;
  /** An unreadable request (400) or an unknown path (404). */
  malformed(status: number): ApiResponse;
  serverError: ApiResponse;
  rateLimited: ApiResponse;
}

export type ApiHandler = (request: FastifyRequest) => ApiResponse;
type RouteHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

function sendResponse(reply: FastifyReply, response: ApiResponse): FastifyReply {
  return reply
    .code(response.status)
    .headers(response.headers ?? {})
    .type('application/json; charset=utf-8')
    .send(toJson(response.body));
}

/** Creates route handlers that check the key first and apply the chosen faults around the work. */
export function createApiRoutes(
  manner: ApiManner,
  faults: Faults,
  held: HeldResponses,
): (endpoint: Endpoint, handle: ApiHandler) => RouteHandler {
  return (endpoint, handle) => async (request, reply) => {
    const refusal = manner.refuseKey(request.headers.authorization);
    if (refusal !== null) return sendResponse(reply, refusal);

    const fault = faults.take(manner.provider, endpoint);
    if (fault === 'rateLimited') return sendResponse(reply, manner.rateLimited);
    if (fault === 'serverError') return sendResponse(reply, manner.serverError);
    if (fault === 'timeoutBeforeCommit') return held.hold(reply);

    const response = handle(request);
    if (fault === 'timeoutAfterCommit') return held.hold(reply);
    if (fault === 'serverErrorAfterCommit') return sendResponse(reply, manner.serverError);
    return sendResponse(reply, response);
  };
}

/** The key of an `Authorization: Bearer …` header. */
export function bearerKey(authorization: string | undefined): string | null {
  return /^Bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1] ?? null;
}

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

/**
 * Whether a time lies between two others, either of which may be missing; a date without a time counts as the whole
 * day.
 */
export function isWithin(at: string, from: string | null, to: string | null): boolean {
  const isLateEnough = from === null || Date.parse(at) >= Date.parse(from);
  const isBareDay = to !== null && /^\d{4}-\d{2}-\d{2}$/.test(to);
  const end = isBareDay ? `${to}T23:59:59.999Z` : to;
  return isLateEnough && (end === null || Date.parse(at) <= Date.parse(end));
}
