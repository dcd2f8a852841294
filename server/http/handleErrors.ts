import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as generalErrors from '../../messages/shared/generalErrors';
import { ApiError, errorBodyOf } from '../contract/apiError';
import type { Context } from '../context';
import { reportRefusals } from './securityEvents';
import { contractBroken } from './invalidRequest';
import { isDatabaseAway, OutcomeUnknown } from '../database/databaseFailures';

/** Within about this many seconds a pool has new connections, or an embedded PostgreSQL is restarted. */
const RETRY_AFTER_SECONDS = 2;

/** The 503 while the database is away or the server is too busy: nothing was done. */
export function temporarilyUnavailable(): ApiError {
  const { unavailable } = generalErrors;
  return new ApiError(503, 'temporarily_unavailable', unavailable, {}, RETRY_AFTER_SECONDS);
}

/** The response to a temporary database error; null for any other error. */
export function databaseError(error: unknown): ApiError | null {
  if (error instanceof OutcomeUnknown) {
    const { outcomeUnknown } = generalErrors;
    return new ApiError(503, 'outcome_unknown', outcomeUnknown, {}, RETRY_AFTER_SECONDS);
  }
  return isDatabaseAway(error) ? temporarilyUnavailable() : null;
}

/** Whether a request is one of the API, by the route that it matched: a path can be written in many ways. */
export function isApiRequest({ routeOptions }: Pick<FastifyRequest, 'routeOptions'>): boolean {
  return /^\/api(?:\/|$)/.test(routeOptions.url ?? '');
}

/** The 404 for a path that the contract doesn't have. */
export const pathUnknown = new ApiError(404, 'not_found', generalErrors.notFound);

const rangeBeyondEnd = new ApiError(416, 'range_beyond_end', generalErrors.rangeBeyondEnd);
const bodyTooLarge = new ApiError(413, 'body_too_large', generalErrors.tooLarge);

declare module 'fastify' {
  interface FastifyError {
    /** Set for a range of a file that can't be served. */
    headers?: Record<string, string>;
  }
}

/** The error response for an error; null if it is a fault of ours that clients must not see. */
function refusalOf(error: FastifyError, { routeOptions }: FastifyRequest): ApiError | null {
  if (error instanceof ApiError) return error;
  if (error.validation) return contractBroken(error.validation, Boolean(routeOptions.config.desk));
  // Fastify's own errors: invalid JSON, a body too large, a range past the end.
  const status = error.statusCode ?? 500;
  if (status === 413) return bodyTooLarge;
  if (status === 416) return rangeBeyondEnd;
  return status >= 400 && status < 500
    ? new ApiError(400, 'validation_failed', generalErrors.notValid)
    : null;
}

/** Answers every path of the API that the contract doesn't have. */
export function refuseUnknownPaths(app: FastifyInstance): void {
  for (const url of ['/api', '/api/*'])
    app.all(url, (_request, reply) => sendError(reply, pathUnknown));
  app.setNotFoundHandler((_request, reply) => sendError(reply, pathUnknown));
}

/** Sends an error response in the contract's shape. */
export function sendError(reply: FastifyReply, refusal: ApiError): FastifyReply {
  const { status, retryAfter } = refusal;
  if (retryAfter !== null) reply.header('retry-after', retryAfter);
  return reply.code(status).send(errorBodyOf(refusal));
}

/**
 * Discards the rest of a body that is too large. Closing the connection at once would throw away the response before
 * the browser has read it. The request timeout limits how long this takes.
 */
function readToTheEnd({ raw }: FastifyRequest, reply: FastifyReply): void {
  reply.removeHeader('connection');
  raw.resume();
}

/** Answers every error in the contract's shape. Internal errors are logged, and their details stay in the log. */
export function handleErrors(
  app: FastifyInstance,
  context: Pick<Context, 'clock' | 'configuration' | 'log'>,
): void {
  const logSecurityEvent = reportRefusals(context);
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const refusal = refusalOf(error, request);
    if (refusal) logSecurityEvent(request, refusal);
    if (refusal === bodyTooLarge) readToTheEnd(request, reply);
    if (refusal === rangeBeyondEnd && error.headers) reply.headers(error.headers);
    if (refusal) return sendError(reply, refusal);
    const { url: path } = request.routeOptions;
    const databaseIsAway = databaseError(error);
    if (databaseIsAway) {
      request.log.warn({ err: error, path }, 'The database could not serve a request');
      return sendError(reply, databaseIsAway);
    }
    request.log.error({ err: error, path }, 'A request failed');
    return sendError(reply, new ApiError(500, 'server_error', generalErrors.serverError));
  });
}
