import { roomsTooSmall } from '../../machines/booking/roomAdvice';
import { hasPlaceFor, placesIn, type Party } from '../../machines/shared/occupancy';
import { roomTypes } from '../../machines/shared/roomTypes';
import type { ReservationModification } from '../../machines/contract/wire';
import { ApiError } from '../contract/apiError';
import type { Context } from '../context';

/** Rooms of one type, as they are asked for or were. */
interface RoomsOfOneType {
  roomType: string;
  rooms: number;
}

/** The party that a request tells of. */
export function partyOf({
  noOfAdult,
  noOfChildren,
}: Pick<ReservationModification, 'noOfAdult' | 'noOfChildren'>): Party {
  return { adults: noOfAdult, children: noOfChildren };
}

/**
 * Refuses rooms that hold less than the party, where the hotel wants that; elsewhere occupancy is the site's advice.
 * A request without rooms is left alone: which rooms it will be is still open.
 * @throws Refusal 409 `rooms_too_small`
 */
export function requireCapacity(
  { configuration }: Pick<Context, 'configuration'>,
  party: Party,
  rooms: readonly RoomsOfOneType[],
): void {
  if (!configuration.occupancyRequired || rooms.length === 0) return;
  const places = placesIn(
    roomTypes.map(({ key, sleeps }) => ({
      sleeps,
      rooms: rooms.reduce(
        (sum, { roomType, rooms: count }) => sum + (roomType === key ? count : 0),
        0,
      ),
    })),
  );
  if (hasPlaceFor(places, party)) return;
  throw new ApiError(409, 'rooms_too_small', roomsTooSmall(places, party));
}
