import type { Context } from '../context';
import type { Checkouts } from '../reservations/context';
import { supersedeAttempts } from './attempts';

/** What the reservations room may do with checkouts. */
export function createCheckouts(context: Pick<Context, 'clock'>): Checkouts {
  return { supersede: (tx, reservationId) => supersedeAttempts(tx, context, reservationId) };
}
