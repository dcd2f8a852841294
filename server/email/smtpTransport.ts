import { createTransport } from 'nodemailer';
import type { Configuration } from '../configuration/configuration';
import type { EmailTransport } from './emailTransport';

/**
 * How long a mail server may be silent in each step, in milliseconds. All steps together end long before the
 * claim on an email does, so that nobody else sends the same email meanwhile.
 */
const TIMEOUT_MS = 15_000;

/** As many as emails are posted at the same time, all lanes together, so that none waits for another's. */
const CONNECTIONS = 8;

/** A file beside the email: as a part of it some programs would show nothing but the entry. */
function calendarFile(content: string) {
  return { filename: 'stay.ics', content, contentType: 'text/calendar; charset=utf-8' };
}

/**
 * Sends emails by SMTP. The id of an email is its Message-ID, so that one sent twice shows once. An email whose
 * connection breaks is not sent again by the pool, but by the schedule of failed emails.
 */
export function smtpTransport(
  smtpUrl: string,
  { mailFrom, publicUrl }: Configuration,
  timeout = TIMEOUT_MS,
): EmailTransport {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: CONNECTIONS,
    maxRequeues: 0,
    dnsTimeout: timeout,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    idleTimeout: timeout,
  });
  const { hostname } = new URL(publicUrl);
  return {
    send: async ({ id, recipient, subject, text, html, calendar }) => {
      await transport.sendMail({
        messageId: `<${id}@${hostname}>`,
        from: mailFrom,
        to: recipient,
        subject,
        text,
        html,
        attachments: calendar === null ? [] : [calendarFile(calendar)],
      });
    },
  };
}
