import type { FastifyInstance } from 'fastify';
import * as generalErrors from '../../messages/shared/generalErrors';
import { ApiError } from '../contract/apiError';
import { isTooComplex } from './bodyComplexity';

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
