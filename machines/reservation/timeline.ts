import type { Happening, Reservation } from '../contract/wire';
import { koboFromNaira, type Kobo } from '../shared/money';
import * as timelineMessages from '../../messages/reservation/timeline';
import * as upcomingMessages from '../../messages/reservation/upcoming';
import { howPaid } from '../../messages/payment/providers';
import { holdExpiryOf } from './hold';

/** What a guest is told of one moment in the life of a reservation. */
export interface TimelineEntry {
  /** In UTC. */
  at: string;
  words: string;
  /** The money that it is about; null where it is about none. */
  amount: Kobo | null;
  /** What to name when asking about the payment that it is about; null where that is none, or one that was not used. */
  reference: string | null;
  /** How it was paid, such as “by bank transfer with Paystack”; null where it is no payment or unknown. */
  paid: string | null;
  /** Whether it has not come yet. */
  upcoming: boolean;
}

function entryOf(
  { at, what, amount, provider, channel }: Happening,
  paymentReference: Reservation['paymentRefrence'],
): TimelineEntry {
  const isUsed = what === 'paid' || what === 'paidLate';
  return {
    at,
    words: timelineMessages[what],
    amount: amount === undefined ? null : koboFromNaira(amount),
    reference: isUsed ? paymentReference : null,
    paid: provider === undefined ? null : howPaid(provider, channel ?? null),
    upcoming: false,
  };
}

/** The story of a reservation, the oldest first, and until when it is held; empty where its server tells none. */
export function timelineOf(reservation: Reservation): TimelineEntry[] {
  const { timeline = [], paymentRefrence } = reservation;
  const entries = timeline.map((one) => entryOf(one, paymentRefrence));
  const heldUntil = holdExpiryOf(reservation);
  if (heldUntil === null || entries.length === 0) return entries;
  const held = { at: heldUntil, words: upcomingMessages.heldUntil };
  return [...entries, { ...held, amount: null, reference: null, paid: null, upcoming: true }];
}
