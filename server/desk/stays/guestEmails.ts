import { and, desc, eq, gte, ilike, or, type SQL } from 'drizzle-orm';
import { typedEmail } from '../../../machines/shared/typedText';
import { RefusalError } from '../../contract/refused';
import type { Database } from '../../database/database';
import { outboundEmail } from '../../database/schema';
import type { Context } from '../../context';
import { enqueueAgain, NO_RECIPIENT } from '../../email/outbox';
import { normalEmail } from '../../shared/emailAddress';
import { shortId } from '../../reservations/emails/emailParts';
import type { ReservationRow } from '../../reservations/queries';
import { recordStaffAction, type Person } from '../../staff/auditLog';
import { DESK_ACCOUNT } from '../context';

const MOST = 30;

/** An email and its delivery, without what it says. */
export type ListedEmail = Pick<
  typeof outboundEmail.$inferSelect,
  'id' | 'recipient' | 'subject' | 'writtenAt' | 'sentAt' | 'nextTryAt' | 'tries'
>;

/** As the address was entered in a reservation, or as accounts store it. */
function isSentTo(email: string): SQL | undefined {
  const pattern = typedEmail(email).replace(/[\\%_]/g, '\\$&');
  return or(
    ilike(outboundEmail.recipient, pattern),
    eq(outboundEmail.recipient, normalEmail(email)),
  );
}

/** The thirty newest emails, all (null) or those to an address. @param which of them */
export function listEmails(
  database: Database,
  email: string | null,
  which?: SQL,
): Promise<ListedEmail[]> {
  const { id, recipient, subject, writtenAt, sentAt, nextTryAt, tries } = outboundEmail;
  return database
    .select({ id, recipient, subject, writtenAt, sentAt, nextTryAt, tries })
    .from(outboundEmail)
    .where(and(email === null ? undefined : isSentTo(email), which))
    .orderBy(desc(writtenAt), desc(id))
    .limit(MOST);
}

/**
 * The newest emails to a reservation's guest since it was made. Of one that the desk booked only those that name it:
 * several guests may have given one address.
 */
export async function emailsAbout(
  database: Database,
  row: Pick<ReservationRow, 'id' | 'accountId' | 'accountEmail' | 'createdAt'>,
): Promise<ListedEmail[]> {
  if (row.accountEmail === NO_RECIPIENT) return [];
  const { subject, writtenAt } = outboundEmail;
  const named = row.accountId === DESK_ACCOUNT ? ilike(subject, `%${shortId(row)}%`) : undefined;
  return listEmails(database, row.accountEmail, and(gte(writtenAt, row.createdAt), named));
}

/**
 * Sends an email again, with the same facts and to the same address. @returns the id of the copy
 * @throws ApiError 409 `act_refused` if it is not kept or still on its way, or has a one-time code, which has expired
 */
export async function resendEmail(
  tx: Database,
  context: Pick<Context, 'clock' | 'random'>,
  { emailId, why }: { emailId: string; why: string },
  person: Person,
): Promise<string> {
  const [found] = await tx
    .select()
    .from(outboundEmail)
    .where(eq(outboundEmail.id, emailId))
    .for('update');
  if (!found) throw new RefusalError({ code: 'emailGone', facts: {} });
  if (found.urgent) throw new RefusalError({ code: 'codeExpired', facts: {} });
  if (found.sentAt === null && found.nextTryAt !== null) {
    throw new RefusalError({ code: 'emailOnItsWay', facts: {} });
  }
  const { subject } = found;
  const copy = await enqueueAgain(tx, context, found);
  // Without the recipient: the staff log is kept for good, but an account can be deleted.
  const detail = { email: emailId, copy, subject };
  await recordStaffAction(tx, context, person, { kind: 'email.resent', why, detail });
  return copy;
}
