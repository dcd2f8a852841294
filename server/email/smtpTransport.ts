import { createTransport } from 'nodemailer';
import type { Configuration } from '../configuration/configuration';
import { calendarType, type EmailTransport } from './emailTransport';

/** How long a mail server may be silent in each step. All together end long before the claim on an email. */
const TIMEOUT_MS = 15_000;

/** As many as emails are sent concurrently in all queues, so that none waits for a connection. */
const CONNECTIONS = 8;

/** An attachment: as an alternative part, some programs would show only the calendar entry. */
function calendarFile(content: string) {
  return { filename: 'stay.ics', content, contentType: calendarType(content) };
}

/**
 * Sends emails by SMTP. An email's id is its Message-ID, so that one sent twice shows once. If the connection breaks,
 * the retry schedule sends it again, not the pool.
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
  // The sender's domain, which filters compare: the site's may be another.
  const domain = /@([^\s>]+)/.exec(mailFrom)?.[1] ?? new URL(publicUrl).hostname;
  return {
    send: async ({ id, recipient, subject, text, html, calendar }) => {
      await transport.sendMail({
        messageId: `<${id}@${domain}>`,
        from: mailFrom,
        to: recipient,
        subject,
        text,
        html,
        // Nobody wrote it, so no mailbox answers it with a notice of absence (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
        attachments: calendar === null ? [] : [calendarFile(calendar)],
      });
    },
  };
}
