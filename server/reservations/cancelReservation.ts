import type { Reservation } from '../../machines/contract/wire';
import { cancelPermission } from '../../machines/reservation/policy';
import { tellStaff, writeLetter } from '../mail/letters';
import type { Parts } from '../parts/parts';
import { supersedeAttempts } from '../payments/attempts';
import { applyEvent } from './applyEvent';
import { freeRooms } from './freeRooms';
import { cancelledLetter } from './letters';
import { lockForGuest } from './lockForGuest';
import { demandPermission } from './refusals';
import { showReservation } from './showReservation';
import { cancelledNews } from './staffNews';
import { stateAt } from './standing';

/**
 * Cancels a guest's own unpaid reservation for good and frees its rooms. Money that still arrives
 * for it goes back.
 * @throws Refusal 404 `reservation_not_found`, 409 `transition_refused`
 */
export async function cancelReservation(
  parts: Parts,
  accountId: string,
  id: string,
): Promise<Reservation> {
  const { cancelled, letterId } = await parts.database.transaction(async (tx) => {
    const before = await lockForGuest(tx, accountId, id);
    demandPermission(cancelPermission(stateAt(before, parts.clock.now())));
    const row = await applyEvent(tx, parts, before, { type: 'guest.cancelled' });
    await supersedeAttempts(tx, parts, row.id);
    await freeRooms(tx, row.id);
    await tellStaff(tx, parts, cancelledNews(row));
    return {
      cancelled: await showReservation(tx, parts, row),
      letterId: await writeLetter(tx, parts, cancelledLetter(parts, row)),
    };
  });
  await parts.jobs.schedule({ kind: 'postLetter', letterId });
  return cancelled;
}
