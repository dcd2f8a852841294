import type { TimelineEvent, Reservation } from '../../machines/contract/wire';
import { koboFromNaira, type Kobo } from '../../machines/shared/money';
import * as timelineMessages from '../../messages/reservation/timeline';
import * as upcomingMessages from '../../messages/reservation/upcoming';
import { howPaid } from '../../messages/payment/providers';
import { holdExpiryOf } from '../../machines/reservation/hold';

/** An entry in a reservation's timeline, as the guest reads it. */
export interface TimelineEntry {
  /** In UTC. */
  at: string;
  words: string;
  /** The amount of money; null if there is none. */
  amount: Kobo | null;
  /** How it was paid, such as “by bank transfer with Paystack”; null if it is no payment or unknown. */
  paid: string | null;
  /** Whether it is still to come. */
  upcoming: boolean;
}

function entryOf({ at, what, amount, provider, channel }: TimelineEvent): TimelineEntry {
  return {
    at,
    words: timelineMessages[what],
    amount: amount === undefined ? null : koboFromNaira(amount),
    paid: provider === undefined ? null : howPaid(provider, channel ?? null),
    upcoming: false,
  };
}

/** A reservation's timeline, oldest first, with the end of its hold; empty if the server sends none. */
export function timelineOf(reservation: Reservation): TimelineEntry[] {
  const entries = (reservation.timeline ?? []).map(entryOf);
  const heldUntil = holdExpiryOf(reservation);
  if (heldUntil === null || entries.length === 0) return entries;
  const held = { at: heldUntil, words: upcomingMessages.heldUntil };
  return [...entries, { ...held, amount: null, paid: null, upcoming: true }];
}
