/** About the time for which unpaid rooms are held. */

export const afterwards = 'After that, they’re released to other guests, and you can book again.';
export const over = 'Your time to pay has run out, so we may no longer be holding your rooms.';

const MINUTES_PER_HOUR = 60;

/** How long the rooms are still held, in whole minutes, or in hours if it is more than two. */
export function timeLeftToPay(minutes: number): string {
  if (minutes < 1) return 'Less than a minute left to pay.';
  if (minutes === 1) return '1 minute left to pay.';
  if (minutes < 2 * MINUTES_PER_HOUR) return `${minutes} minutes left to pay.`;
  return `${Math.floor(minutes / MINUTES_PER_HOUR)} hours left to pay.`;
}
