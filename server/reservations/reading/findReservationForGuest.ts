import type { Reservation } from '../../../machines/contract/wire';
import type { Database } from '../../database/database';
import { readAtOnce } from '../../database/transactions';
import type { Context } from '../../context';
import { toApiReservation } from './toApiReservation';
import { reservationNotFound } from '../errors';
import {
  findOfGuestWithRooms,
  withRooms,
  type ReservationWithRooms,
} from '../reservationsWithRooms';
import { timelineFacts, type TimelineFacts } from './timelineFacts';
import { refundDue } from '../../../machines/reservation/policy';
import { nairaFromKobo } from '../../../machines/shared/money';
import { reducesPrice } from '../pricing/priceOfStay';
import { timelineOf } from './timeline';

/** A reservation for its owner to manage: with its timeline, and what a refund would return. */
export function presentToManage(
  context: Pick<Context, 'clock' | 'configuration'>,
  found: ReservationWithRooms,
  facts: TimelineFacts,
): Reservation {
  const shown = toApiReservation(context, found);
  const given = facts.refunds.filter(reducesPrice);
  const due = refundDue(
    found.row.totalKobo,
    given.map(({ amountKobo }) => amountKobo),
  );
  return {
    ...shown,
    ...(shown.refundableUntil !== null && { refundAmount: nairaFromKobo(due) }),
    timeline: timelineOf(found.row, facts, context.clock.now()),
  };
}

/**
 * A guest's own reservation as it is now.
 * @throws ApiError 404 `reservation_not_found`, likewise for another guest's, an unknown or a malformed id
 */
export async function findReservationForGuest(
  database: Database,
  context: Pick<Context, 'clock' | 'configuration'>,
  accountId: string,
  id: string,
): Promise<Reservation> {
  const found = await findOfGuestWithRooms(database, accountId, id);
  if (!found) throw reservationNotFound();
  return toApiReservation(context, found);
}

/**
 * The same with its timeline and what a refund would return, for managing it.
 * @throws ApiError 404 `reservation_not_found`, likewise for another guest's, an unknown or a malformed id
 */
export async function findReservationDetails(
  database: Database,
  context: Pick<Context, 'clock' | 'configuration'>,
  accountId: string,
  id: string,
): Promise<Reservation> {
  const { found, facts } = await readAtOnce(database, async (tx) => {
    const own = await findOfGuestWithRooms(tx, accountId, id);
    if (!own) throw reservationNotFound();
    return { found: own, facts: await timelineFacts(tx, own.row.id) };
  });
  return presentToManage(context, found, facts);
}

/** A reservation as its owner sees it now. Not restricted to an account. */
export async function readReservation(
  database: Database,
  context: Pick<Context, 'clock' | 'configuration'>,
  id: string,
): Promise<Reservation> {
  return toApiReservation(context, await withRooms(database, id));
}
