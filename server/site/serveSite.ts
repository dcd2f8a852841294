import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { paths } from '../../machines/shared/paths';
import { ApiError } from '../contract/apiError';
import { pathUnknown, sendError } from '../http/handleErrors';
import { answerStyleHash, pageWithAnswer, pageWithRefusal } from './answerSearch';
import { builtPages, type BuiltPage, type PageSettings, readPage } from './builtPages';
import { HASHED, type KeptFiles, serveHashedFiles } from './hashedFiles';
import { type CachePage, sendPage } from './sendPage';
import { emptyFile, notFoundFile, pageFiles, servedPages } from './pageFiles';
import { pagePolicy } from './securityHeaders';

/** Pictures below this path are shown in emails, on pages of other origins. */
const IN_LETTERS = '/rooms/';
export const ASK_AGAIN = 'no-cache';

/** A path of a file: in `/assets/`, hidden, or with an extension. Who asks for a picture can't use a page. */
export const FILE_PATH = /^assets\/|(?:^|\/)\.|\.[a-z0-9]+\/?$/i;

/** Pages by their paths in any case, since the site's own routing makes no difference between `/Rooms` and `/rooms`. */
const inAnyCase = servedPages.map(({ file, route }) => ({
  file,
  path: new RegExp(`^${route.replace(':id', '[^/]+')}/?$`, 'i'),
}));

/** The addresses whose responses are kept: a fixed number, since other addresses can be made up without end. */
const cachedAt: ReadonlySet<string> = new Set(pageFiles.map(({ path }) => path));

/** The files, beside pages, that name the site's origin. */
const forSearchEngines = {
  'robots.txt': 'text/plain; charset=utf-8',
  'sitemap.xml': 'application/xml; charset=utf-8',
};

/** How the files of a built folder are served that have no hash: as they were compressed, and asked for again each time. */
export function builtFiles(folder: string): FastifyStaticOptions {
  return {
    root: folder,
    // One route per existing file, so that all other paths reach the site's own routing.
    wildcard: false,
    globIgnore: [
      ...Object.keys(forSearchEngines),
      '**/*.br',
      '**/*.gz',
      '**/*.html',
      '**/*.map',
      '.vite/**',
      `${HASHED}/**`,
    ],
    preCompressed: true,
    index: false,
    redirect: false,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const path = file.slice(folder.length).replaceAll('\\', '/');
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', ASK_AGAIN);
      if (path.startsWith(IN_LETTERS)) {
        reply.header('cross-origin-resource-policy', 'cross-origin');
      }
    },
  };
}

/**
 * Serves the built site, with texts compressed at build time. Every path of the site has its own page, whatever the
 * request accepts, and unknown paths have the Not found page; missing files are answered with 404 and no page.
 */
export async function serveSite(
  app: FastifyInstance,
  folder: string,
  settings: PageSettings,
  cachePage: CachePage,
  kept?: KeptFiles,
): Promise<void> {
  const { publicUrl } = settings;
  const pages = new Map(
    Array.from(builtPages(folder, settings), ([file, page]) => [
      file,
      { page, policy: pagePolicy(publicUrl, page.hashes) },
    ]),
  );

  await app.register(fastifyStatic, builtFiles(folder));
  serveHashedFiles(app, '/', folder, kept);

  function sendFile(request: FastifyRequest, reply: FastifyReply, file: string): FastifyReply {
    const built = pages.get(file) ?? pages.get(emptyFile);
    if (!built) return sendError(reply, pathUnknown);
    reply
      .code(file === notFoundFile ? 404 : 200)
      .header('cache-control', ASK_AGAIN)
      .header('content-security-policy', built.policy);
    return sendPage(request, reply, built.page, (form) => {
      if (cachedAt.has(request.url)) cachePage(request.url, built.page, form, reply);
    });
  }

  /** Its answer is of this moment: no cache has it, and no tag says that it is still the same. */
  async function sendRooms(request: FastifyRequest, reply: FastifyReply, file: string) {
    const page = pages.get(file)?.page;
    const html = page && (await pageWithAnswer(app, request, page.html.toString()));
    return html ? sendAnswer(reply, page, html) : sendFile(request, reply, file);
  }

  function sendAnswer(reply: FastifyReply, page: BuiltPage, html: string): FastifyReply {
    const styles = [...page.hashes.styles, answerStyleHash];
    return reply
      .header('cache-control', 'private, no-cache')
      .header('content-security-policy', pagePolicy(publicUrl, { ...page.hashes, styles }))
      .type('text/html; charset=utf-8')
      .send(html);
  }

  for (const [file, type] of Object.entries(forSearchEngines)) {
    if (!existsSync(join(folder, file))) continue;
    const page = readPage(join(folder, file), settings);
    app.get(`/${file}`, (request, reply) => {
      reply.type(type).header('cache-control', ASK_AGAIN);
      return sendPage(request, reply, page, () => undefined);
    });
  }
  // Where password managers lead (W3C, “A Well-Known URL for Changing Passwords”).
  app.get('/.well-known/change-password', (_request, reply) => reply.redirect(paths.account));
  for (const { file, route } of servedPages) {
    if (route === paths.rooms) continue;
    app.get(route, (request, reply) => sendFile(request, reply, file));
  }
  for (const { file, route } of servedPages.filter((page) => page.route === paths.rooms)) {
    /** A page that was asked for too often stands there with the sentence that says so. */
    const errorHandler = (
      error: FastifyError,
      request: FastifyRequest,
      reply: FastifyReply,
    ): void => {
      const page = pages.get(file)?.page;
      if (!page || !(error instanceof ApiError) || error.status !== 429) {
        app.errorHandler(error, request, reply);
        return;
      }
      reply.code(429).header('retry-after', error.retryAfter);
      void sendAnswer(reply, page, pageWithRefusal(page.html.toString(), error.message));
    };
    const config = { isCounted: true };
    app.get(route, { config, errorHandler }, (request, reply) => sendRooms(request, reply, file));
  }
  app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const asked = request.params['*'];
    if (FILE_PATH.test(asked)) return sendError(reply, pathUnknown);
    const meant = inAnyCase.find(({ path }) => path.test(`/${asked}`));
    return sendFile(request, reply, meant?.file ?? notFoundFile);
  });
}
