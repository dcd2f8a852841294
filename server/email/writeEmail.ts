import { composeEmail } from './composeEmail';
import type { EmailWriter, UnwrittenEmail } from './emailKind';
import type { EmailContent } from './emailText';
import type { Email } from './emailTransport';

/** The email writers by the name of their kind. */
export type EmailWriters = ReadonlyMap<string, EmailWriter>;

/** Indexes email writers by name. */
export function emailWriters(kinds: readonly EmailWriter[]): EmailWriters {
  return new Map(kinds.map((kind) => [kind.name, kind]));
}

/** A stored email that isn't written yet. */
export type StoredEmail = Pick<UnwrittenEmail, 'recipient' | 'subject' | 'kind'> & {
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
