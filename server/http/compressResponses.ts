import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

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
