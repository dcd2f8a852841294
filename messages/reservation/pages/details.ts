/** The details of one reservation, its timeline, and its actions. */

export const title = 'Reservation Details';
export const loading = 'Loading the reservation...';
export const findingOut = 'Checking your reservation...';
export const backToList = 'Back to My Reservations';

export const whatYouCanDo = 'What you can do';
export const modifyReservation = 'Modify Reservation';
export const cancelReservation = 'Cancel Reservation';
export const cancelling = 'Cancelling...';
export const requestRefund = 'Request Refund';
export const giveOtherAccount = 'Add Another Account';
export const seeWhereItGoes = 'View Refund';
/** How the guest hears of a refund; what is asked is said elsewhere. */
export const toldByEmail = 'We’ll email you when it has been made.';
export const otherStay = 'Different dates, guests or rooms';

export const possibleUntil = 'Deadline';
export const goesBackToYou = 'Your refund';

export const whatHappened = 'Reservation history';

/** How a payment was made, such as “by bank transfer with Paystack”. */
export function paidThrough(how: string): string {
  return `Paid ${how}`;
}
