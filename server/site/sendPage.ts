import type { IncomingHttpHeaders, OutgoingHttpHeader } from 'node:http';
import type { FastifyReply, FastifyRequest, FastifyInstance } from 'fastify';
import type { BuiltPage } from './builtPages';

/** A page as it is sent: compressed with an encoding, or uncompressed. */
interface PageForm {
  encoding?: string;
  bytes: Buffer;
}

/** Whether a browser accepts an encoding, by its `accept-encoding`. */
function takes(accepted: string, encoding: string): boolean {
  return accepted.split(',').some((one) => {
    const [name = '', ...parameters] = one.split(';').map((part) => part.trim());
    return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}

/** The smallest form of a page that a browser accepts. */
function formFor(
  { html, compressed }: BuiltPage,
  { 'accept-encoding': accepted = '' }: IncomingHttpHeaders,
): PageForm {
  return compressed.find(({ encoding }) => takes(accepted, encoding)) ?? { bytes: html };
}

/**
 * Sends a page from memory: 304 if the browser has it, else in the smallest form it accepts.
 * @param sending called with the form just before it is sent with status 200
 */
export function sendPage(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  page: BuiltPage,
  sending: (form: Buffer) => void,
): FastifyReply {
  reply.header('etag', page.etag).header('vary', 'accept-encoding');
  const known = headers['if-none-match']?.split(',').map((one) => one.trim()) ?? [];
  if (reply.statusCode === 200 && known.includes(page.etag)) return reply.code(304).send();
  const { encoding, bytes } = formFor(page, headers);
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  if (!reply.hasHeader('content-type')) reply.type('text/html; charset=utf-8');
  if (reply.statusCode === 200) sending(bytes);
  return reply.send(bytes);
}

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
