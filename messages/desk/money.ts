/** What the desk says of the money of a day. Amounts are such as “₦1,500.00”, times such as “12 Mar, 22:04”. */

export const closed = (by: string, time: string) => `${by} closed this day on ${time}.`;
export const notBegun = 'This day has not begun.';
export const decided = (time: string, note: string) => `This case was closed on ${time}: ${note}.`;
export const paymentAt = (reference: string, provider: string) => `${reference} at ${provider}`;
export const whyNeeded = 'Why? It is kept with the case.';
export const noCase = 'There is no such case.';
export const noReservation =
  'There is no such reservation, or more than one whose number begins so.';
export const paysNothing =
  'This payment does not pay its reservation, so there is nothing to give back of it.';
export const stillFollowed = 'That refund has not failed, or is asked about anyway.';
export const silent = 'The provider gives no answer now; nothing was changed. Please try again.';
export const notBooked = 'Nothing of this payment is booked, so no refund of it can be.';

/** The decisions, on their buttons. */
export const decisions = {
  credit: 'Let It Count',
  return: 'Send It Back',
  adopt: 'Take Into the Books',
  book: 'Book for a Reservation',
  retry: 'Send Again',
  sendToAccount: 'Send to an Account',
  give: 'Give It Back',
  adoptRefunds: 'Take Refunds Into the Books',
  close: 'Close With a Note',
};

// What was done.
/** Who gets the figures of a closed day. @param to null where nobody does */
export const mailedTo = (to: string | null) =>
  to === null
    ? 'Nobody gets the figures by mail, as STAFF_EMAIL is not set on the server.'
    : `${to} gets the figures by mail.`;
export const dayClosed = (to: string | null) =>
  `The day is closed, and its figures are kept. ${mailedTo(to)}`;
export const doneBefore = 'This was done before, and not twice.';
export const credited = (amount: string) =>
  `${amount} count: the reservation is paid, and its guest gets the receipt.`;
export const returned = (amount: string) =>
  `${amount} goes back within a minute, and the guest is told.`;
export const adopted = (amount: string) => `${amount} came and went, and stand in the books now.`;
export const booked = (amount: string) => `${amount} came into the books and pay the reservation.`;
export const bookedAndBack = (amount: string) =>
  `${amount} came into the books. The reservation can’t use it, so what is left of it goes back.`;
export const retried = 'The refund is sent again, or asked about, within a minute.';
export const retriedLater =
  'The refund is written down. It waits until the books are compared with the providers after the restore.';
export const refundsAdopted = (refunds: number) =>
  refunds === 0
    ? 'The books know all refunds of this payment.'
    : `Refunds that came into the books: ${refunds}.`;
/** @param sender null where the provider does not say; a string that is the holder's name in other words, if `isLike` */
export function accountNames(holder: string, sender: string | null, isLike: boolean): string {
  const named = `The account is in the name of ${holder}.`;
  if (sender === null) return `${named} The provider does not say who sent the money.`;
  return isLike
    ? `${named} So is the one that the money came from (${sender}).`
    : `${named} The money came from ${sender}: that is another name.`;
}
export const onItsWay = 'The refund is on its way to it, and the guest is told.';
export const given = (amount: string) =>
  `${amount} goes back the way it was paid. The reservation is over, and its rooms are free.`;
export const givenNote = (why: string) => `Given back: ${why}`;
export const caseClosed = 'The case is closed.';
export const theyAgree = 'They say what the books say.';
export const withoutAnswer = (count: number) => `Without an answer: ${count}.`;
export const compared = (payments: number, differences: number, unanswered: number) =>
  [
    `Asked at the providers: ${payments === 1 ? '1 payment' : `${payments} payments`}.`,
    differences === 0 ? theyAgree : `Differences: ${differences}.`,
    ...(unanswered === 0 ? [] : [withoutAnswer(unanswered)]),
  ].join(' ');

// To the owner.
export const mailSubject = (day: string) => `Takings of ${day}`;
export const mailTaken = 'Taken';
export const mailReturned = 'Given back';
export const mailLine = (taken: string, returned: string) =>
  `${taken} taken, ${returned} given back`;
export const mailUnaccounted = 'Not accounted for';
