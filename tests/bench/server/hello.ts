import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';
import { projectRoot } from '../../../server/shared/projectRoot';

/**
 * The floor for everything that answers requests: the same framework with an empty handler, and, at `/page`, with
 * nothing but the bytes of the home page.
 */
const app = Fastify();
const page = readFileSync(join(projectRoot, 'dist', 'site', 'index.html.br'));
app.get('/', () => ({ hello: 'world' }));
app.get('/page', (_request, reply) =>
  reply.type('text/html; charset=utf-8').header('content-encoding', 'br').send(page),
);
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
process.on('SIGTERM', () => process.exit(0));
