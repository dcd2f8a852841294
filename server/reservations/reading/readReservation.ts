import type { Reservation } from '../../../machines/contract/wire';
import type { Database } from '../../database/database';
import type { Context } from '../../context';
import { toApiReservation } from './toApiReservation';
import { withRooms } from '../reservationsWithRooms';

/** A reservation as its owner sees it now. Not restricted to an account. */
export async function readReservation(
  database: Database,
  context: Pick<Context, 'clock' | 'configuration'>,
  id: string,
): Promise<Reservation> {
  return toApiReservation(context, await withRooms(database, id));
}
