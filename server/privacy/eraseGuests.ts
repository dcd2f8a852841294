import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { searchText } from '../../machines/shared/typedText';
import type { Database } from '../database/database';
import { rewritingHistory } from '../database/rewritingHistory';
import {
  awaitedTransfer,
  charge,
  paymentAttempt,
  refund,
  reservation,
  reservationEvent,
  paymentCase,
} from '../database/schema';
import { NO_RECIPIENT } from '../email/outbox';

/**
 * Removes guests' names and contact details, what their charges were for, the accounts that their refunds went to, and staff's notes about them, from
 * reservations. Dates, rooms, prices and money stay, and so does the ledger.
 */
export async function eraseGuests(
  tx: Database,
  reservationIds: readonly string[],
  name: string,
): Promise<void> {
  const ids = [...reservationIds];
  await tx
    .update(reservation)
    .set({
      name,
      emailAddress: '',
      phoneNumber: '',
      searchText: searchText(name),
      specialRequest: '',
      accountEmail: NO_RECIPIENT,
      networkHash: null,
    })
    .where(inArray(reservation.id, ids));
  const attempts = tx
    .select({ id: paymentAttempt.id })
    .from(paymentAttempt)
    .where(inArray(paymentAttempt.reservationId, ids));
  await tx
    .update(refund)
    .set({ reason: '' })
    .where(and(inArray(refund.attemptId, attempts), eq(refund.cause, 'guestRequest')));
  await tx
    .update(paymentCase)
    .set({ detail: sql`${paymentCase.detail} - 'holder' - 'bank' - 'lastDigits'` })
    .where(
      and(
        inArray(paymentCase.attemptId, attempts),
        eq(paymentCase.kind, 'refund_account_other_name'),
      ),
    );
  await tx.delete(awaitedTransfer).where(inArray(awaitedTransfer.reservationId, ids));
  await rewritingHistory(tx, 'forgetting', async () => {
    await tx
      .update(charge)
      .set({ text: '' })
      .where(and(inArray(charge.reservationId, ids), ne(charge.text, '')));
    await tx
      .update(reservationEvent)
      .set({ detail: sql`${reservationEvent.detail} - 'why' - 'note' - 'bank' - 'lastDigits'` })
      .where(
        and(
          inArray(reservationEvent.reservationId, ids),
          sql`jsonb_exists_any(${reservationEvent.detail}, '{why,note,bank,lastDigits}')`,
        ),
      );
  });
}
