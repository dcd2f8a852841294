import type { ReservationManagementContext } from '../../../machines/reservationManagementTypes';
import { exampleReservation } from '../../support/exampleReservation';

export const now = new Date('2026-03-10T09:00:00Z');

export const paid = exampleReservation({
  paymentStatus: 'paid',
  refundableUntil: '2026-03-11T23:00:00.000Z',
});

export type Context = ReservationManagementContext;
