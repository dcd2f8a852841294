import type { RefundCause, RefundRow } from './openRefund';

/** Why money goes back, for everybody outside the hotel: without anything that guest or staff wrote. */
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

/** What a guest reads of why money goes back: their own words, and never what staff noted for the hotel. */
export function reasonForGuest({ cause, reason }: Pick<RefundRow, 'cause' | 'reason'>): string {
  return cause === 'guestRequest' ? reason : reasonsForOthers[cause];
}

/** What the provider is told of why money goes back. */
export function reasonForProvider({ cause }: Pick<RefundRow, 'cause'>): string {
  return cause === 'guestRequest' ? 'Asked for by the guest' : reasonsForOthers[cause];
}
