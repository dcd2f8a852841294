import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint, Faults, Provider } from './faults';
import type { HeldAnswers } from './heldAnswers';
import type { JsonObject } from './json';
import { toJson } from './json';

export interface ApiAnswer {
  status: number;
  body: JsonObject;
  headers?: Record<string, string>;
}

/** How the two providers' APIs differ. */
export interface ApiManner {
  provider: Provider;
  /** The refusal for a wrong or missing key; null if the key is right. */
  refuseKey(authorization: string | undefined): ApiAnswer | null;
  /** An unreadable request (400) or an unknown path (404). */
  malformed(status: number): ApiAnswer;
  serverError: ApiAnswer;
  rateLimited: ApiAnswer;
}

export type ApiHandler = (request: FastifyRequest) => ApiAnswer;
type RouteHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

export function sendAnswer(reply: FastifyReply, answer: ApiAnswer): FastifyReply {
  return reply
    .code(answer.status)
    .headers(answer.headers ?? {})
    .type('application/json; charset=utf-8')
    .send(toJson(answer.body));
}

/** Creates route handlers that check the key first and apply the chosen faults around the work. */
export function createApiRoutes(
  manner: ApiManner,
  faults: Faults,
  held: HeldAnswers,
): (endpoint: Endpoint, handle: ApiHandler) => RouteHandler {
  return (endpoint, handle) => async (request, reply) => {
    const refusal = manner.refuseKey(request.headers.authorization);
    if (refusal !== null) return sendAnswer(reply, refusal);

    const fault = faults.take(manner.provider, endpoint);
    if (fault === 'rateLimited') return sendAnswer(reply, manner.rateLimited);
    if (fault === 'serverError') return sendAnswer(reply, manner.serverError);
    if (fault === 'timeoutBeforeCommit') return held.hold(reply);

    const answer = handle(request);
    if (fault === 'timeoutAfterCommit') return held.hold(reply);
    if (fault === 'serverErrorAfterCommit') return sendAnswer(reply, manner.serverError);
    return sendAnswer(reply, answer);
  };
}

/** The key of an `Authorization: Bearer …` header. */
export function bearerKey(authorization: string | undefined): string | null {
  return /^Bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1] ?? null;
}
