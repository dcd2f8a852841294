/** Everything the product says about a guest's existing reservations. */

export const reservationListMessages = {
  empty: 'You have no reservations yet',
  fetchFailed: 'Failed to fetch reservations',
  notPaidInTime: 'It was not paid in time.',
} as const;

export const managementMessages = {
  fetchFailed: 'Failed to fetch reservation',
  cancelFailed: 'Failed to cancel reservation',
  modifyFailed: 'Failed to modify reservation',
  refundFailed: 'Failed to request refund',
  refundReasonRequired: 'Please provide a reason for the refund.',
  cannotBeUndone: 'This action cannot be undone.',
  cancelQuestion: 'Are you sure you want to cancel this reservation?',
  refundQuestion: 'Are you sure you want to request a refund?',
  cancelled: 'Your reservation has been cancelled.',
  modified: 'Your reservation has been modified.',
  refundRequested: 'Your refund has been requested.',
} as const;

/** Said beside a reservation whose payment was begun with a provider and not finished. */
export function paymentBegunWith(provider: string): string {
  return `You began to pay with ${provider} and have not finished.`;
}

/** Of what can be fetched of a reservation as a file. */
export const papersMessages = {
  fetchFailed: 'The file could not be fetched. Please try again.',
} as const;

/** Why the guest may not do something with a reservation. */
export const policyMessages = {
  cancelled: 'This reservation has been cancelled. No further actions are available.',
  expired:
    'This reservation was not paid in time and has been cancelled. No further actions are available.',
  refunded: 'This reservation has been refunded. No further actions are available.',
  paidCannotBeCancelled: 'A paid reservation cannot be cancelled. You can request a refund.',
  paidCannotBeModified: 'A paid reservation can no longer be modified.',
  noRoomsToModify: 'This reservation has no rooms, so it can only be cancelled.',
  notPaidYet: 'Only a paid reservation can be refunded.',
  refundRequested: 'A refund has been requested. We will tell you by email when it is made.',
  refundUnderReview: 'The refund could not be made yet. Our staff is looking into it.',
  refundTooLate: 'A refund can be requested until the check-in day begins.',
} as const;

/** How long money takes back to a guest once a provider has sent it. */
export const payoutTime =
  'Depending on your bank it can take up to 15 working days until you see the money.';

/** What will happen, said before the guest does it. */
export const outlookMessages = {
  cancelling:
    'You have not paid, so no money goes back now. A payment that still reaches us goes back to you in full.',
  modifying:
    'Other dates change the price; the time to pay stays as it is. A payment that you started before goes back to you in full.',
  refunding:
    'Your rooms are given to others at once. The money goes back the way you paid, through the payment provider.',
} as const;

/** Of other dates for a reservation that is not paid, before they are saved. */
export const otherDatesMessages = {
  looking: 'Looking up whether your rooms are free on these dates...',
  free: 'Your rooms are free on these dates. They are yours once you save.',
  taken: 'Choose other dates, or close this: your reservation stays as it is.',
  unknown:
    'We could not look up whether your rooms are free on these dates. You can save all the same: if they are not, we tell you, and your reservation stays as it is.',
  otherRooms:
    'Your rooms stay of the same types. For other rooms, cancel this reservation and choose “Book the same again”: your dates and guests are entered there already.',
} as const;

/** How many rooms of a type that a reservation has are free on other dates, where they are too few; the numbers keep together. */
export function roomsShort(roomType: string, free: number, needed: number): string {
  return `${roomType}: ${free}\u00a0of\u00a0${needed}\u00a0free`;
}

/** How a paid reservation is changed. */
export const paidChangeMessages = {
  how: 'To change a paid reservation, request a refund and then choose “Book the same again”: there you can enter other dates, guests or rooms.',
  costs:
    'The refund costs nothing. You pay for the new stay what it costs, also while the money is still on its way back.',
  rooms:
    'Your rooms are given to others at once. Please see first whether the rooms that you want are free.',
  tooLate: 'Its dates, guests and rooms can no longer be changed here.',
  underWay:
    'For other dates, guests or rooms, choose “Book the same again”. You do not have to wait for the money.',
} as const;

/** The story of a reservation: what happened in each moment, as its guest is told it. */
export const timelineMessages = {
  reserved: 'You made this reservation.',
  modified: 'You modified this reservation. This is its price since then.',
  cancelled: 'You cancelled this reservation.',
  expired: 'The time to pay ended, so this reservation was cancelled. Its rooms were free again.',
  paid: 'Your payment arrived, and your reservation was confirmed.',
  paidLate:
    'Your payment arrived after the time to pay. Your rooms were still free, so your reservation stands again and was confirmed.',
  roomChanged: 'We gave you another room. The price stayed the same.',
  underReview: 'We began to look into a payment for this reservation. Please do not pay again.',
  reviewed: 'We finished looking into it.',
  refundRequested: 'You requested a refund. Your rooms were free again.',
  refundGiven: 'We began to return your money. Your rooms were free again.',
  refundDelayed:
    'The payment provider could not return the money yet. Our staff began to look into it; you do not have to do anything.',
  refundResumed: 'The payment provider took on the refund again.',
  refunded: 'The payment provider sent the money back to you.',
  returningLate:
    'A payment arrived after the time to pay, and your rooms were no longer free. It goes back to you in full.',
  returningCancelled: 'A payment arrived after you had cancelled. It goes back to you in full.',
  returningSuperseded:
    'A payment arrived that you had started before you modified this reservation. It goes back to you in full.',
  returningDuplicate:
    'A second payment arrived for this reservation. It goes back to you in full, and your reservation stays confirmed.',
  returningExcess: 'You paid more than this reservation costs. The rest goes back to you.',
  returningGoodwill: 'We are returning a part of what you paid. Your reservation stays as it is.',
  returned: 'The payment provider sent this money back to you.',
} as const;

/** Of the time for which unpaid rooms are held. */
export const holdMessages = {
  afterwards: 'After that they are free for other guests, and you can book the same again.',
  over: 'The time to pay is over, and your rooms are no longer held for you.',
} as const;

const MINUTES_PER_HOUR = 60;

/** How long the rooms are still held, in whole minutes; in hours where it is more than two of them. */
export function timeLeftToPay(minutes: number): string {
  if (minutes < 1) return 'Less than a minute left to pay.';
  if (minutes === 1) return '1 minute left to pay.';
  if (minutes < 2 * MINUTES_PER_HOUR) return `${minutes} minutes left to pay.`;
  return `${Math.floor(minutes / MINUTES_PER_HOUR)} hours left to pay.`;
}

/** What is to come in the story of a reservation. */
export const upcomingMessages = {
  heldUntil: 'Your rooms are held until then. Please pay before.',
} as const;
