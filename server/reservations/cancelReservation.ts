import type { Reservation } from '../../machines/contract/wire';
import { cancelPermission } from '../../machines/reservation/policy';
import { enqueueEmail } from '../email/outbox';
import type { Context } from '../context';
import type { EmailingContext } from '../email/context';
import type { Database } from '../database/database';
import { applyEvent, type EventEffects } from './applyEvent';
import { type ReservationRow, lockForGuest } from './queries';
import { releaseRooms } from '../rooms/takeRooms';
import { cancelledEmail } from './emails/stayEmails';
import { requirePermission } from './errors';
import { readReservation } from './reading/findReservationForGuest';
import { tellOfCancellation } from './staffNotices';
import { statusAt } from './status';
import { supersedeAttempts } from './unfinishedPayments';
import { emailJob } from '../email/jobs';

/**
 * Cancels a guest's own unpaid reservation for good and releases its rooms. Money that still arrives for it is
 * refunded.
 * @param context its database is the transaction
 * @throws ApiError 404 `reservation_not_found`, 409 `transition_refused`
 */
export async function cancelReservation(
  context: EmailingContext,
  accountId: string,
  id: string,
): Promise<Reservation> {
  const { database: tx, jobs } = context;
  const before = await lockForGuest(tx, accountId, id);
  requirePermission(cancelPermission(statusAt(before, context.clock.now())));
  await jobs.schedule(emailJob(await cancelLocked(tx, context, before)));
  await tellOfCancellation(tx, context, before);
  return readReservation(tx, context, id);
}

/**
 * Cancels a locked reservation that is not paid, and releases its rooms. Pages that are open at a provider count no more.
 * @param detail what the history records of it
 * @returns the id of the email that tells the guest
 * @throws ApiError 409 `transition_refused`
 */
export async function cancelLocked(
  tx: Database,
  context: Pick<Context, 'clock' | 'random'>,
  before: ReservationRow,
  detail: EventEffects['detail'] = {},
): Promise<string> {
  const row = await applyEvent(tx, context, before, { type: 'guest.cancelled' }, { detail });
  await supersedeAttempts(tx, context, row.id);
  await releaseRooms(tx, row.id);
  return enqueueEmail(tx, context, cancelledEmail(row));
}
