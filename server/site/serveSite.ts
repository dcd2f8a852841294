import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isApiPath, pathUnknown, sendError } from '../http/handleErrors';
import { builtPages } from './builtPages';
import { emptyFile, pageFileAt } from './pageFiles';
import { pagePolicy } from './securityHeaders';
import { sendPage } from './sendPage';

/** Files below this path have a hash of their content in their name. */
const HASHED_PATH = '/assets/';
/** Pictures below this path stand in emails, which are read on pages of mail programs. */
const IN_LETTERS = '/rooms/';
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

/** Whether the request wants a page, and not a picture or a script that is missing. */
function wantsPage({ method, headers }: FastifyRequest): boolean {
  const isReading = method === 'GET' || method === 'HEAD';
  return isReading && (headers.accept ?? '').includes('text/html');
}

/**
 * Serves the built site, each text as it was compressed when it was built. Every path of the site
 * has a page of its own, every other one the Not found page; a missing file and an unknown API path
 * stay not found.
 */
export async function serveSite(
  app: FastifyInstance,
  folder: string,
  publicUrl: string,
): Promise<void> {
  const pages = new Map(
    Array.from(builtPages(folder), ([file, page]) => [
      file,
      { page, policy: pagePolicy(publicUrl, page.hashes) },
    ]),
  );

  await app.register(fastifyStatic, {
    root: folder,
    // A route for each file there is, so that folders and everything else are the site's own paths.
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz', '**/*.html', '.vite/**'],
    preCompressed: true,
    index: false,
    redirect: false,
    cacheControl: false,
    setHeaders: (response, file) => {
      const path = file.slice(folder.length).replaceAll('\\', '/');
      response.setHeader('cache-control', path.startsWith(HASHED_PATH) ? FOR_EVER : ASK_AGAIN);
      if (path.startsWith(IN_LETTERS)) {
        response.setHeader('cross-origin-resource-policy', 'cross-origin');
      }
      response.setHeader('vary', 'accept-encoding');
    },
  });

  function sendPageAt(request: FastifyRequest, reply: FastifyReply, path: string): FastifyReply {
    const { file, known } = pageFileAt(path);
    const built = pages.get(file) ?? pages.get(emptyFile);
    if (!built) return sendError(reply, pathUnknown);
    reply
      .code(known ? 200 : 404)
      .header('cache-control', ASK_AGAIN)
      .header('content-security-policy', built.policy);
    return sendPage(request, reply, built.page);
  }

  app.get('/', (request, reply) => sendPageAt(request, reply, '/'));
  app.setNotFoundHandler((request, reply) => {
    if (isApiPath(request.url) || !wantsPage(request)) return sendError(reply, pathUnknown);
    const [path = '/'] = request.url.split('?');
    return sendPageAt(request, reply, path);
  });
}
