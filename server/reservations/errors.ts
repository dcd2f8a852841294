import * as reservationViewMessages from '../../messages/payment/view';
import * as words from '../../messages/reservation/errors';
import type { Permission } from '../../machines/reservation/policy';
import { hotel } from '../../src/content/hotel';
import { ApiError } from '../contract/apiError';

/** The errors that a reserving guest can get. */

export function reservationNotFound(): ApiError {
  return new ApiError(404, 'reservation_not_found', reservationViewMessages.notFound);
}

export function priceChanged(): ApiError {
  return new ApiError(409, 'price_changed', words.priceChanged);
}

export function roomsUnavailable(): ApiError {
  return new ApiError(409, 'rooms_unavailable', words.roomsUnavailable);
}

/** @param unpaid how many unpaid reservations the account has */
export function tooManyUnpaid(unpaid: number): ApiError {
  return new ApiError(409, 'too_many_unpaid_reservations', words.tooManyUnpaid(unpaid));
}

/** The account would hold more rooms, or more nights of rooms, than it may before it pays. */
export function tooManyUnpaidRooms(rooms: number, nights: number): ApiError {
  return new ApiError(409, 'too_many_unpaid_reservations', words.tooManyUnpaidRooms(rooms, nights));
}

/** The same of all accounts on one network. */
export function tooManyUnpaidOfNetwork(): ApiError {
  return new ApiError(409, 'too_many_unpaid_reservations', words.tooManyUnpaidOfNetwork);
}

/** Only rooms are left that this guest may not take unpaid now. */
export function reservedForOthers(): ApiError {
  const message = words.keptForOthers(hotel.reservationPhone);
  return new ApiError(409, 'rooms_unavailable', message);
}

/**
 * The same, where fewer could be taken.
 * @param rooms of the last ones, at a time
 * @param nights of rooms, at a time
 */
export function fewerOfTheLastRooms(rooms: number, nights: number): ApiError {
  const message = words.fewerOfTheLastRooms(rooms, nights, hotel.reservationPhone);
  return new ApiError(409, 'rooms_unavailable', message);
}

/** The same, where only a reservation that is made anew could take them. */
export function notForAChange(): ApiError {
  return new ApiError(409, 'rooms_unavailable', words.notForAChange);
}

/** @param minutes after which the guest may reserve again */
export function tooManyUnused(minutes: number): ApiError {
  return new ApiError(409, 'too_many_unused_holds', words.tooManyUnused(minutes));
}

/** The same where less than was asked for could be reserved at once. */
export function tooMuchUnused(minutes: number): ApiError {
  return new ApiError(409, 'too_many_unused_holds', words.tooMuchUnused(minutes));
}

/** The same of all accounts on one network. */
export function tooManyUnusedOfNetwork(minutes: number): ApiError {
  const message = words.tooManyUnusedOfNetwork(minutes, hotel.reservationPhone);
  return new ApiError(409, 'too_many_unused_holds', message);
}

/** The same where less than was asked for could be reserved at once. */
export function tooMuchUnusedOfNetwork(minutes: number): ApiError {
  const message = words.tooMuchUnusedOfNetwork(minutes, hotel.reservationPhone);
  return new ApiError(409, 'too_many_unused_holds', message);
}

/** @param fields for each offending field of the request, what is wrong with it */
export function beyondLimits(
  code: 'stay_too_long' | 'stay_too_far_ahead',
  fields: Record<string, string>,
): ApiError {
  const [message = ''] = Object.values(fields);
  return new ApiError(400, code, message, { fields });
}

/** The rules of the hotel, or the lifecycle, do not let this happen to the reservation. */
export function transitionRefused(why: string): ApiError {
  return new ApiError(409, 'transition_refused', why);
}

/** @throws Refusal 409 `transition_refused`, with the reason, unless it is permitted */
export function demandPermission(permission: Permission): void {
  if (!permission.allowed) throw transitionRefused(permission.why);
}
