import type { Reservation } from '../../machines/contract/wire';
import type { Database } from '../db/database';
import type { Parts } from '../parts/parts';
import { presentReservation } from './presentReservation';
import type { ReservationRow } from './queries';
import { withRooms } from './reservationsWithRooms';

/** A reservation whose row is at hand, as its owner sees it now. */
export async function showReservation(
  database: Database,
  parts: Pick<Parts, 'clock' | 'configuration'>,
  row: ReservationRow,
): Promise<Reservation> {
  return presentReservation(parts, await withRooms(database, row));
}
