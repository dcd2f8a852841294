import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
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
export function formFor(
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
  reply.type('text/html; charset=utf-8');
  if (reply.statusCode === 200) sending(bytes);
  return reply.send(bytes);
}
