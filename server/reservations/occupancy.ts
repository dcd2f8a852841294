import { roomsTooSmall } from '../../machines/booking/roomAdvice';
import { hasPlaceFor, placesIn, type Party } from '../../machines/shared/occupancy';
import { roomTypes } from '../../machines/shared/roomTypes';
import type { ReservationModification } from '../../machines/contract/wire';
import { ApiError } from '../contract/apiError';
import type { Context } from '../context';

/** Rooms of one type, as requested or as reserved. */
interface RoomsOfOneType {
  roomType: string;
  rooms: number;
}

/** The party in a request. */
export function partyOf({
  noOfAdult,
  noOfChildren,
}: Pick<ReservationModification, 'noOfAdult' | 'noOfChildren'>): Party {
  return { adults: noOfAdult, children: noOfChildren };
}

/**
 * Refuses rooms that are too small for the party, if the hotel's settings say so; otherwise occupancy is only advice
 * on the site. A request without rooms passes, because its rooms are not chosen yet.
 * @throws ApiError 409 `rooms_too_small`
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
