import type { Database } from '../../database/database';
import { attemptIs } from '../../database/attemptStatus';
import { enqueueEmail } from '../../email/outbox';
import type { Context } from '../../context';
import { lockReservation, type ReservationRow } from '../../reservations/queries';
import type { AttemptRow } from '../attempts';
import type { PaymentsContext } from '../context';
import { reviewedEmail } from '../emails/reviews';
import { resumeHold } from './reviewHold';
import { caseCalled } from './openReviews';
import { assertDecided } from './undecidedMoney';
import { writeClosing, type ClosingNote } from './writeClosing';

type ClosingContext = Pick<Context, 'clock' | 'random' | 'configuration'>;

/** The result of closing a case. */
export type Closing = 'closed' | 'unknown' | 'closedBefore';

/**
 * Closes a case, once. Moves no money. If its payment doesn't pay the reservation, the guest is told and has the
 * usual time to pay again, provided that the rooms are still held.
 * @throws ApiError while the provider has money whose use is undecided
 */
export async function closeReview(
  context: ClosingContext & Pick<PaymentsContext, 'database' | 'providers'>,
  id: string,
  note: ClosingNote,
): Promise<Closing> {
  const before = await caseCalled(context.database, id);
  if (before) await assertDecided(context, before);
  return context.database.transaction(async (tx) => {
    const found = await caseCalled(tx, id);
    if (!found) return 'unknown';
    const { review: one, payment } = found;
    const row = payment && (await lockReservation(tx, payment.reservation.id));
    if (!(await writeClosing(tx, context, found, note))) return 'closedBefore';
    if (row && one.refundId === null) await tellOfEnd(tx, context, row, payment.attempt);
    return 'closed';
  });
}

async function tellOfEnd(
  tx: Database,
  context: ClosingContext,
  row: ReservationRow,
  attempt: AttemptRow,
): Promise<void> {
  const resumed = await resumeHold(tx, context, row);
  if (!attemptIs(attempt, 'underReview')) return;
  await enqueueEmail(tx, context, reviewedEmail(resumed, attempt.reference));
}
