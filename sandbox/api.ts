import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint, Faults, Provider } from './faults';
import type { HeldResponses } from './heldResponses';
import type { JsonObject } from './json';
import { toJson } from './json';

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

export function sendResponse(reply: FastifyReply, response: ApiResponse): FastifyReply {
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
