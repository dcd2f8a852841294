import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as generalAnswers from '../../messages/shared/generalAnswers';
import { ApiError } from '../contract/apiError';

/** NUL, which no column of text can hold, and halves of surrogate pairs, which are no characters. */
const UNREADABLE = /\0|\p{Surrogate}/u;

const notValid = () => new ApiError(400, 'validation_failed', generalAnswers.notValid);

/** Whether a text that can't be kept stands anywhere in a value; the body's depth is bounded before. */
function holdsUnreadableText(value: unknown): boolean {
  if (typeof value === 'string') return UNREADABLE.test(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([name, member]) => UNREADABLE.test(name) || holdsUnreadableText(member),
  );
}

/** The contract's bodies are objects; one that is required and not there has nothing to validate. */
function lacksBody({ body, routeOptions }: FastifyRequest): boolean {
  return Boolean(routeOptions.schema?.body) && (typeof body !== 'object' || body === null);
}

/** Refuses, before anything else looks at it, what no handler and no column could make sense of. */
export function demandReadableRequests(app: FastifyInstance): void {
  // Only JSON is read: of another kind, a body would be a text that is validated as such.
  app.removeContentTypeParser('text/plain');
  app.addHook('preValidation', (request, _reply, done) => {
    // An id in the path that is none is one that doesn't exist.
    const { query, body } = request;
    const isUnreadable = lacksBody(request) || holdsUnreadableText([query, body]);
    done(isUnreadable ? notValid() : undefined);
  });
}
