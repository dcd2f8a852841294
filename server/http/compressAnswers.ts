import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Below this, in bytes, an answer fits into one packet of the network as it is. */
const SMALLEST_BYTES = 1_024;

/** Answers are compressed while the guest waits: this quality costs well below a millisecond. */
const QUALITY = 4;

/** Compresses the API's longer answers by what the caller accepts. The site's files are compressed when they are built. */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold: SMALLEST_BYTES,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } },
  });
}
