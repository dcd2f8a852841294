import { composeEmail } from './composeEmail';
import type { EmailWriter, UnwrittenEmail } from './emailKind';
import type { EmailContent } from './emailText';
import type { Email } from './emailTransport';

/** What writes emails, by the name of their kind. */
export type EmailWriters = ReadonlyMap<string, EmailWriter>;

/** Joins kinds of emails. */
export function emailWriters(kinds: readonly EmailWriter[]): EmailWriters {
  return new Map(kinds.map((kind) => [kind.name, kind]));
}

/** An email before it is written, its facts as they were stored. */
export type StoredEmail = Pick<UnwrittenEmail, 'recipient' | 'subject' | 'kind'> & {
  facts: unknown;
};

/**
 * Writes an email: its words from its facts, and their layout.
 * @throws Error where its kind is unknown or the facts are none of it
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
