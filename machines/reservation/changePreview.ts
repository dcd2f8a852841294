import type { Reservation } from '../contract/wire';
import { koboFromNaira, type Kobo } from '../shared/money';
import * as otherDatesMessages from '../../messages/reservation/otherDates';
import * as changePreviewMessages from '../../messages/reservation/changePreview';
import * as paidChangeMessages from '../../messages/reservation/paidChange';
import type { PaymentChannel } from '../shared/paymentChannel';
import { payoutTimeOf } from '../shared/payoutTime';
import { payPermission, refundPermission, permissionFactsOf } from './policy';
import { isPaid } from './reservationStatus';
import type { PendingChange } from './pendingChange';

/** The consequences of changing a reservation. */
export interface ChangePreview {
  /** Until when it can be changed, in UTC; null if the server gives no deadline. */
  until: string | null;
  /** The refund; null if there is none, or if the amount is not known. */
  amount: Kobo | null;
  /** Further facts that the guest should know. */
  words: readonly string[];
}

/** How a reservation was paid; null if its timeline doesn't tell. */
function channelOf({ timeline = [] }: Reservation): PaymentChannel | null {
  const paid = timeline.filter(({ what }) => what === 'paid' || what === 'paidLate').at(-1);
  return paid?.channel ?? null;
}

/**
 * Tells a guest the consequences of a change before making it. The server applies the same rules: an unpaid reservation
 * can be changed until its hold ends, a paid one refunded until its own deadline.
 */
export function changePreviewOf(
  reservation: Reservation,
  wanted: PendingChange['kind'],
): ChangePreview {
  const { holdExpiresAt, refundableUntil = null, refundAmount } = reservation;
  if (wanted === 'refunding') {
    const amount = refundAmount === undefined ? null : koboFromNaira(refundAmount);
    const payoutTime = payoutTimeOf(channelOf(reservation));
    return { until: refundableUntil, amount, words: [changePreviewMessages.refunding, payoutTime] };
  }
  // If there is nothing to pay, there is nothing to refund.
  const { allowed: isPayable } = payPermission(permissionFactsOf(reservation));
  const words = isPayable ? [changePreviewMessages[wanted]] : [];
  return {
    until: holdExpiresAt,
    amount: null,
    words: wanted === 'modifying' ? [...words, otherDatesMessages.otherRooms] : words,
  };
}

/**
 * How to change a paid reservation, what is refunded for it, and until when; null if it isn't paid.
 * @param now the server's time; null if it is not known
 */
export function paidChangePreview(
  reservation: Reservation,
  now: Date | null,
): ChangePreview | null {
  const facts = permissionFactsOf(reservation);
  if (!isPaid(facts)) return null;
  const { how, costs, rooms, underWay, tooLate } = paidChangeMessages;
  const nothing = { until: null, amount: null };
  if (facts.refundStatus !== null) return { ...nothing, words: [underWay] };
  if (!refundPermission(facts, now).allowed) return { ...nothing, words: [tooLate] };
  return { ...changePreviewOf(reservation, 'refunding'), words: [how, costs, rooms] };
}
