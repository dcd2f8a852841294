import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathUnknown, sendError } from '../http/handleErrors';
import { readPage } from './builtPages';
import { pagePolicy } from './securityHeaders';
import { type KeptFiles, serveHashedFiles } from './hashedFiles';
import { sendPage } from './sendPage';
import { ASK_AGAIN, builtFiles, FILE_PATH } from './serveSite';

/** The front desk's only page: its script shows what belongs to an address. */
export const deskFile = 'index.html';

/** Serves the built front desk under `/desk`, with texts compressed at build time. */
export async function serveDesk(
  app: FastifyInstance,
  folder: string,
  publicUrl: string,
  kept?: KeptFiles,
) {
  const page = readPage(join(folder, deskFile), { publicUrl, bookingFlow: 'confirm' });
  const policy = pagePolicy(publicUrl, page.hashes);
  await app.register(fastifyStatic, {
    ...builtFiles(folder),
    prefix: '/desk/',
    decorateReply: !app.hasReplyDecorator('sendFile'),
  });
  serveHashedFiles(app, '/desk/', folder, kept);

  function sendDesk(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    reply.header('cache-control', ASK_AGAIN).header('content-security-policy', policy);
    return sendPage(request, reply, page, () => undefined);
  }
  app.get('/desk', sendDesk);
  app.get<{ Params: { '*': string } }>('/desk/*', (request, reply) =>
    FILE_PATH.test(request.params['*']) ? sendError(reply, pathUnknown) : sendDesk(request, reply),
  );
}
