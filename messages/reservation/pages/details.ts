/** The details of one reservation, its timeline, and its actions. */

export const title = 'Reservation Details';
export const loading = 'Loading the reservation...';
export const findingOut = 'Finding out how your reservation stands...';
export const backToList = 'Back to My Reservations';

export const whatYouCanDo = 'What you can do';
export const modifyReservation = 'Modify Reservation';
export const cancelReservation = 'Cancel Reservation';
export const cancelling = 'Cancelling...';
export const requestRefund = 'Request Refund';
export const giveOtherAccount = 'Give Another Account';
export const seeWhereItGoes = 'See Where It Goes';
/** How the guest hears of a refund; what is asked is said elsewhere. */
export const toldByEmail = 'We will tell you by email when it is made.';
export const otherStay = 'Other dates, guests or rooms';

export const possibleUntil = 'Possible until';
export const goesBackToYou = 'Goes back to you';

export const whatHappened = 'What happened so far';

/** How a payment was made, such as “by bank transfer with Paystack”. */
export function paidThrough(how: string): string {
  return `Paid ${how}`;
}
