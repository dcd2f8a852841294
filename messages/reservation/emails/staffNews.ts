/** Notices to staff about a reservation; dates as `YYYY-MM-DD`. */

export const guest = 'Guest';
/** Before the command that shows it. */
export const inFull = 'In full';
export const cancelledUnpaid = 'The guest cancelled it before it was paid.';

export function paidSubject(checkIn: string, checkOut: string, id: string): string {
  return `Booked and paid: ${checkIn} to ${checkOut} (${id})`;
}

export function paidOnline(amount: string): string {
  return `${amount} were paid online.`;
}

export function cancelledSubject(checkIn: string, id: string): string {
  return `Cancelled: ${checkIn} (${id})`;
}

export function refundSubject(checkIn: string, id: string): string {
  return `Cancelled, and refund requested: ${checkIn} (${id})`;
}

export function wantsMoneyBack(amount: string): string {
  return `The guest wants the money back: ${amount}. The rooms are free again.`;
}
