import { and, eq, inArray, isNotNull, ne, or, sql, asc, lt } from 'drizzle-orm';
import { searchText } from '../../machines/shared/typedText';
import type { Database } from '../database/database';
import { rewritingHistory } from '../database/rewritingHistory';
import {
  expectedTransfer,
  billExtra,
  deskPayment,
  paymentAttempt,
  refund,
  reservation,
  reservationEvent,
  paymentCase,
  staffWish,
  leavingDay,
} from '../database/schema';
import { NO_RECIPIENT } from '../email/outbox';
import { addDays, lagosToday } from '../../machines/shared/stay';
import { namesItsGuest } from '../database/reservationTables';
import type { Context } from '../context';

/**
 * Keys of an event's detail that hold something of its guest, or text that staff typed. The function `append_only` of
 * the database lets them be removed, and no others.
 */
const guestKeys = [
  ...['why', 'note', 'bank', 'lastDigits', 'holder', 'proof'],
  ...['name', 'nameBefore', 'phone', 'phoneBefore', 'emailAddress', 'emailAddressBefore'],
];
const guestKeysSql = sql.raw(`'{${guestKeys.join()}}'::text[]`);

/**
 * Removes guests' names and contact details, what their charges were for, the accounts that their refunds went to, and staff's notes about them, from
 * reservations. Dates, rooms, prices and money stay, and so does the ledger.
 */
export async function eraseGuests(tx: Database, reservationIds: readonly string[], name: string) {
  const ids = [...reservationIds];
  await tx
    .update(reservation)
    .set({
      name,
      emailAddress: '',
      phoneNumber: '',
      searchText: searchText(name),
      specialRequest: '',
      roomWish: null,
      reductionReason: '',
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
  await tx.delete(expectedTransfer).where(inArray(expectedTransfer.reservationId, ids));
  await rewritingHistory(tx, 'forgetting', async () => {
    await tx
      .update(billExtra)
      .set({ text: '' })
      .where(and(inArray(billExtra.reservationId, ids), ne(billExtra.text, '')));
    const used = tx
      .select({ id: deskPayment.received })
      .from(deskPayment)
      .where(inArray(deskPayment.reservationId, ids));
    const isTheirs = or(inArray(deskPayment.aboutId, ids), inArray(deskPayment.id, used));
    await tx
      .update(deskPayment)
      .set({ sender: null })
      .where(and(isTheirs, isNotNull(deskPayment.sender)));
    await tx
      .update(staffWish)
      .set({ request: null, why: '', endWhy: null })
      .where(and(inArray(staffWish.reservationId, ids), ne(staffWish.why, '')));
    await tx
      .update(reservationEvent)
      .set({ detail: sql`${reservationEvent.detail} - ${guestKeysSql}` })
      .where(
        and(
          inArray(reservationEvent.reservationId, ids),
          sql`jsonb_exists_any(${reservationEvent.detail}, ${guestKeysSql})`,
        ),
      );
  });
}

const BATCH = 500;
/** The next sweep does the rest, so that one sweep never runs for long. */
const MAXIMUM_BATCHES = 20;
/** The days of a leap year, so that nothing is erased too early. */
const DAYS_OF_YEAR = 366;
/** Replaces the guest's name in an old reservation. */
const NO_NAME = '–';

/** Erases the guests of stays that ended longer ago than guests may be kept. What the books need stays. */
export async function eraseOldGuests({
  clock,
  configuration,
  database,
}: Pick<Context, 'clock' | 'configuration' | 'database'>): Promise<void> {
  const retentionDays = configuration.guestYears * DAYS_OF_YEAR;
  const oldest = addDays(lagosToday(clock.now()), -retentionDays);
  for (let batches = 0; batches < MAXIMUM_BATCHES; batches += 1) {
    const erased = await database.transaction(async (tx) => {
      const old = await tx
        .select({ id: reservation.id })
        .from(reservation)
        // The day that was sold is asked too, as the index has it.
        .where(
          and(
            lt(reservation.checkOut, oldest),
            lt(leavingDay(reservation), oldest),
            namesItsGuest(reservation),
          ),
        )
        .orderBy(asc(reservation.checkOut))
        .limit(BATCH)
        .for('update', { skipLocked: true });
      const ids = old.map(({ id }) => id);
      if (ids.length > 0) await eraseGuests(tx, ids, NO_NAME);
      return ids.length;
    });
    if (erased < BATCH) return;
  }
}
