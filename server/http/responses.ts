import type { FastifyInstance } from 'fastify';
import type { Context } from '../context';
import { isApiRequest } from './handleErrors';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';

/** Dates answers by the server's clock, because pages correct the guest's clock by them. */
export function dateAnswers(app: FastifyInstance, { clock }: Pick<Context, 'clock'>): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('date', clock.now().toUTCString());
    done();
  });
}

/** Keeps tokens and personal details out of every cache. */
export function storeNoResponses(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (isApiRequest(request)) reply.header('cache-control', 'no-store');
    done();
  });
}

/** A response below this size, in bytes, fits into one network packet uncompressed. */
const SMALLEST_BYTES = 1_024;

/** Brotli quality. Answers are compressed while the guest waits: this one costs well below a millisecond. */
const QUALITY = 4;

/**
 * Compresses the API's longer responses in an encoding the client accepts. The site's files are compressed at build
 * time.
 */
export async function compressResponses(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold: SMALLEST_BYTES,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } },
  });
}
