import type { RefundRequest, Reservation } from '../../../machines/contract/wire';
import { permissionFactsOf, refundPermission } from '../../../machines/reservation/policy';
import { refundReasonError, refundReasonIn } from '../../../machines/reservation/reservationForm';
import { isPaid } from '../../../machines/reservation/reservationStatus';
import { notifyStaff } from '../../email/outbox';
import type { PaymentsContext } from '../context';
import { validationError } from '../../contract/apiError';
import { applyEvent } from '../../reservations/applyEvent';
import { releaseRooms } from '../../rooms/takeRooms';
import { heldAtDesk, lockForGuest, type ReservationRow } from '../../reservations/queries';
import { transitionRefused } from '../../reservations/errors';
import { readReservation } from '../../reservations/reading/findReservationForGuest';
import { refundNotice } from '../../reservations/staffNotices';
import { lockPayingAttempt } from '../attempts';
import { refundRequestedEmail } from '../emails/refunds';
import { allReturned, paidAtDesk, refundRefused } from '../errors';
import { enqueueAll } from '../jobs';
import { emailGuest, type Recording } from '../recording';
import { openRefund, priceLeftKobo } from './refunds';

/** The reason in a request. @throws ApiError 400 without one */
export function refundReason({ reason }: RefundRequest): string {
  const wrong = refundReasonError(reason);
  if (wrong !== undefined) throw validationError({ reason: wrong });
  return refundReasonIn(reason);
}

/**
 * A guest requests the refund of a paid reservation: releases its rooms at once and returns all of the money through
 * the provider that took it.
 * @param context its database is the transaction
 * @throws ApiError 404 `reservation_not_found`, 409 `transition_refused` or `refund_refused`
 */
export async function requestRefund(
  context: PaymentsContext,
  accountId: string,
  reservationId: string,
  reason: string,
): Promise<Reservation> {
  const { database: tx } = context;
  const recording: Recording = { tx, context, work: [] };
  const before = await lockForGuest(tx, accountId, reservationId);
  requireRefundable(await readReservation(tx, context, before.id), context.clock.now());
  const row = await applyEvent(tx, context, before, { type: 'refund.requested' });
  await releaseRooms(tx, row.id);
  await returnPrice(recording, row, reason);
  await enqueueAll(context, recording.work);
  return readReservation(tx, context, row.id);
}

/** By what the guest is shown, so that a refusal says the same of an earlier refund as the reservation's page. */
function requireRefundable(shown: Reservation, now: Date): void {
  const facts = permissionFactsOf(shown);
  const permission = refundPermission(facts, now);
  if (permission.allowed) return;
  throw isPaid(facts) ? refundRefused(permission.why) : transitionRefused(permission.why);
}

async function returnPrice(recording: Recording, row: ReservationRow, reason: string) {
  const { tx, context, work } = recording;
  const attempt = await lockPayingAttempt(tx, row);
  if (!attempt || (await heldAtDesk(tx, row.id)) > 0) throw paidAtDesk();
  const amountKobo = await priceLeftKobo(tx, attempt);
  if (amountKobo === 0) throw allReturned();
  const opened = { amountKobo, cause: 'guestRequest', reason } as const;
  const { id: refundId } = await openRefund(tx, context, attempt, opened);
  work.push({ kind: 'carryRefund', refundId, provider: attempt.provider });
  await emailGuest(recording, refundRequestedEmail(row, amountKobo));
  await notifyStaff(tx, context, refundNotice(context, row, amountKobo));
}
