import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BookingFlow } from '../../machines/booking/bookingFailure';
import { isApiPath, pathUnknown, sendError } from '../http/handleErrors';
import { builtPages } from './builtPages';
import type { CachePage } from './cachedPages';
import { emptyFile, pageFileAt, pageFiles } from './pageFiles';
import { pagePolicy } from './securityHeaders';
import { sendPage, wantsPage } from './sendPage';

/** Files below this path have a hash of their content in their name. */
const HASHED_PATH = '/assets/';
/** Pictures below this path are shown in emails, on pages of other origins. */
const IN_LETTERS = '/rooms/';
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

/** The addresses whose responses are kept: a fixed number, since other addresses can be made up without end. */
const cachedAt: ReadonlySet<string> = new Set(pageFiles.map(({ path }) => path));

/**
 * Serves the built site, with texts compressed at build time. Every path of the site has its own page, unknown paths
 * get the Not found page; missing files and unknown API paths are answered with 404.
 */
export async function serveSite(
  app: FastifyInstance,
  folder: string,
  { publicUrl, bookingFlow }: { publicUrl: string; bookingFlow: BookingFlow },
  cachePage: CachePage,
): Promise<void> {
  const pages = new Map(
    Array.from(builtPages(folder, bookingFlow), ([file, page]) => [
      file,
      { page, policy: pagePolicy(publicUrl, page.hashes) },
    ]),
  );

  await app.register(fastifyStatic, {
    root: folder,
    // One route per existing file, so that all other paths reach the site's own routing.
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
    return sendPage(request, reply, built.page, (form) => {
      if (cachedAt.has(request.url)) cachePage(request.url, built.page, form, reply);
    });
  }

  app.get('/', (request, reply) => sendPageAt(request, reply, '/'));
  app.setNotFoundHandler((request, reply) => {
    if (isApiPath(request.url) || !wantsPage(request)) return sendError(reply, pathUnknown);
    const [path = '/'] = request.url.split('?');
    return sendPageAt(request, reply, path);
  });
}
