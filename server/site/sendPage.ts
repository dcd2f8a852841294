import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BuiltPage } from './builtPages';

/** Whether a browser accepts an encoding, by its `accept-encoding`. */
function takes(accepted: string, encoding: string): boolean {
  return accepted.split(',').some((one) => {
    const [name = '', ...parameters] = one.split(';').map((part) => part.trim());
    return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}

/** Sends a page from memory: 304 if the browser has it, else in the smallest form it accepts. */
export function sendPage(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { etag, html, compressed }: BuiltPage,
): FastifyReply {
  reply.header('etag', etag).header('vary', 'accept-encoding');
  const known = headers['if-none-match']?.split(',').map((one) => one.trim()) ?? [];
  if (reply.statusCode === 200 && known.includes(etag)) return reply.code(304).send();
  const accepted = headers['accept-encoding'] ?? '';
  const form = compressed.find(({ encoding }) => takes(accepted, encoding));
  if (form) reply.header('content-encoding', form.encoding);
  return reply.type('text/html; charset=utf-8').send(form?.bytes ?? html);
}
