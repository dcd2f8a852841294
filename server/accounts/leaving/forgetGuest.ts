import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import {
  account,
  idempotentAnswer,
  letter,
  passwordCode,
  passwordLink,
  paymentAttempt,
  refreshToken,
  refund,
  registration,
  reservation,
  reservationEvent,
  session,
} from '../../db/schema';
import { rewritingHistory } from '../../db/rewritingHistory';
import { NOBODY } from '../../mail/letters';

/** What stands in a reservation in place of its guest's name. */
export const NAME_OF_NOBODY = 'Deleted account';

/** Takes out of an account's reservations who made them; dates, rooms, prices and money stay as they are. */
async function withoutGuest(tx: Database, accountId: string): Promise<number> {
  const emptied = await tx
    .update(reservation)
    .set({
      name: NAME_OF_NOBODY,
      emailAddress: '',
      phoneNumber: '',
      specialRequest: '',
      accountEmail: NOBODY,
      networkHash: null,
    })
    .where(eq(reservation.accountId, accountId))
    .returning({ id: reservation.id });
  const attempts = tx
    .select({ id: paymentAttempt.id })
    .from(paymentAttempt)
    .innerJoin(reservation, eq(reservation.id, paymentAttempt.reservationId))
    .where(eq(reservation.accountId, accountId));
  await tx
    .update(refund)
    .set({ reason: '' })
    .where(and(inArray(refund.attemptId, attempts), eq(refund.cause, 'guestRequest')));
  const ids = emptied.map(({ id }) => id);
  await rewritingHistory(tx, 'forgetting', () =>
    tx
      .update(reservationEvent)
      .set({ detail: sql`${reservationEvent.detail} - 'why' - 'note'` })
      .where(
        and(
          inArray(reservationEvent.reservationId, ids),
          sql`jsonb_exists_any(${reservationEvent.detail}, '{why,note}')`,
        ),
      ),
  );
  return ids.length;
}

/**
 * Forgets whose account it was. The books must go on to refer to something, so that an account with reservations stays as a row
 * of nobody: with an address that nobody can prove to be theirs, and a password that nobody knows.
 * @param lostPasswordHash of a password that was thrown away
 */
export async function forgetGuest(
  tx: Database,
  { id: accountId, email }: Pick<typeof account.$inferSelect, 'id' | 'email'>,
  lostPasswordHash: string,
): Promise<void> {
  const reservations = await withoutGuest(tx, accountId);
  await tx.delete(letter).where(and(eq(letter.recipient, email), isNotNull(letter.postedAt)));
  await tx.delete(registration).where(eq(registration.email, email));
  if (reservations === 0) {
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
    })
    .where(eq(account.id, accountId));
}
