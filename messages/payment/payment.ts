import { providerNames } from './providers';

/** Messages about paying and the outcome of a payment. */

export const verificationFailed =
  'Payment verification failed. Please try again or contact support.';
export const unexpectedVerificationError =
  'An unexpected error occurred during payment verification.';
export const alreadyPaidOrMissing = 'Reservation is already paid or details are missing.';
export const directUnavailable =
  'Direct card payment is currently unavailable. Please use Paystack or Flutterwave.';
export const reservationIdMissing = 'Reservation ID not found. Cannot proceed with payment.';
export const noSavedReservation = 'No reservation details found. Please make a reservation first.';
export const savedReservationCorrupt =
  'Failed to load reservation details. Please try reserving again.';
export const stillWaiting =
  'We are still waiting for the payment provider to confirm your payment. Please do not pay again.';
export const paidBack =
  'This reservation is cancelled or refunded. Money that arrived for it goes back to you in full.';
export const underReview =
  'Your payment is being looked into by our staff. Please do not pay again.';
export const cancelled = 'This reservation has been cancelled, so it cannot be paid.';
export const refunded = 'This payment has been refunded.';
export const notCompleted =
  'Your payment was not completed. If you have just sent a transfer, wait for it first: it is found and counted by itself. Otherwise you can pay now.';
export const transferUnderWay =
  'Your bank transfer is under way. If you have sent the money, there is nothing more to do: we write to you as soon as it is here.';
export const ussdUnderWay =
  'Dial the code that you were given. Once you have confirmed it on your phone, there is nothing more to do: we write to you as soon as the money is here.';
export const notSentYet =
  'You have not sent anything? You can pay another way. Once you have, money that still comes by this one goes back to you.';
export const holdEnded =
  'The time to pay is over, and your rooms are no longer held for you. Check again to see how your reservation stands.';
export const noRooms = 'This reservation has no rooms, so it cannot be paid.';

/** Wherever a reservation can be paid with a payment that was started at a provider and not finished. */
export function paymentBegunWith(provider: string): string {
  return `You began to pay with ${provider} and have not finished.`;
}

/** If the server's response to an initiation has no checkout URL. */
export function paymentAddressMissing(provider: keyof typeof providerNames): string {
  return provider === 'paystack'
    ? 'Could not get Paystack authorization URL from backend.'
    : 'Could not get Flutterwave payment link from backend.';
}

/** On the confirmation screen, if a payment can't be started and the server gave no message. */
export function initializationFailed(provider: keyof typeof providerNames): string {
  return `${providerNames[provider]} initialization failed`;
}

/** On the payment page, if a payment can't be started. */
export function initiationFailed(provider: keyof typeof providerNames): string {
  return `${providerNames[provider]} payment initiation failed. Please try again.`;
}
