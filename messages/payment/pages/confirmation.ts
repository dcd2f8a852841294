/** The page on which a reservation is confirmed and paid. */

export const title = 'Reservation Confirmation';
export const howToPay =
  'You pay by card, bank transfer or USSD with the provider of your choice, and come back here.';
/** Until when the money would come back, for a guest who is about to pay. */
export function fullRefundUntil<Part>(timestamp: Part) {
  return ['Full refund until ', timestamp, '.'] as const;
}

export const noRefund = 'Your stay begins so soon that it can’t be refunded once it is paid.';
export const receipt = 'Payment Receipt';

export function payWith(provider: string): string {
  return `Pay with ${provider}`;
}

/** In print, where no URL names the reservation. */
export function reservationNamed(id: string): string {
  return `Reservation ID ${id}`;
}
