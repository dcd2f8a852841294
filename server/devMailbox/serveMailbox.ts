import type { FastifyInstance, FastifyReply } from 'fastify';
import { pathUnknown } from '../http/handleErrors';
import type { Mailbox, DeliveredEmail } from './mailbox';
import { mailPage, mailboxPage } from './pages';

/** Emails contain text written by guests, so scripts are forbidden; inline styles are allowed. */
const PAGE_POLICY =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'";

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .header('content-security-policy', PAGE_POLICY)
    .header('x-frame-options', 'SAMEORIGIN')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);
}

/** Serves the development mailbox under `/mailbox`: pages to read and JSON for tests. */
export function serveMailbox(app: FastifyInstance, mailbox: Mailbox): void {
  const find = async (id: string): Promise<DeliveredEmail> => {
    const email = await mailbox.find(id);
    if (!email) throw pathUnknown;
    return email;
  };
  app.get('/mailbox', async (_request, reply) =>
    sendPage(reply, mailboxPage(await mailbox.list())),
  );
  app.get<{ Querystring: { to?: string } }>('/mailbox/letters', (request) =>
    mailbox.list(request.query.to),
  );
  app.get<{ Params: { id: string } }>('/mailbox/:id', async (request, reply) =>
    sendPage(reply, mailPage(await find(request.params.id))),
  );
  app.get<{ Params: { id: string } }>('/mailbox/:id/html', async (request, reply) =>
    sendPage(reply, (await find(request.params.id)).html),
  );
  app.get<{ Params: { id: string } }>('/mailbox/:id/stay.ics', async (request, reply) => {
    const { calendar } = await find(request.params.id);
    if (calendar === null) throw pathUnknown;
    return reply.type('text/calendar; charset=utf-8').send(calendar);
  });
}
