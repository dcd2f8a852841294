import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as generalAnswers from '../../messages/shared/generalAnswers';
import { databaseError } from './databaseErrors';
import { ApiError } from '../contract/apiError';
import type { Context } from '../context';
import { reportRefusals } from './securityEvents';
import { contractBroken } from './invalidRequest';

/** Whether a path belongs to the contract, where even "no such path" is answered in JSON. */
export function isApiPath(url: string): boolean {
  return /^\/api(?:[/?]|$)/.test(url);
}

/** The 404 of a path that the contract doesn't have. */
export const pathUnknown = new ApiError(404, 'not_found', generalAnswers.notFound);

/** The 413 of a body over the limit. */
const bodyTooLarge = new ApiError(413, 'body_too_large', generalAnswers.tooLarge);

/** What to answer for an error; null where it is our own and nobody else's business. */
function refusalOf(error: FastifyError): ApiError | null {
  if (error instanceof ApiError) return error;
  if (error.validation) return contractBroken(error.validation);
  // What Fastify itself refuses: no JSON, too long, an unknown content type.
  const status = error.statusCode ?? 500;
  if (status === 413) return bodyTooLarge;
  return status >= 400 && status < 500
    ? new ApiError(400, 'validation_failed', generalAnswers.notValid)
    : null;
}

/** Sends a refusal in the contract's error shape. */
export function sendError(reply: FastifyReply, refusal: ApiError): FastifyReply {
  const { status, code, message, details, retryAfter } = refusal;
  if (retryAfter !== null) reply.header('retry-after', retryAfter);
  return reply.code(status).send({ message, code, error: message, ...details });
}

/**
 * Lets a body that is refused for its length come to its end, unread: closing at once would throw away
 * the answer before the guest's browser has it. How long that may take is bounded for every request.
 */
function readToTheEnd({ raw }: FastifyRequest, reply: FastifyReply): void {
  reply.removeHeader('connection');
  raw.resume();
}

/** Answers every error in the contract's shape; what went wrong inside is logged and never told. */
export function handleErrors(
  app: FastifyInstance,
  context: Pick<Context, 'clock' | 'configuration' | 'log'>,
): void {
  const logSecurityEvent = reportRefusals(context);
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const refusal = refusalOf(error);
    if (refusal) logSecurityEvent(request, refusal);
    if (refusal === bodyTooLarge) readToTheEnd(request, reply);
    if (refusal) return sendError(reply, refusal);
    const databaseIsAway = databaseError(error);
    if (databaseIsAway) {
      request.log.warn({ err: error }, 'The database could not serve a request');
      return sendError(reply, databaseIsAway);
    }
    request.log.error({ err: error }, 'A request failed');
    return sendError(reply, new ApiError(500, 'server_error', generalAnswers.serverError));
  });
}
