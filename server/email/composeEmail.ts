import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as frameMessages from '../../messages/email/frame';
import { addressLine, hotel } from '../../hotel/hotel';
import { EmailPage } from './design/EmailPage';
import type { Bill, EmailFact, EmailText, EmailContent } from './emailText';
import type { Email } from './emailTransport';
import type { EmailWriter, UnwrittenEmail } from './emailKind';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Names and values, one per line; empty if there are none. A map is named by its URL. */
function listed(facts: readonly EmailFact[]): string[] {
  const lines = facts.map(
    ([name, value, href]) => `${name}: ${href?.startsWith('https:') ? href : value}`,
  );
  return lines.length === 0 ? [] : [lines.join('\n')];
}

function billLines({ lines, total }: Bill): [string, string][] {
  return [
    ...lines.map(({ label, note, amount }): [string, string] => [
      note === undefined ? label : `${label}, ${note}`,
      amount,
    ]),
    [total.label, total.amount],
  ];
}

function plainText(email: EmailText, reason: string): string {
  const {
    subject,
    greeting,
    paragraphs,
    highlight,
    facts = [],
    bill,
    action,
    more,
    lists = [],
  } = email;
  const blocks = [
    subject,
    ...(greeting === undefined ? [] : [greeting]),
    ...paragraphs,
    ...(highlight === undefined ? [] : [highlight]),
    ...listed(facts),
    ...listed(bill ? billLines(bill) : []),
    ...(action ? [`${action.label}: ${action.url}`] : []),
    ...(more ? [more.title, ...listed(more.facts)] : []),
    ...lists.map(({ title, lines }) => [title, ...lines.map((line) => `- ${line}`)].join('\n')),
    [`${hotel.name}, ${addressLine}`, hotel.reservationPhone, reason].join('\n'),
  ];
  return blocks.join('\n\n');
}

/** A subject on one line: a line break would start another header of the mail. */
export function subjectLine(subject: string): string {
  return subject.replace(/\s+/g, ' ').trim();
}

/** React's hints for the pictures of a page, which no mail program fetches earlier for them. */
const PRELOADS = /<link rel="preload"[^>]*>/g;

/** Lays an email out twice, as plain text and as HTML. Guests' input is escaped. */
export function composeEmail(email: EmailText): Email {
  const subject = subjectLine(email.subject);
  const { recipient, reason = frameMessages.reason } = email;
  const page = createElement(EmailPage, { email: { ...email, subject }, reason });
  return {
    recipient,
    subject,
    text: plainText(email, reason),
    calendar: email.calendar ?? null,
    html: `<!doctype html>${renderToStaticMarkup(page).replaceAll(PRELOADS, '')}`,
  };
}

/** The email writers by the name of their kind. */
export type EmailWriters = ReadonlyMap<string, EmailWriter>;

/** Indexes email writers by name. */
export function emailWriters(kinds: readonly EmailWriter[]): EmailWriters {
  return new Map(kinds.map((kind) => [kind.name, kind]));
}

type StoredEmail = Pick<UnwrittenEmail, 'recipient' | 'subject' | 'kind'> & {
  facts: unknown;
};

/**
 * Writes an email's text from its facts, and lays it out.
 * @throws Error if its kind is unknown or the facts don't fit it
 */
export function writeEmail(
  writers: EmailWriters,
  content: EmailContent,
  { recipient, subject, kind, facts }: StoredEmail,
): Email {
  const writer = writers.get(kind);
  if (!writer) throw new Error(`Nobody here writes letters of the kind ${kind}.`);
  return composeEmail({ recipient, subject, ...writer.write(content, facts) });
}
