/** What happened to a reservation, as the front desk reads it, by the kind of event. The desk’s acts say their own. */

export const events = {
  'guest.reserved': 'Reserved by the guest',
  'staff.reserved': 'Booked at the desk',
  'guest.modified': 'Changed by the guest',
  'guest.cancelled': 'Cancelled by the guest',
  'hold.expired': 'Hold expired unpaid',
  'hold.kept': 'Rooms kept until the hotel ends the stay',
  'hold.keptLate': 'Rooms taken again and kept',
  'hold.putBack': 'Hold runs again',
  'hold.extended': 'Hold extended for a payment in progress',
  'hold.keptForCase': 'Rooms kept while a payment is reviewed',
  'hold.resumed': 'Usual time to pay given again',
  'case.closed': 'Payment review closed',
  'guest.reminded': 'Reminded of check-in by email',
  'payment.settled': 'Paid',
  'payment.settledLate': 'Paid late',
  'payment.part': 'Part paid',
  'stay.released': 'Stay released',
  'price.reduced': 'Price reduced',
  'payment.lowered': 'Balance due again',
  'refund.requested': 'Refund requested',
  'refund.settled': 'Refunded',
  'refund.failed': 'Refund failed',
  'refund.retried': 'Refund sent again',
  'refund.reduced': 'Refund reduced',
  'dispute.lost': 'Chargeback lost: refunded by the guest’s bank',
  'refund.accountNeeded': 'Bank account requested for the refund',
  'refund.accountGiven': 'Bank account added for the refund',
  'transfer.rejected': 'Guest’s transfer rejected by the provider',
  'staff.goodwill': 'Goodwill refund',
  'staff.refundRetried': 'Refund resent manually',
  'staff.refundsAdopted': 'Provider’s refunds recorded',
  'staff.roomChanged': 'Moved to another room',
  'room.rearranged': 'Moved to another room to fit in a booking',
};

/** What somebody at the desk did in the guest's place. */
export const forGuest = {
  'guest.cancelled': 'Cancelled for the guest',
  'guest.modified': 'Changed for the guest',
};

/** Sums of an expected transfer. @param amount what came */
export const came = (amount: string, expected: string) => `${amount} of ${expected} expected`;
export const isReceived = (amount: string) => `${amount} is money received`;
export const paidMeanwhile = (amount: string) => `${amount} was paid at the desk meanwhile`;

/** An event about one room. */
export const inRoom = (what: string, room: string) => `${what}, room ${room}`;
/** A move from one room to another. */
export const moved = (what: string, from: string, to: string) => `${what}, from ${from} to ${to}`;
/** A guest's name, number or address that replaced another. */
export const replaced = (before: string, after: string) => `${before} → ${after}`;
export const none = 'none';
export const listed = (what: string, details: readonly string[]) =>
  `${what}: ${details.join(', ')}`;
