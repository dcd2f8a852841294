import type { FastifyInstance } from 'fastify';
import * as generalErrors from '../../messages/shared/generalErrors';
import { ApiError } from '../contract/apiError';

/** Deeper than any form or any provider's message. */
const MOST_LEVELS = 64;
/** More values than a provider's longest message has; the longest form has some forty. */
const MOST_VALUES = 2_000;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
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

declare module 'fastify' {
  interface FastifyRequest {
    /** The exact bytes of a JSON body, because a webhook's signature covers those and not the parsed values. */
    rawBody: Buffer;
  }
}

const nothing = Buffer.alloc(0);

const beyondAnyForm = () => new ApiError(400, 'validation_failed', generalErrors.notValid);

/** Keeps the bytes of every JSON body beside the parsed value. An empty JSON body counts as no body. */
export function keepRawBody(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.decorateRequest('rawBody');
  app.addHook('onRequest', (request, _reply, done) => {
    request.rawBody = nothing;
    done();
  });
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    (request, body: Buffer, done) => {
      request.rawBody = body;
      if (body.length === 0) done(null, undefined);
      else if (isTooComplex(body)) done(beyondAnyForm());
      else void parseJson(request, body.toString('utf8'), done);
    },
  );
}
