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

/** Replaces the guest's name in a reservation. */
export const NAME_OF_NOBODY = 'Deleted account';

/**
 * Anonymises an account. An account with reservations stays as a row, because the books refer to it, with an address
 * that no one can verify and an unknown password.
 * @param lostPasswordHash the hash of a discarded password
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
