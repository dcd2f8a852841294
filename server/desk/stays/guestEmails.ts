import { and, desc, eq, gte, ilike, or, type SQL } from 'drizzle-orm';
import { typedEmail } from '../../../machines/shared/typedText';
import { RefusalError } from '../../contract/refused';
import type { Database } from '../../database/database';
import { outboundEmail, reservationEvent } from '../../database/schema';
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

/** The addresses that a reservation had before the desk corrected them. */
async function formerAddresses(database: Database, id: string): Promise<string[]> {
  const isChange = and(
    eq(reservationEvent.reservationId, id),
    eq(reservationEvent.kind, 'desk.changeGuest'),
  );
  const changes = await database.select().from(reservationEvent).where(isChange);
  return changes.flatMap(({ detail: { emailAddressBefore: before } }) =>
    typeof before === 'string' && before !== NO_RECIPIENT ? [before] : [],
  );
}

/**
 * The newest emails to a reservation's guest since it was made. Of one that the desk booked only those that name it, at
 * former addresses too: several guests may have given one address. Of the site's also the receipt to another address.
 */
export async function emailsAbout(
  database: Database,
  row: Pick<ReservationRow, 'id' | 'accountId' | 'accountEmail' | 'createdAt'>,
): Promise<ListedEmail[]> {
  if (row.accountEmail === NO_RECIPIENT) return [];
  const { subject, writtenAt, reservationId, kind } = outboundEmail;
  const receipts = and(eq(reservationId, row.id), eq(kind, 'paid'));
  const addresses = [row.accountEmail, ...(await formerAddresses(database, row.id))];
  const which =
    row.accountId === DESK_ACCOUNT
      ? and(ilike(subject, `%${shortId(row)}%`), or(...addresses.map(isSentTo)))
      : or(isSentTo(row.accountEmail), receipts);
  return listEmails(database, null, and(gte(writtenAt, row.createdAt), which));
}

/**
 * The address that an email about a reservation goes to when it is sent again: for a stay that the desk booked the one
 * that stands there now; for one of the site its account's, and for the receipt to another address that one.
 */
export function addressNow(
  { accountId, accountEmail, emailAddress }: ReservationRow,
  { recipient }: Pick<ListedEmail, 'recipient'>,
): string {
  if (accountId === DESK_ACCOUNT) return accountEmail;
  const isAccounts = normalEmail(recipient) === normalEmail(accountEmail);
  return isAccounts ? recipient : (emailAddress ?? recipient);
}

/**
 * Sends an email again, with the same facts, to the same address or another one. @returns the id of the copy
 * @throws ApiError 409 `act_refused` if it is not kept or still on its way, or has a one-time code, which has expired
 */
export async function resendEmail(
  tx: Database,
  context: Pick<Context, 'clock' | 'random'>,
  { emailId, why, recipient }: { emailId: string; why: string; recipient?: string },
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
  const to = recipient ?? found.recipient;
  const copy = await enqueueAgain(tx, context, { ...found, recipient: to });
  // Without the recipient: the staff log is kept for good, but an account can be deleted.
  const detail = { email: emailId, copy, subject };
  await recordStaffAction(tx, context, person, { kind: 'email.resent', why, detail });
  return copy;
}
