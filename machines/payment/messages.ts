import type { PaymentProvider } from './paymentReference';

/** Everything the product says about paying and about what became of a payment. */

export const providerNames: Readonly<Record<PaymentProvider, string>> = {
  paystack: 'Paystack',
  flutterwave: 'Flutterwave',
};

export const reservationViewMessages = {
  notFound: 'Reservation not found.',
  loadFailed: 'Failed to load reservation details.',
  nothingToLookUp: 'No reservation ID or payment reference provided.',
  empty: 'No reservation details available.',
} as const;

export const paymentMessages = {
  verificationFailed: 'Payment verification failed. Please try again or contact support.',
  unexpectedVerificationError: 'An unexpected error occurred during payment verification.',
  alreadyPaidOrMissing: 'Reservation is already paid or details are missing.',
  directUnavailable:
    'Direct card payment is currently unavailable. Please use Paystack or Flutterwave.',
  reservationIdMissing: 'Reservation ID not found. Cannot proceed with payment.',
  noSavedReservation: 'No reservation details found. Please make a reservation first.',
  savedReservationCorrupt: 'Failed to load reservation details. Please try reserving again.',
  stillWaiting:
    'We are still waiting for the payment provider to confirm your payment. Please do not pay again.',
  paidBack:
    'This reservation is cancelled or refunded. Money that arrived for it goes back to you in full.',
  underReview: 'Your payment is being looked into by our staff. Please do not pay again.',
  cancelled: 'This reservation has been cancelled, so it cannot be paid.',
  refunded: 'This payment has been refunded.',
  notCompleted:
    'Your payment was not completed. You can pay now; a payment that went through all the same is found and counted by itself.',
  holdEnded:
    'The time to pay is over, and your rooms are no longer held for you. Check again to see how your reservation stands.',
  noRooms: 'This reservation has no rooms, so it cannot be paid.',
} as const;

export const paymentCallbackMessages = {
  verifying: 'Verifying your payment...',
  successful: 'Payment Successful!',
  confirmed: 'Reservation Confirmed',
  failed: 'Payment Failed',
  notCompleted: 'Payment Not Completed',
  unknown: 'Payment Status Unknown',
  stillPending: 'Payment Pending',
  paidBack: 'Payment Returned',
  refunding: 'Refund Requested',
  underReview: 'Payment Under Review',
  noReference: 'No payment reference or transaction ID found. Payment status unknown.',
} as const;

/** Said when the server answers an initiation without the address to go to. */
export function paymentAddressMissing(provider: PaymentProvider): string {
  return provider === 'paystack'
    ? 'Could not get Paystack authorization URL from backend.'
    : 'Could not get Flutterwave payment link from backend.';
}

/** Said on the confirmation screen when a payment cannot be started, without words of the server. */
export function initializationFailed(provider: PaymentProvider): string {
  return `${providerNames[provider]} initialization failed`;
}

/** Said on the payment page when a payment cannot be started. */
export function initiationFailed(provider: PaymentProvider): string {
  return `${providerNames[provider]} payment initiation failed. Please try again.`;
}
