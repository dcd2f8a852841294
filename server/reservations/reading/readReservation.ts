import type { Reservation } from '../../../machines/contract/wire';
import type { Database } from '../../database/database';
import type { Context } from '../../context';
import { toApiReservation } from './toApiReservation';
import type { ReservationRow } from '../queries';
import { withRooms } from '../reservationsWithRooms';

/** A reservation as its owner sees it now, from its row. */
export async function readReservation(
  database: Database,
  context: Pick<Context, 'clock' | 'configuration'>,
  row: ReservationRow,
): Promise<Reservation> {
  return toApiReservation(context, await withRooms(database, row));
}
