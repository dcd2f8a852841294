import { eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import {
  account,
  idempotentAnswer,
  passwordCode,
  passwordLink,
  refreshToken,
  registration,
  reservation,
  session,
} from '../database/schema';
import { deleteEmailsOf } from '../email/outbox';
import { eraseGuests } from './eraseGuests';

/** What stands in a reservation in place of its guest's name. */
export const NAME_OF_NOBODY = 'Deleted account';

/**
 * Forgets whose account it was. The books must go on to refer to something, so that an account with reservations stays as a row
 * of nobody: with an address that nobody can prove to be theirs, and a password that nobody knows.
 * @param lostPasswordHash of a password that was thrown away
 */
export async function eraseGuest(
  tx: Database,
  { id: accountId, email }: Pick<typeof account.$inferSelect, 'id' | 'email'>,
  lostPasswordHash: string,
): Promise<void> {
  const theirs = await tx
    .select({ id: reservation.id })
    .from(reservation)
    .where(eq(reservation.accountId, accountId));
  const reservationIds = theirs.map(({ id }) => id);
  await eraseGuests(tx, reservationIds, NAME_OF_NOBODY);
  await deleteEmailsOf(tx, { email, reservationIds });
  await tx.delete(registration).where(eq(registration.email, email));
  if (reservationIds.length === 0) {
    await tx.delete(account).where(eq(account.id, accountId));
    return;
  }
  for (const table of [refreshToken, session, passwordCode, passwordLink, idempotentAnswer]) {
    await tx.delete(table).where(eq(table.accountId, accountId));
  }
  await tx
    .update(account)
    .set({
      email: `${accountId}@deleted.invalid`,
      passwordHash: lostPasswordHash,
      firstName: '',
      lastName: '',
      phoneNumber: '',
      verifiedKeyHash: null,
      passwordKeyHash: null,
    })
    .where(eq(account.id, accountId));
}
