import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { generalAnswers } from '../../machines/messages/answers';
import { Refusal } from '../refusal';
import { contractBroken } from './invalidRequest';

/** Whether a path belongs to the contract, where even "no such path" is answered in JSON. */
export function isApiPath(url: string): boolean {
  return /^\/api(?:[/?]|$)/.test(url);
}

/** The 404 of a path that the contract doesn't have. */
export const pathUnknown = new Refusal(404, 'not_found', generalAnswers.notFound);

/** The refusal among what the security handlers threw; they are all tried, and reported together. */
function refusalOfCaller(error: object): Refusal | null {
  if (!('errors' in error) || !Array.isArray(error.errors)) return null;
  const isRefusal = (thrown: unknown) => thrown instanceof Refusal;
  return error.errors.find(isRefusal) ?? null;
}

/** What to answer for an error; null where it is our own and nobody else's business. */
function refusalOf(error: FastifyError): Refusal | null {
  if (error instanceof Refusal) return error;
  const callerRefused = refusalOfCaller(error);
  if (callerRefused) return callerRefused;
  if (error.validation) return contractBroken(error.validation);
  // What Fastify itself refuses: no JSON, too long, an unknown content type.
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 500
    ? new Refusal(400, 'validation_failed', generalAnswers.notValid)
    : null;
}

/** Sends a refusal in the contract's error shape. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (refusal.retryAfter !== null) reply.header('retry-after', refusal.retryAfter);
  return reply
    .code(refusal.status)
    .send({ message: refusal.message, code: refusal.code, ...refusal.details });
}

/** Answers every error in the contract's shape; what went wrong inside is logged and never told. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const refusal = refusalOf(error);
    if (refusal) return sendRefusal(reply, refusal);
    request.log.error({ err: error }, 'A request failed');
    return sendRefusal(reply, new Refusal(500, 'server_error', generalAnswers.serverError));
  });
}
