import type { Reservation } from '../../machines/contract/wire';
import type { ReservationManagementContext } from '../../machines/reservation/reservationManagementSetup';
import { exampleReservation } from '../fixtures/exampleReservation';
import { timeIsUp } from '../../tools/model/outcomes';
import { fails, sessionExpired } from '../fixtures/failures';

export const now = new Date('2026-03-10T09:00:00Z');

export const paid = exampleReservation({
  paymentStatus: 'paid',
  refundableUntil: '2026-03-11T23:00:00.000Z',
  refundAmount: 6000,
});

export const pending = exampleReservation();

/** The unpaid reservation after the guest had its check-out moved, as the model's guest enters it. */
export const modified = exampleReservation({ checkOutDate: '2026-03-16' });

/** The unpaid reservation with the dates that were kept, which nobody else enters. */
export const keptDates = exampleReservation({ checkOutDate: '2026-03-17' });

export const cancelled = exampleReservation({
  paymentStatus: 'cancelled',
  cancelReason: 'byGuest',
});

/** The paid reservation whose refund is on its way. */
export const refundRequested = {
  ...paid,
  refundStatus: 'requested',
  refundableUntil: null,
} as const;

/** A reservation as it was read at the time of the model. */
export const read = (reservation: Reservation) => ({ reservation, readAt: now });

export type Context = ReservationManagementContext;

/** A reason of one character more than the hotel reads. */
export const muchTooMuch = 'x'.repeat(1001);

export interface Change {
  before: Context;
  after: Context;
}

export const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** A step that changes neither the reservation nor what was entered. */
export const keeps = ({ before, after }: Change) => ({
  'the reservation stays': after.reservation === before.reservation,
  'what was entered stays': same(before.wanted, after.wanted),
});

/** What the screen says after a step that changes nothing else. */
export const says =
  (error: string | null) =>
  ({ before, after }: Change) => ({
    [`it says ${error === null ? 'nothing' : `“${error}”`}`]: after.error === error,
    ...keeps({ before, after }),
  });

/** A call fails because a login is needed. */
export function needsLoginAt(call: string, from: string, failure = sessionExpired) {
  return { event: fails(call, failure), leads: { [from]: 'sessionLost' }, changes: keeps };
}

/** Nobody answers while the machine is in the state. */
export const isTooLate = (from: string) =>
  timeIsUp('responseTimeout', `reservationManagement.${from}`);
