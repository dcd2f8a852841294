/** What the desk says of the money of a day. Amounts are such as “₦1,500.00”, times such as “12 Mar, 22:04”. */

export const closed = (by: string, time: string) => `${by} closed this day on ${time}.`;
export const notBegun = 'This day hasn’t started yet.';
export const beforeFirst = 'The hotel had no bookings yet on this day.';
export const notOver = (hour: string) => `This day can be closed from ${hour} on.`;
export const dayOpen = 'This day is open.';
export const countedMeanwhile = (by: string, time: string) =>
  `${by} counted the drawer on ${time}. Close this dialog and count it again.`;
export const terminalsNotCounted = (terminals: readonly string[]) =>
  `Each card terminal needs its own total: ${terminals.join(', ')}. Close this dialog and count again.`;
/** @param sum what is in the drawer by the books */
export const drawerHasLess = (sum: string) =>
  `By the books there is ${sum} in the drawer. Pay out at most that; if there is more, count the drawer first.`;
export const decided = (time: string, note: string) =>
  `This review was closed on ${time}: ${note}.`;
export const paymentAt = (reference: string, provider: string) => `${reference} at ${provider}`;
export const whomPaid = 'Please say who got the money.';
export const whatPaid = 'Please say what it was for.';
export const dayReopened = (by: string, time: string) => `${by} opened this day again on ${time}.`;
export const whyNeeded = 'Please give a reason. It’s kept with the review.';
export const noCase = 'There is no such payment to review.';
export const noReservation = 'No reservation has this number, or more than one starts with it.';
export const stillFollowed =
  'That refund hasn’t failed, or we’re already checking it with the provider.';
export const silent = 'The provider isn’t responding; nothing was changed. Please try again.';

/** A card's slip on the bill. @param total the sum on one that paid for more; else null */
export const slip = (terminal: string, number: string, total: string | null) =>
  total === null ? `${terminal}, slip ${number}` : `${terminal}, slip ${number} of ${total}`;
export const noSlip = (terminal: string) => `${terminal}, no slip`;

/** The number of a payment's own receipt. */
export const ofReceipt = (number: string) => `receipt ${number}`;
/** A payment that came before it was known for what. */
export const fromReceived = 'money received';

/** A payment by the means that count now. */
export const corrected = (means: string, isApproved: boolean) =>
  isApproved ? `Now ${means}, approved` : `Now ${means}: corrected, not approved`;

/** The decisions, on their buttons. */
export const decisions = {
  credit: 'Accept Payment',
  return: 'Refund Payment',
  adopt: 'Record Payment and Refund',
  book: 'Apply to a Reservation',
  retry: 'Send Refund Again',
  sendToAccount: 'Refund to a Bank Account',
  give: 'Refund and End Reservation',
  adoptRefunds: 'Record Provider’s Refunds',
  close: 'Close With a Note',
};

// What was done.
export const dayClosed = (counted: string) =>
  `Day closed. ${counted} The owner reads of it at 09:00.`;
export const reopened = 'Day opened again. Its earlier closing stays below.';
/** @param counted the sentences of the count */
export const handedOver = (to: string, counted: string) =>
  `Drawer handed over to ${to}. ${counted} Log out now, so that ${to} can log in.`;
export const receivedSpent = (by: string, time: string) =>
  `${by} used the rest of this money on ${time}.`;
export const receivedLess = (left: string) => `${left} of this money is left. Enter that or less.`;
export const unknownSender = 'Unknown sender';
export const noSuchReceived = 'There is no such money received.';
export const notThen = 'Enter when it came: a time before now, within the last 31 days.';
export const moneyReceived = (amount: string) =>
  `${amount} recorded as money received. Apply it to a stay, or refund it.`;
export const receivedApplied = (amount: string, guest: string) =>
  `${amount} applied to the stay of ${guest}.`;
/** @param left null for nothing */
export const receivedRefunded = (amount: string, left: string | null) =>
  left === null ? `${amount} refunded.` : `${amount} refunded; ${left} of it is left.`;
export const ownHandover =
  'You can’t hand the drawer over to yourself. Enter your colleague’s email address.';
export const wrongColleague = 'Your colleague’s email address or password is wrong.';
export const paidOut = (amount: string) => `${amount} paid out of the drawer.`;

// A count of the drawer. Sums are such as “₦12,000.00”.
export const counted = (sum: string, expected: string) =>
  `${sum} counted in the drawer, ${expected} expected`;
export const short = (sum: string) => `${sum} short`;
export const over = (sum: string) => `${sum} over`;
/** Cash that makes the expected sum. */
export const cashSince = (float: string, taken: string, returned: string, paid: string) =>
  `Float ${float}, ${taken} taken in cash, ${returned} refunded, ${paid} paid out`;
export const dropped = (sum: string) => `${sum} dropped to the safe`;
export const otherFloat = (float: string, left: string) =>
  `The float was entered as ${float}, but the last count left ${left}`;
/** @param name a terminal's, or the names of several that were counted together */
export const terminal = (name: string, counted: string, booked: string) =>
  `${name}: ${counted} on the terminal, ${booked} recorded`;
/** Entries of the day book. */
export const entries = {
  closed: (by: string) => `Closed by ${by}`,
  notCounted: 'No one counted the drawer',
  reopened: (by: string, why: string) => `Opened again by ${by}: ${why}`,
  paidOut: (by: string, sum: string, text: string, to: string) =>
    `${by} paid out ${sum} to ${to}: ${text}`,
  handedOver: (by: string, to: string) => `Handed over by ${by} to ${to}`,
  slip: (slip: string) => `slip ${slip}`,
  noSlip: (why: string) => `no slip: ${why}`,
};
export const credited = (amount: string) =>
  `${amount} accepted: the reservation is paid, and the guest gets the receipt.`;
export const returned = (amount: string) =>
  `${amount} goes back within a minute, and the guest gets an email.`;
export const adopted = (amount: string) =>
  `${amount} received and refunded: both are now in the books.`;
export const booked = (amount: string) => `${amount} recorded and applied to the reservation.`;
export const bookedAndBack = (amount: string) =>
  `${amount} recorded. The reservation can’t use it, so what’s left of it goes back.`;
export const retried = 'The refund is sent again, or checked with the provider, within a minute.';
export const retriedLater =
  'Refund recorded. It’s on hold until the books have been reconciled with the providers after the restore.';
export const refundsAdopted = (refunds: number) =>
  refunds === 0
    ? 'All refunds of this payment are already in the books.'
    : `Refunds recorded: ${refunds}.`;
/** @param sender null where the provider does not say; a string that is the holder's name in other words, if `isLike` */
export function accountNames(holder: string, sender: string | null, isLike: boolean): string {
  const named = `The account is in the name of ${holder}.`;
  if (sender === null) return `${named} The provider does not say who sent the money.`;
  return isLike
    ? `${named} It matches the sender (${sender}).`
    : `${named} The money came from ${sender}: the names don’t match.`;
}
/** Beside whose account it is. */
export const otherGuest = (guest: string) =>
  `The guest’s name is ${guest}: this is someone else’s account.`;
export const onItsWay = 'The refund is on its way to this account, and the guest gets an email.';
export const given = (amount: string) =>
  `${amount} goes back the way it was paid. The reservation has ended, and its rooms are available again.`;
export const givenNote = (why: string) => `Refunded: ${why}`;
export const caseClosed = 'Review closed.';
export const theyAgree = 'No differences: they match the books.';
export const withoutAnswer = (count: number) => `No answer: ${count}.`;
export const compared = (payments: number, differences: number, unanswered: number) =>
  [
    `Checked with the providers: ${payments === 1 ? '1 payment' : `${payments} payments`}.`,
    differences === 0 ? theyAgree : `Differences: ${differences}.`,
    ...(unanswered === 0 ? [] : [withoutAnswer(unanswered)]),
  ].join(' ');
