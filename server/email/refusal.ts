import { desc, eq } from 'drizzle-orm';
import { outboundEmail } from '../database/schema';
import type { Context } from '../context';

/** A reply that refuses for good, with the enhanced status code (RFC 3463) if it has one. */
const REFUSAL = /^(5\d\d)(?:[ -]+(5\.\d{1,3}\.\d{1,3})\b)?/;

/** Statuses 5.1.x: the address leads nowhere. 5.1.7 and 5.1.8 are about the sender's, which is ours. */
const NO_MAILBOX = /^5\d\d 5\.1\.(?![78]$)/;

/** The codes of a mail server's reply that refuses an email for good, e.g. `550 5.1.1`; null for any other failure. */
export function refusalIn(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('response' in error)) return null;
  const [, reply, status] = REFUSAL.exec(String(error.response)) ?? [];
  if (reply === undefined) return null;
  return status === undefined ? reply : `${reply} ${status}`;
}

/** Whether a refusal means that there is no such recipient. */
export function hasNoMailbox(refusal: string | null): boolean {
  return refusal !== null && NO_MAILBOX.test(refusal);
}

/** Whether the newest email to an address was refused because nobody has it. */
export async function takesNoEmail(
  { database }: Pick<Context, 'database'>,
  recipient: string,
): Promise<boolean> {
  const [newest] = await database
    .select({ refusal: outboundEmail.refusal })
    .from(outboundEmail)
    .where(eq(outboundEmail.recipient, recipient))
    .orderBy(desc(outboundEmail.writtenAt))
    .limit(1);
  return newest !== undefined && hasNoMailbox(newest.refusal);
}
