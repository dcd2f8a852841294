import type { Reservation } from '../../machines/contract/wire';
import * as reservationViewMessages from '../../messages/payment/view';
import * as generalErrors from '../../messages/shared/generalErrors';
import * as words from '../../messages/reservation/errors';
import { formatNaira, nairaFromKobo, type Kobo } from '../../machines/shared/money';
import { roomTypes } from '../../machines/shared/roomTypes';
import { endMessageOf, type Permission } from '../../machines/reservation/policy';
import type { StatusFields } from '../../machines/reservation/reservationStatus';
import { hotel } from '../../hotel/hotel';
import { ApiError, validationError } from '../contract/apiError';
import type { NightlyPriceOf } from '../rooms/roomPrices';

/** Where the list goes on, in a request. */
export const cursorInvalid = () => validationError({ cursor: generalErrors.notValid });

export const reservationNotFound = () =>
  new ApiError(404, 'reservation_not_found', reservationViewMessages.notFound);

/** @param prices what a night costs now, for the guest to decide again */
export function priceChanged(prices: NightlyPriceOf): ApiError {
  const roomPrices = roomTypes.flatMap(({ key, name }) => {
    const price = prices(key);
    return price === null ? [] : [{ roomType: name, roomPrice: nairaFromKobo(price) }];
  });
  return new ApiError(409, 'price_changed', words.priceChanged, { roomPrices });
}

const phone = hotel.reservationPhone;
const noRooms = (why: string) => new ApiError(409, 'rooms_unavailable', why);
const tooMuchUnpaid = (why: string) => new ApiError(409, 'too_many_unpaid_reservations', why);
const tooManyUnusedHolds = (why: string) => new ApiError(409, 'too_many_unused_holds', why);

export const roomsUnavailable = () => noRooms(words.roomsUnavailable);
/** Only rooms are left that this guest may not take unpaid now. */
export const reservedForOthers = () => noRooms(words.reservedForOthers(phone));
/** The same, but so many of the last rooms, and room nights, could be taken. */
export const scarceRoomsExceeded = (rooms: number, nights: number) =>
  noRooms(words.scarceRoomsExceeded(rooms, nights, phone));
/** The same, but a new reservation could take them. */
export const notForAChange = () => noRooms(words.notForAChange);

/** @param unpaid the account's number of unpaid reservations */
export const tooManyUnpaid = (unpaid: number) => tooMuchUnpaid(words.tooManyUnpaid(unpaid));
/** The account would hold more rooms, or room nights, unpaid than it may. */
export const tooManyUnpaidRooms = (rooms: number, nights: number) =>
  tooMuchUnpaid(words.tooManyUnpaidRooms(rooms, nights));
/** The same for all accounts on one network. */
export const tooManyUnpaidOfNetwork = () => tooMuchUnpaid(words.tooManyUnpaidOfNetwork);

/** @param minutes until the guest may reserve again */
export const tooManyUnused = (minutes: number) => tooManyUnusedHolds(words.tooManyUnused(minutes));
/** The same, but a smaller reservation would be accepted now. */
export const unusedNightsExceeded = (minutes: number) =>
  tooManyUnusedHolds(words.unusedNightsExceeded(minutes));
/** The same two for all accounts on one network. */
export const tooManyUnusedOfNetwork = (minutes: number) =>
  tooManyUnusedHolds(words.tooManyUnusedOfNetwork(minutes, phone));
export const unusedNightsOfNetworkExceeded = (minutes: number) =>
  tooManyUnusedHolds(words.unusedNightsOfNetworkExceeded(minutes, phone));

/** @param fields the message for each invalid field of the request */
export function beyondLimits(
  code: 'stay_too_long' | 'stay_too_far_ahead',
  fields: Record<string, string>,
): ApiError {
  const [message = ''] = Object.values(fields);
  return new ApiError(400, code, message, { fields });
}

/** The hotel's rules don't allow this for the reservation. */
export const transitionRefused = (why: string) => new ApiError(409, 'transition_refused', why);

/** The lifecycle doesn't: the reservation has ended, if nothing else is known. */
export const notPossible = (row: StatusFields) =>
  transitionRefused(endMessageOf(row) ?? words.notPossible);

/** Other dates would cost less than is paid already. */
export const lessThanPaid = (paid: Kobo) =>
  transitionRefused(words.lessThanPaid(formatNaira(paid)));

/** @param reservation as it is now */
export const changedMeanwhile = (reservation: Reservation) =>
  new ApiError(409, 'reservation_changed', words.changedMeanwhile, { reservation });

/** @throws ApiError 409 `transition_refused`, with the reason, unless it is permitted */
export function requirePermission(permission: Permission): void {
  if (!permission.allowed) throw transitionRefused(permission.why);
}
