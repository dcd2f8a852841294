/** Notices to staff about a reservation; dates as `YYYY-MM-DD`. */

export const guest = 'Guest';
/** Before the link to the front desk. */
export const inFull = 'Full details';
export const cancelledUnpaid = 'The guest cancelled before paying.';

export function paidSubject(checkIn: string, checkOut: string, id: string): string {
  return `Booked and paid: ${checkIn} to ${checkOut} (${id})`;
}

export function paidOnline(amount: string): string {
  return `${amount} was paid online.`;
}

export function cancelledSubject(checkIn: string, id: string): string {
  return `Cancelled: ${checkIn} (${id})`;
}

export function refundSubject(checkIn: string, id: string): string {
  return `Cancelled, and refund requested: ${checkIn} (${id})`;
}

export function wantsMoneyBack(amount: string): string {
  return `The guest has requested a refund of ${amount}. The rooms are available again.`;
}
