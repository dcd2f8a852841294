import type { ConfirmationContext } from '../../machines/payment/confirmationMachine';
import type { ReservationStatus } from '../../machines/reservation/reservationStatus';
import { exampleReceipt, exampleReservation } from '../fixtures/exampleReservation';
import { fails, sessionExpired } from '../fixtures/failures';
import type { ChangeOf } from '../../tools/model/testModel';

export const pending = exampleReservation({ fullRefundUntil: '2026-03-11T23:00:00.000Z' });

export const paid = exampleReservation({ paymentStatus: 'paid', paymentRefrence: 'ref-1' });

export const cancelled = exampleReservation({
  paymentStatus: 'cancelled',
  cancelReason: 'expired',
});

export const refunded = exampleReservation({ paymentStatus: 'refunded' });

export const refunding = exampleReservation({ paymentStatus: 'paid', refundStatus: 'requested' });

export const refundFailed = exampleReservation({ paymentStatus: 'paid', refundStatus: 'failed' });

export const unheld = exampleReservation({ holdExpiresAt: '2026-03-10T09:00:00.000Z' });

export const withoutRooms = exampleReservation({ totalPrice: 0, roomAllocations: [] });

export const underReview = exampleReservation({ underReviewUntil: '2026-03-10T10:00:00.000Z' });

/** What anyone with the reference of a payment sees. */
export const receipt = exampleReceipt();

/** Half an hour before the hold of the example ends. */
export const receivedAt = '2026-03-10T09:30:00.000Z';

export const address = 'https://checkout.example/1';

/** Where each status ends, unless a refund is due; null for a reservation that has to be paid. */
const endings: Readonly<Record<ReservationStatus, string | null>> = {
  pending: null,
  paid: 'paid',
  cancelled: 'ended',
  refunded: 'ended',
};

export function expectedState({
  reservation,
  reservationId,
  verdict,
}: ConfirmationContext): string {
  if (verdict?.kind === 'underReview') return 'underReview';
  if ((reservation?.refundStatus ?? null) !== null || verdict?.kind === 'paidBack') return 'ended';
  if (verdict?.kind === 'paid' || verdict?.kind === 'paidByAnother') return 'paid';
  const ending = reservation && endings[reservation.paymentStatus];
  if (ending !== null) return ending;
  // The address may name what the check did not.
  if (reservation === null) return reservationId === null ? 'empty' : 'loading';
  if ('underReviewUntil' in reservation) return 'underReview';
  return reservation.totalPrice > 0 ? 'unpaid.choosing' : 'ended';
}

export type Change = ChangeOf<ConfirmationContext>;

/** The screen's message after a step. */
export const says =
  (words: string | null) =>
  ({ after }: Change) => ({
    [`it says ${words === null ? 'nothing' : `“${words}”`}`]: after.error === words,
  });

/** A step that doesn't change what is known about the reservation. */
export const keepsTheReservation = ({ before, after }: Change) => ({
  'what is known of the reservation stays': after.reservation === before.reservation,
});

/** A call fails for lack of a login. */
export function refusesToLogIn(call: string, failure = sessionExpired) {
  return {
    event: fails(call, failure),
    changes: ({ before, after }: Change) => ({
      ...keepsTheReservation({ before, after }),
    }),
  };
}
