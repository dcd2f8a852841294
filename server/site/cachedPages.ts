import type { OutgoingHttpHeader } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { BuiltPage } from './builtPages';
import { formFor } from './sendPage';

/** Differs in each response (`server/logging/requestId.ts`). */
const REQUEST_ID = 'x-request-id';

interface CachedPage {
  page: BuiltPage;
  /** The headers of each form that was sent, with names and values alternating. */
  headers: Map<Buffer, readonly OutgoingHttpHeader[]>;
}

/** Remembers how the page at an address was sent. */
export type CachePage = (url: string, page: BuiltPage, form: Buffer, reply: FastifyReply) => void;

/**
 * Answers a request for a page that was sent before with the same headers and bytes, ahead of all other hooks: pages are
 * the same for everybody, and later hooks neither refuse nor change them. Only the request id differs.
 * @param isDraining whether the server is closing its connections, which each response then says
 */
export function sendCachedPages(app: FastifyInstance, isDraining: () => boolean): CachePage {
  const cached = new Map<string, CachedPage>();
  app.addHook('onRequest', (request, reply, done) => {
    const found = cached.get(request.url);
    const isFirstTime = request.headers['if-none-match'] === undefined;
    const mayBeSent = isFirstTime && request.method === 'GET' && !isDraining();
    const form = found && mayBeSent ? formFor(found.page, request.headers).bytes : undefined;
    const headers = form && found?.headers.get(form);
    if (form === undefined || headers === undefined) {
      done();
      return;
    }
    reply.hijack();
    reply.raw.writeHead(200, [...headers, REQUEST_ID, request.id]).end(form);
  });
  return (url, page, form, reply) => {
    const known = cached.get(url);
    const isSame = known?.page === page;
    const headers = isSame ? known.headers : new Map<Buffer, readonly OutgoingHttpHeader[]>();
    const sent = { ...reply.getHeaders(), 'content-length': form.length };
    const lasting = Object.entries(sent).flatMap(([name, value]) =>
      value === undefined || name === REQUEST_ID ? [] : [name, value],
    );
    headers.set(form, lasting);
    cached.set(url, { page, headers });
  };
}
