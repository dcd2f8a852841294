import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as generalErrors from '../../messages/shared/generalErrors';
import { ApiError } from '../contract/apiError';
import type { IncomingMessage } from 'node:http';

/** NUL, which PostgreSQL's text can't store, and unpaired surrogates, which are not characters. */
const UNREADABLE = /\0|\p{Surrogate}/u;

const notValid = () => new ApiError(400, 'validation_failed', generalErrors.notValid);

/** Whether a value contains text that can't be stored. Recursion is safe: the body's depth is limited earlier. */
function holdsUnreadableText(value: unknown): boolean {
  if (typeof value === 'string') return UNREADABLE.test(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([name, member]) => UNREADABLE.test(name) || holdsUnreadableText(member),
  );
}

/** The contract's bodies are objects. Fastify doesn't validate a required body that is missing. */
function lacksBody({ body, routeOptions }: FastifyRequest): boolean {
  return Boolean(routeOptions.schema?.body) && (typeof body !== 'object' || body === null);
}

/** Refuses, before validation, what no handler and no column could process. */
export function requireReadableRequests(app: FastifyInstance): void {
  // Only JSON is accepted. A text body would otherwise be validated as a string.
  app.removeContentTypeParser('text/plain');
  app.addHook('preValidation', (request, _reply, done) => {
    // The path is left out: a malformed id there is simply one that doesn't exist.
    const { query, body } = request;
    const isUnreadable = lacksBody(request) || holdsUnreadableText([query, body]);
    done(isUnreadable ? notValid() : undefined);
  });
}

/**
 * The URL of a request, with a path that the router can decode: where the `%` of a path stand for no characters, they are
 * taken as letters. So such a path is unknown like any other, and is answered with every header.
 */
export function decodableUrl({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const [path = ''] = url.split(/[?#]/, 1);
  try {
    decodeURI(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}
