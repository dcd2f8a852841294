import type { Context } from '../context';
import type { Checkouts } from '../reservations/context';
import { supersedeAttempts } from './attempts';

/** The checkouts of reservations, as reservations see them. */
export function createCheckouts(context: Pick<Context, 'clock'>): Checkouts {
  return { supersede: (tx, reservationId) => supersedeAttempts(tx, context, reservationId) };
}
