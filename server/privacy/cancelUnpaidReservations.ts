import { isHoldExpired } from '../../machines/reservation/hold';
import { awaitsPayment, hasTag } from '../../machines/reservation/reservationStatus';
import type { Database } from '../database/database';
import type { PrivacyContext } from './context';
import { supersedeAttempts } from '../payments/attempts';
import { applyEvent } from '../reservations/applyEvent';
import { releaseRooms } from '../rooms/releaseRooms';
import { expireHold } from '../reservations/holds/expireHold';
import type { ReservationRow } from '../reservations/queries';
import { tellOfCancellation } from '../reservations/staffNotices';

async function cancel(
  tx: Database,
  context: PrivacyContext,
  locked: ReservationRow,
): Promise<void> {
  const row = await applyEvent(tx, context, locked, { type: 'guest.cancelled' });
  await releaseRooms(tx, row.id);
  await tellOfCancellation(tx, context, row);
}

/**
 * Cancels the unpaid reservations of an account that is about to be deleted: releases their rooms, and money that
 * still arrives is refunded, because no guest would come for rooms that it took again.
 */
export async function cancelUnpaidReservations(
  tx: Database,
  context: PrivacyContext,
  locked: readonly ReservationRow[],
): Promise<void> {
  const now = context.clock.now();
  for (const row of locked) {
    if (isHoldExpired(row, now)) await expireHold(tx, context, row);
    else if (awaitsPayment(row)) await cancel(tx, context, row);
    const canBePaidLate = awaitsPayment(row) || hasTag(row, 'canRevive');
    if (canBePaidLate) await supersedeAttempts(tx, context, row.id);
  }
}
