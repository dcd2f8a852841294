import type { FastifyInstance, FastifyReply } from 'fastify';
import { calendarType } from '../email/emailTransport';
import { pathUnknown } from '../http/handleErrors';
import type { Mailbox, DeliveredEmail } from './mailbox';
import { escapeHtml } from '../email/composeEmail';

const lagosTime = new Intl.DateTimeFormat('en-NG', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Africa/Lagos',
});

const style = `
  body { margin: 0 auto; max-width: 60rem; padding: 2rem 1.5rem; font: 1rem/1.5 system-ui, sans-serif; color: #22302a; background: #fff; }
  table { width: 100%; border-collapse: collapse; }
  th, td { padding: 0.5rem 1rem 0.5rem 0; text-align: left; border-bottom: 1px solid #d8d4ca; vertical-align: top; overflow-wrap: anywhere; }
  a { color: #1f4d3a; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; }
  dt { font-weight: 600; } dd { margin: 0; }
  iframe { width: 100%; height: 44rem; border: 1px solid #d8d4ca; }
  .text { white-space: pre-wrap; overflow-wrap: anywhere; padding: 1.5rem; background: #f5f2ec; }
`;

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
${body}
</body>
</html>
`;
}

const timestamp = (postedAt: string) =>
  `<time datetime="${escapeHtml(postedAt)}">${lagosTime.format(new Date(postedAt))}</time>`;

const mailPath = (id: string) => `/mailbox/${encodeURIComponent(id)}`;

const LINK = /https?:\/\/[^\s<>"']+/g;

/** Plain text as HTML, with clickable links. */
function linked(text: string): string {
  let html = '';
  let end = 0;
  for (const { 0: address, index } of text.matchAll(LINK)) {
    const shown = escapeHtml(address);
    html += `${escapeHtml(text.slice(end, index))}<a href="${shown}">${shown}</a>`;
    end = index + address.length;
  }
  return html + escapeHtml(text.slice(end));
}

function row({ id, recipient, subject, postedAt }: DeliveredEmail): string {
  return `<tr>
<td>${timestamp(postedAt)}</td>
<td>${escapeHtml(recipient)}</td>
<td><a href="${mailPath(id)}">${escapeHtml(subject)}</a></td>
</tr>`;
}

function mailboxPage(emails: readonly DeliveredEmail[]): string {
  const list =
    emails.length === 0
      ? '<p>No letter was sent yet.</p>'
      : `<table>
<thead><tr><th scope="col">Sent (Lagos)</th><th scope="col">To</th><th scope="col">Subject</th></tr></thead>
<tbody>
${emails.map(row).join('\n')}
</tbody>
</table>`;
  return page(
    'Mailbox',
    `<main>
<h1>Mailbox</h1>
<p>Every letter that this server sent while it was developed. None of them left this machine.</p>
${list}
</main>`,
  );
}

/** One email: as a mail program shows it, its attachment, and as plain text. */
function mailPage(email: DeliveredEmail): string {
  const { id, recipient, subject, postedAt, text, calendar } = email;
  return page(
    subject,
    `<nav aria-label="Mailbox"><a href="/mailbox">All letters</a></nav>
<main>
<h1>${escapeHtml(subject)}</h1>
<dl>
<dt>To</dt><dd>${escapeHtml(recipient)}</dd>
<dt>Sent</dt><dd>${timestamp(postedAt)} in Lagos</dd>
</dl>
<p><a href="${mailPath(id)}/html">See it as a mail program shows it</a>${
      calendar === null ? '' : ` · <a href="${mailPath(id)}/stay.ics">stay.ics</a>`
    }</p>
<iframe src="${mailPath(id)}/html" title="The letter" sandbox></iframe>
<h2>As plain text</h2>
<div class="text">${linked(text)}</div>
</main>`,
  );
}

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
  app.get<{ Querystring: { to?: string } }>('/mailbox/emails', (request) =>
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
    return reply.type(calendarType(calendar)).send(calendar);
  });
}
