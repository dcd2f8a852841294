import type { Reservation } from '../../machines/contract/wire';
import type { Database } from '../db/database';
import type { Parts } from '../parts';
import { presentReservation } from './presentReservation';
import { allocationsOf, roomNumbersOf, withRooms, type ReservationRow } from './queries';

/** Reservations whose rows are at hand, as their owner sees them now, in the same order. */
export async function showReservations(
  database: Database,
  parts: Pick<Parts, 'clock' | 'configuration'>,
  rows: readonly ReservationRow[],
): Promise<Reservation[]> {
  const reservations = await withRooms(database, rows);
  return reservations.map((reservation) => presentReservation(parts, reservation));
}

/** A reservation whose row is at hand, as its owner sees it now. */
export async function showReservation(
  database: Database,
  parts: Pick<Parts, 'clock' | 'configuration'>,
  row: ReservationRow,
): Promise<Reservation> {
  const allocations = await allocationsOf(database, row.id);
  const roomNumbers = await roomNumbersOf(database, row.id);
  return presentReservation(parts, { row, allocations, roomNumbers });
}
