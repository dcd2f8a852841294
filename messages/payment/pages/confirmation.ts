/** The page on which a reservation is confirmed and paid. */

export const title = 'Reservation Confirmation';
export const howToPay =
  'Choose a provider and pay by card, bank transfer or USSD. You’ll come back here afterwards.';
/** Until when the money would come back, for a guest who is about to pay. */
export function fullRefundUntil<Part>(timestamp: Part) {
  return ['Full refund until ', timestamp, '.'] as const;
}

export const noRefund = 'Your stay starts so soon that it can’t be refunded once you’ve paid.';
export const receipt = 'Payment Receipt';

export function payWith(provider: string): string {
  return `Pay with ${provider}`;
}

/** In print, where no URL names the reservation. */
export function reservationNamed(id: string): string {
  return `Reservation ID ${id}`;
}
