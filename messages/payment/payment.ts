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
  'We’re still waiting for the payment provider to confirm your payment. Please do not pay again.';
export const paidBack =
  'This reservation has been cancelled or refunded. Any money we receive for it goes back to you in full.';
export const underReview = 'Our team is looking into your payment. Please do not pay again.';
export const cancelled = 'This reservation has been cancelled, so it can no longer be paid for.';
export const refunded = 'This payment has been refunded.';
export const notCompleted =
  'Your payment wasn’t completed. If you’ve just sent a transfer, please wait: we’ll match it to your reservation automatically. Otherwise, you can pay now.';
export const transferUnderWay =
  'Your bank transfer is in progress. If you’ve sent the money, there’s nothing more to do: we’ll email you as soon as it arrives.';
export const ussdUnderWay =
  'Dial the code you were given. Once you’ve confirmed it on your phone, there’s nothing more to do: we’ll email you as soon as the money arrives.';
export const notSentYet =
  'Haven’t sent anything yet? You can pay another way. Once you have, any money that still arrives from this payment goes back to you.';
export const holdEnded =
  'Your time to pay has run out, so we may no longer be holding your rooms. Check again to see your reservation’s status.';
export const noRooms = 'This reservation has no rooms, so it can’t be paid for.';

/** Wherever a reservation can be paid with a payment that was started at a provider and not finished. */
export function paymentBegunWith(provider: string): string {
  return `You started paying with ${provider} but haven’t finished.`;
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
