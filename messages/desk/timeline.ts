/** What happened to a reservation, as the front desk reads it, by the kind of event. */

const events: Readonly<Record<string, string>> = {
  'guest.reserved': 'Reserved by the guest',
  'staff.reserved': 'Booked at the desk',
  'guest.modified': 'Changed by the guest',
  'guest.cancelled': 'The guest cancelled',
  'hold.expired': 'Hold ended without a payment',
  'hold.extended': 'Held longer for a payment under way',
  'payment.settled': 'Paid',
  'payment.settledLate': 'Paid late',
  'refund.requested': 'Refund requested',
  'refund.settled': 'Refunded',
  'refund.failed': 'Refund failed',
  'refund.retried': 'Refund sent again',
  'refund.reduced': 'Refund reduced',
  'refund.accountNeeded': 'Bank account for the refund asked for',
  'transfer.rejected': 'Transfer of the refund rejected',
  'staff.goodwill': 'Money given back as goodwill',
  'staff.refundRetried': 'Refund sent again by hand',
  'staff.refundsAdopted': 'Refunds of the provider adopted',
  'staff.roomChanged': 'Moved to another room',
  'desk.checkIn': 'Checked in',
  'desk.checkOut': 'Checked out',
  'desk.noShow': 'Never came',
  'desk.undo': 'Taken back',
  'desk.changeDates': 'Dates changed',
  'desk.changeGuest': 'Guest changed',
  'desk.emailResent': 'Email sent again',
  'desk.noted': 'Note',
  'desk.paid': 'Extras paid',
  'desk.charged': 'Charged',
  'desk.chargeReversed': 'Charge taken back',
  'desk.transferNoted': 'Transfer awaited',
  'desk.transferDropped': 'Transfer awaited no more',
  'desk.linkSent': 'Link to pay sent',
};

/** What somebody at the desk did in the guest's place. */
const forGuest: Readonly<Record<string, string>> = {
  'guest.cancelled': 'Cancelled for the guest',
  'guest.modified': 'Changed for the guest',
};

/** @param by who of the hotel did it; null for guests, providers and the clock */
export function whatHappened(kind: string, by: string | null): string {
  const atDesk = by === null ? undefined : forGuest[kind];
  return atDesk ?? events[kind] ?? kind;
}

/** An event about one room. */
export const inRoom = (what: string, room: string) => `${what}, room ${room}`;
/** A move from one room to another. */
export const moved = (what: string, from: string, to: string) => `${what}, from ${from} to ${to}`;
