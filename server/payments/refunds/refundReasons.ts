import type { RefundCause, RefundRow } from './openRefund';

/** The reason of a refund for anyone outside the hotel, without text written by guest or staff. */
export const reasonsForOthers: Readonly<Record<Exclude<RefundCause, 'guestRequest'>, string>> = {
  late: 'Paid after the reservation had expired',
  cancelled: 'Paid after the reservation was cancelled',
  duplicate: 'The reservation was paid already',
  superseded: 'The reservation was changed after the payment was started',
  unfit: 'The payment did not match what was asked for',
  short: 'Less was paid than the reservation costs',
  excess: 'More was paid than the reservation costs',
  byStaff: 'Given back by the hotel',
  goodwill: 'A goodwill of the hotel',
  atProvider: 'Made at the payment provider',
};

/** The reason of a refund as its guest reads it: their own text, but never staff's notes. */
export function reasonForGuest({ cause, reason }: Pick<RefundRow, 'cause' | 'reason'>): string {
  return cause === 'guestRequest' ? reason : reasonsForOthers[cause];
}

/** The reason of a refund as the provider is told it. */
export function reasonForProvider({ cause }: Pick<RefundRow, 'cause'>): string {
  return cause === 'guestRequest' ? 'Asked for by the guest' : reasonsForOthers[cause];
}
