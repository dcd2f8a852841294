import { isHoldOver } from '../../../machines/reservation/hold';
import type { Database } from '../../db/database';
import { tellStaff } from '../../mail/letters';
import type { Parts } from '../../parts/parts';
import { supersedeAttempts } from '../../payments/attempts';
import { applyEvent } from '../../reservations/applyEvent';
import { freeRooms } from '../../reservations/freeRooms';
import { expireHold } from '../../reservations/holds';
import type { ReservationRow } from '../../reservations/queries';
import { cancelledNews } from '../../reservations/staffNews';

async function cancel(tx: Database, parts: Parts, locked: ReservationRow): Promise<void> {
  const row = await applyEvent(tx, parts, locked, { type: 'guest.cancelled' });
  await freeRooms(tx, row.id);
  await tellStaff(tx, parts, cancelledNews(row));
}

/**
 * Ends what an account that is about to be deleted has not paid: its rooms are free, and money that still arrives on an old
 * page goes back, since nobody would come for the rooms that it could take again.
 */
export async function giveUpReservations(
  tx: Database,
  parts: Parts,
  locked: readonly ReservationRow[],
): Promise<void> {
  const now = parts.clock.now();
  for (const row of locked) {
    if (isHoldOver(row, now)) await expireHold(tx, parts, row);
    else if (row.status === 'pending') await cancel(tx, parts, row);
    const canBePaidLate = row.status === 'pending' || row.cancelReason === 'expired';
    if (canBePaidLate) await supersedeAttempts(tx, parts, row.id);
  }
}
