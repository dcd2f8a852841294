import type { Reservation } from '../../machines/contract/wire';
import { cancelPermission } from '../../machines/reservation/policy';
import { enqueueEmail } from '../email/outbox';
import type { ReservationsContext } from './context';
import { applyEvent } from './applyEvent';
import { releaseRooms } from '../rooms/releaseRooms';
import { cancelledEmail } from './emails/stayEmails';
import { lockForGuest } from './lockForGuest';
import { requirePermission } from './errors';
import { readReservation } from './reading/readReservation';
import { tellOfCancellation } from './staffNotices';
import { statusAt } from './status';
import { emailJob } from '../email/jobs';

/**
 * Cancels a guest's own unpaid reservation for good and releases its rooms. Money that still arrives for it is
 * refunded.
 * @throws ApiError 404 `reservation_not_found`, 409 `transition_refused`
 */
export async function cancelReservation(
  context: ReservationsContext,
  accountId: string,
  id: string,
): Promise<Reservation> {
  const { cancelled, emailId } = await context.database.transaction(async (tx) => {
    const before = await lockForGuest(tx, accountId, id);
    requirePermission(cancelPermission(statusAt(before, context.clock.now())));
    const row = await applyEvent(tx, context, before, { type: 'guest.cancelled' });
    await context.checkouts.supersede(tx, row.id);
    await releaseRooms(tx, row.id);
    await tellOfCancellation(tx, context, row);
    return {
      cancelled: await readReservation(tx, context, row.id),
      emailId: await enqueueEmail(tx, context, cancelledEmail(row)),
    };
  });
  await context.jobs.schedule(emailJob(emailId));
  return cancelled;
}
