import type { ReservationAvailability } from '../../../machines/contract/wire';
import { modifyPermission } from '../../../machines/reservation/policy';
import type { StayDates } from '../../../machines/shared/stayDates';
import { awaitInOrder } from '../../database/statements';
import { readAtOnce } from '../../database/transactions';
import type { Context } from '../../context';
import { roomsForReservation, roomsLeftOf, type RoomsOfStay } from '../../rooms/availability';
import { roomPricesOn } from '../../rooms/roomPrices';
import type { WantedRooms } from '../../rooms/numberedRoom';
import type { ReservationRow } from '../queries';
import { reservationNotFound, roomsUnavailable } from '../errors';
import { findOfGuestWithRooms } from '../reservationsWithRooms';
import { permissionFactsNow } from '../status';
import { readHolds } from '../holds/holdHistory';
import { refusalOfChange } from '../holds/holdLimits';

/** Why a reservation could not be moved to other nights; null if it could. */
async function whyNotMoved(
  context: Context,
  row: ReservationRow,
  wanted: readonly WantedRooms[],
  types: readonly RoomsOfStay[],
  stay: StayDates,
): Promise<string | null> {
  if (row.checkIn === stay.checkIn && row.checkOut === stay.checkOut) return null;
  const free = (key: string) => types.find(({ roomType }) => roomType === key)?.free ?? 0;
  if (wanted.some(({ roomType, numberOfRooms }) => free(roomType) < numberOfRooms)) {
    return roomsUnavailable().message;
  }
  const { database } = context;
  const holds = await readHolds(database, context, row);
  const moved = { row: { ...row, ...stay }, wanted, left: types, holds };
  const refusal = await refusalOfChange(database, context, moved);
  return refusal?.message ?? null;
}

/**
 * Previews a guest's own reservation on other dates, by the same rules as the change itself. Nothing is changed or
 * held.
 * @throws ApiError 404 `reservation_not_found`, likewise for another guest's, an unknown or a malformed id
 */
export function otherDates(
  context: Context,
  accountId: string,
  id: string,
  stay: StayDates,
): Promise<ReservationAvailability> {
  return readAtOnce(context.database, (database) =>
    otherDatesNow({ ...context, database }, accountId, id, stay),
  );
}

async function otherDatesNow(
  context: Context,
  accountId: string,
  id: string,
  stay: StayDates,
): Promise<ReservationAvailability> {
  const found = await findOfGuestWithRooms(context.database, accountId, id);
  if (!found) throw reservationNotFound();
  const { row, allocations, isUnderReview } = found;
  const hasRooms = allocations.length > 0;
  const [types, prices] = await awaitInOrder([
    roomsForReservation(context, row.id, stay),
    roomPricesOn(context.database, stay.checkIn),
  ]);
  const permission = modifyPermission(
    permissionFactsNow(context, row, { hasRooms, isUnderReview }),
  );
  const whyNot = permission.allowed
    ? await whyNotMoved(context, row, allocations, types, stay)
    : permission.why;
  return { ...stay, rooms: roomsLeftOf(context, types, prices, stay), whyNot };
}
