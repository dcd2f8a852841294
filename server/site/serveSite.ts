import { existsSync } from 'node:fs';
import { join, normalize } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isApiPath, pathUnknown, sendRefusal } from '../http/answerErrors';
import { isSitePath } from './sitePaths';

/** Files below this path have a hash of their content in their name. */
const HASHED_PATH = '/assets/';
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

/** Whether the request wants a page, and not a picture or a script that is missing. */
function wantsPage({ method, headers }: FastifyRequest): boolean {
  const isReading = method === 'GET' || method === 'HEAD';
  return isReading && (headers.accept ?? '').includes('text/html');
}

/** The page of a path: its own if it has one, else the one that renders any path. */
function pageOf(folder: string, path: string): string {
  const own = normalize(join(path, 'index.html')).replace(/^\/+/, '');
  const pages = [own, 'elsewhere.html'];
  return pages.find((page) => existsSync(join(folder, page))) ?? 'index.html';
}

/**
 * Serves the built site. A path that only the site's own router knows gets the page that starts it;
 * a missing file and an unknown API path stay not found.
 */
export async function serveSite(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    // A route for each file there is, so that folders and everything else are the site's own paths.
    wildcard: false,
    index: false,
    redirect: false,
    cacheControl: false,
    setHeaders: (response, file) => {
      const isHashed = file.slice(folder.length).replaceAll('\\', '/').startsWith(HASHED_PATH);
      response.setHeader('cache-control', isHashed ? FOR_EVER : ASK_AGAIN);
    },
  });

  const sendPage = (reply: FastifyReply, path: string) =>
    reply.code(isSitePath(path) ? 200 : 404).sendFile(pageOf(folder, path));

  app.get('/', (_request, reply) => sendPage(reply, '/'));
  app.setNotFoundHandler((request, reply) => {
    if (isApiPath(request.url) || !wantsPage(request)) return sendRefusal(reply, pathUnknown);
    const [path = '/'] = request.url.split('?');
    return sendPage(reply, path);
  });
}
