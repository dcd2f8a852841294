/** Emails about part of a reservation's price that the hotel refunds, or has refunded at its desk. */

const returning = 'We are refunding';
const returned = 'We have refunded';

/** About the reservation, after the refund. */
export const staysAsIs = 'Your reservation stays as it is.';
export const roomsGivenUp = 'Your rooms are no longer reserved.';

export function returningSubject(amount: string, id: string): string {
  return `${returning} ${amount} for reservation ${id}`;
}

export function returnedSubject(amount: string, id: string): string {
  return `${returned} ${amount} for reservation ${id}`;
}

export function returningAsPaid(amount: string): string {
  return `${returning} ${amount} to you, the same way it was paid.`;
}

export function returnedAtDesk(amount: string): string {
  return `${returned} ${amount} to you.`;
}

/** About what was paid beyond the price. */
export function paidTooMuch(amount: string): string {
  return `You paid ${amount} more than your reservation costs. Your reservation is confirmed, and we are refunding the difference to you.`;
}
