import type { RefundCause, RefundRow } from '../payments/refunds/openRefund';

/** Why money goes back, for everybody outside the house: no word of the guest's or of staff's is in it. */
export const reasonsForOthers: Readonly<Record<Exclude<RefundCause, 'guestRequest'>, string>> = {
  late: 'Paid after the reservation had expired',
  cancelled: 'Paid after the reservation was cancelled',
  duplicate: 'The reservation was paid already',
  superseded: 'The reservation was changed after the payment was started',
  unfit: 'The payment did not match what was asked for',
  excess: 'More was paid than the reservation costs',
  byStaff: 'Given back by the hotel',
  goodwill: 'A goodwill of the hotel',
  atProvider: 'Made at the payment provider',
};

/** What a guest reads of why money goes back: the own words, and never what staff wrote down for the house. */
export function reasonForGuest({ cause, reason }: Pick<RefundRow, 'cause' | 'reason'>): string {
  return cause === 'guestRequest' ? reason : reasonsForOthers[cause];
}

const OUR_NAME = /^Refund ([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\b/;

/**
 * What a provider keeps with a refund: our own name for it first, by which it is found again whatever became of the
 * answer or of our books, and no words of guests or staff.
 */
export function refundNote({ id, cause }: Pick<RefundRow, 'id' | 'cause'>): string {
  const why = cause === 'guestRequest' ? 'Asked for by the guest' : reasonsForOthers[cause];
  return `Refund ${id}: ${why}`;
}

/** The id of our refund that a provider's note names; null where it names none. */
export function refundIdIn(note: string | null): string | null {
  return OUR_NAME.exec(note ?? '')?.[1] ?? null;
}
