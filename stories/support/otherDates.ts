import type { Snapshot } from 'xstate';
import { reservationManagementModel } from '../../models/reservation/reservationManagementModel';
import { exampleReservation } from '../../models/fixtures/exampleReservation';
import { snapshotOf } from './screen';
import { answered } from './steps';

const read = answered('loadReservation', { reservation: exampleReservation() });

/** The form around the check of other dates: the guest has entered another check-out. */
export function enteringOtherDates(): ReadonlyMap<string, Snapshot<unknown>> {
  const path = {
    to: 'drafting',
    by: [read, 'wants to modify', 'enters another check-out date'],
  };
  return new Map([['reservationManagement', snapshotOf(reservationManagementModel, path)]]);
}
