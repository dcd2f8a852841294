import * as reservationViewMessages from '../../messages/payment/view';
import * as words from '../../messages/reservation/errors';
import { nairaFromKobo } from '../../machines/shared/money';
import { roomTypes } from '../../machines/shared/roomTypes';
import type { Permission } from '../../machines/reservation/policy';
import { hotel } from '../../hotel/hotel';
import { ApiError } from '../contract/apiError';
import type { NightlyPriceOf } from '../rooms/roomPrices';

/** The errors that a reserving guest can get. */

export function reservationNotFound(): ApiError {
  return new ApiError(404, 'reservation_not_found', reservationViewMessages.notFound);
}

/** @param prices what a night costs now, for the guest to decide again */
export function priceChanged(prices: NightlyPriceOf): ApiError {
  const roomPrices = roomTypes.map(({ key, name }) => ({
    roomType: name,
    roomPrice: nairaFromKobo(prices(key)),
  }));
  return new ApiError(409, 'price_changed', words.priceChanged, { roomPrices });
}

export function roomsUnavailable(): ApiError {
  return new ApiError(409, 'rooms_unavailable', words.roomsUnavailable);
}

/** @param unpaid the account's number of unpaid reservations */
export function tooManyUnpaid(unpaid: number): ApiError {
  return new ApiError(409, 'too_many_unpaid_reservations', words.tooManyUnpaid(unpaid));
}

/** The account would hold more rooms, or room nights, unpaid than it may. */
export function tooManyUnpaidRooms(rooms: number, nights: number): ApiError {
  return new ApiError(409, 'too_many_unpaid_reservations', words.tooManyUnpaidRooms(rooms, nights));
}

/** The same for all accounts on one network. */
export function tooManyUnpaidOfNetwork(): ApiError {
  return new ApiError(409, 'too_many_unpaid_reservations', words.tooManyUnpaidOfNetwork);
}

/** Only rooms are left that this guest may not take unpaid now. */
export function reservedForOthers(): ApiError {
  const message = words.reservedForOthers(hotel.reservationPhone);
  return new ApiError(409, 'rooms_unavailable', message);
}

/**
 * The same, but fewer rooms could be taken.
 * @param rooms the most of the last rooms at a time
 * @param nights the most room nights at a time
 */
export function scarceRoomsExceeded(rooms: number, nights: number): ApiError {
  const message = words.scarceRoomsExceeded(rooms, nights, hotel.reservationPhone);
  return new ApiError(409, 'rooms_unavailable', message);
}

/** The same, but a new reservation could take them. */
export function notForAChange(): ApiError {
  return new ApiError(409, 'rooms_unavailable', words.notForAChange);
}

/** @param minutes until the guest may reserve again */
export function tooManyUnused(minutes: number): ApiError {
  return new ApiError(409, 'too_many_unused_holds', words.tooManyUnused(minutes));
}

/** The same, but a smaller reservation would be accepted now. */
export function unusedNightsExceeded(minutes: number): ApiError {
  return new ApiError(409, 'too_many_unused_holds', words.unusedNightsExceeded(minutes));
}

/** The same for all accounts on one network. */
export function tooManyUnusedOfNetwork(minutes: number): ApiError {
  const message = words.tooManyUnusedOfNetwork(minutes, hotel.reservationPhone);
  return new ApiError(409, 'too_many_unused_holds', message);
}

/** The same, but a smaller reservation would be accepted now. */
export function unusedNightsOfNetworkExceeded(minutes: number): ApiError {
  const message = words.unusedNightsOfNetworkExceeded(minutes, hotel.reservationPhone);
  return new ApiError(409, 'too_many_unused_holds', message);
}

/** @param fields the message for each invalid field of the request */
export function beyondLimits(
  code: 'stay_too_long' | 'stay_too_far_ahead',
  fields: Record<string, string>,
): ApiError {
  const [message = ''] = Object.values(fields);
  return new ApiError(400, code, message, { fields });
}

/** The hotel's rules or the lifecycle don't allow this for the reservation. */
export function transitionRefused(why: string): ApiError {
  return new ApiError(409, 'transition_refused', why);
}

/** @throws ApiError 409 `transition_refused`, with the reason, unless it is permitted */
export function requirePermission(permission: Permission): void {
  if (!permission.allowed) throw transitionRefused(permission.why);
}
