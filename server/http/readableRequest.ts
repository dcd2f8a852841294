import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as generalErrors from '../../messages/shared/generalErrors';
import { ApiError } from '../contract/apiError';
import { unknownField } from '../contract/requestPrint';
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

/** The refusal of what a page of the desk asks for that this older server would leave out. */
function unknownAtDesk({ body, routeOptions: { config } }: FastifyRequest): ApiError | undefined {
  const { desk, operation } = config;
  const field = desk && operation && body !== undefined ? unknownField(operation, body) : null;
  if (field === null) return undefined;
  const fields = { [field]: generalErrors.notKnown(field) };
  return new ApiError(400, 'desk_updating', generalErrors.deskUpdating, { fields });
}

/** Refuses, before validation, what no handler and no column could process. */
export function requireReadableRequests(app: FastifyInstance): void {
  // Only JSON is accepted. A text body would otherwise be validated as a string.
  app.removeContentTypeParser('text/plain');
  app.addHook('preValidation', (request, _reply, done) => {
    // The path is left out: a malformed id there is simply one that doesn't exist.
    const { query, body } = request;
    const isUnreadable = lacksBody(request) || holdsUnreadableText([query, body]);
    done(isUnreadable ? notValid() : unknownAtDesk(request));
  });
  app.addHook('preHandler', (request, _reply, done) => {
    const { wholeKobo } = generalErrors;
    const isWhole = isWebhook(request) || !hasLongFraction(request.rawBody);
    done(isWhole ? undefined : new ApiError(400, 'validation_failed', wholeKobo));
  });
}

/**
 * The URL of a request, with a path that the router can decode: where the `%` of a path stand for no characters, they are
 * taken as letters. So such a path is unknown like any other, and is answered with every header.
 */
export function decodableUrl({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const [path = ''] = url.split(/[?#]/, 1);
  try {
    // Its result is used, since a bundler leaves out a call of which only the failure counts.
    return decodeURI(path) === '' ? '/' : url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}

/** Deeper than any form or any provider's message. */
const MOST_LEVELS = 64;
/** More values than a provider's longest message has; the longest form has some forty. */
const MOST_VALUES = 2_000;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const DOT = 0x2e;
const OPENING: readonly number[] = [0x5b, 0x7b];
const CLOSING: readonly number[] = [0x5d, 0x7d];

/** The position of the closing quote of a JSON string that begins at `begin`. */
function endOfText(body: Buffer, begin: number): number {
  let at = begin + 1;
  while (at < body.length && body[at] !== QUOTE) at += body[at] === BACKSLASH ? 2 : 1;
  return at;
}

/**
 * Whether a JSON body is deeper, or has more values, than any honest client sends. Scans the bytes before parsing,
 * because walking such a parsed body could block the event loop or overflow the stack.
 */
function isTooComplex(body: Buffer): boolean {
  let levels = 0;
  let values = 1;
  for (let at = 0; at < body.length; at += 1) {
    const byte = body[at] ?? 0;
    if (byte === QUOTE) at = endOfText(body, at);
    else if (byte === COMMA) values += 1;
    else if (OPENING.includes(byte)) levels += 1;
    else if (CLOSING.includes(byte)) levels -= 1;
    if (levels > MOST_LEVELS || values > MOST_VALUES) return true;
  }
  return false;
}

const isDigit = (byte = 0): boolean => byte >= 0x30 && byte <= 0x39;

/** Whether a number has three digits behind its dot: `4.500` may be meant as four thousand five hundred. */
function hasLongFraction(body: Buffer): boolean {
  for (let at = 0; at < body.length; at += 1) {
    if (body[at] === QUOTE) at = endOfText(body, at);
    else if (body[at] === DOT && [1, 2, 3].every((digits) => isDigit(body[at + digits])))
      return true;
  }
  return false;
}

/** JSON by its name or suffix, with whatever parameters. */
const JSON_TYPE = /^\s*(?:application\/json|[\w.-]+\/[\w.+-]+\+json)\s*(?:;|$)/i;

/** The providers send what they always sent, and read nothing of a refusal. */
const isWebhook = ({ routeOptions }: FastifyRequest) =>
  routeOptions.url?.startsWith('/api/v1/webhooks/') === true;

/** Reads every kind of JSON as JSON. Without bytes there is no media type, whatever a client writes. */
function readMediaType(request: FastifyRequest): void {
  const { headers } = request.raw;
  const size = Number(headers['content-length'] ?? 0);
  if (size === 0 && headers['transfer-encoding'] === undefined) delete headers['content-type'];
  else if (!isWebhook(request))
    headers['content-type'] = JSON_TYPE.test(headers['content-type'] ?? '')
      ? 'application/json'
      : 'application/octet-stream';
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The exact bytes of a JSON body, because a webhook's signature covers those and not the parsed values. */
    rawBody: Buffer;
  }
}

const nothing = Buffer.alloc(0);

const wrongMediaType = () => new ApiError(415, 'wrong_media_type', generalErrors.wrongMediaType);

/**
 * Keeps the bytes of every JSON body beside the parsed value, and refuses those of any other media type. An empty body
 * counts as no body.
 */
export function keepRawBody(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.decorateRequest('rawBody');
  app.addHook('onRequest', (request, _reply, done) => {
    request.rawBody = nothing;
    readMediaType(request);
    done();
  });
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    (request, body: Buffer, done) => {
      request.rawBody = body;
      if (body.length === 0) done(null, undefined);
      else if (isTooComplex(body)) done(notValid());
      else void parseJson(request, body.toString('utf8'), done);
    },
  );
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (body.length === 0) done(null, undefined);
    else done(isWebhook(request) ? notValid() : wrongMediaType());
  });
}
