import * as reservationViewMessages from '../../words/payment/view';
import type { Permission } from '../../machines/reservation/policy';
import { Refusal } from '../http/refusal';

/** Everything that a guest who reserves is told no with. */

export function reservationNotFound(): Refusal {
  return new Refusal(404, 'reservation_not_found', reservationViewMessages.notFound);
}

export function priceChanged(): Refusal {
  return new Refusal(
    409,
    'price_changed',
    'Our prices have changed. Please check your selection and try again.',
  );
}

export function roomsUnavailable(): Refusal {
  return new Refusal(409, 'rooms_unavailable', 'There are not enough rooms left for these dates.');
}

/** @param unpaid how many unpaid reservations the account has */
export function tooManyUnpaid(unpaid: number): Refusal {
  return new Refusal(
    409,
    'too_many_unpaid_reservations',
    `You have ${unpaid} unpaid reservations. Please pay or cancel one of them first.`,
  );
}

/** The account would hold more rooms, or more nights of rooms, than it may before it pays. */
export function tooManyUnpaidRooms(rooms: number, nights: number): Refusal {
  return new Refusal(
    409,
    'too_many_unpaid_reservations',
    `You can hold at most ${rooms} unpaid rooms and ${nights} unpaid nights at a time. Please pay for a reservation first.`,
  );
}

/** The same of all accounts on one network. */
export function tooManyUnpaidOfNetwork(): Refusal {
  return new Refusal(
    409,
    'too_many_unpaid_reservations',
    'Too many rooms are held unpaid from your network. Please pay for a reservation first, or try again in half an hour.',
  );
}

/** Only rooms are left that unpaid reservations may not take. */
export function keptForOthers(): Refusal {
  return new Refusal(
    409,
    'rooms_unavailable',
    'The last rooms of this type are waiting for other guests to pay. Please try again in half an hour, or choose other rooms.',
  );
}

/** @param minutes after which the guest may reserve again */
export function tooManyUnused(minutes: number): Refusal {
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new Refusal(
    409,
    'too_many_unused_holds',
    `Several of your reservations were not paid in time. Please wait ${wait} before you make another one.`,
  );
}

/** @param fields for each offending field of the request, what is wrong with it */
export function beyondLimits(
  code: 'stay_too_long' | 'stay_too_far_ahead',
  fields: Record<string, string>,
): Refusal {
  const [message = ''] = Object.values(fields);
  return new Refusal(400, code, message, { fields });
}

/** The rules of the hotel, or the lifecycle, do not let this happen to the reservation. */
export function transitionRefused(why: string): Refusal {
  return new Refusal(409, 'transition_refused', why);
}

/** @throws Refusal 409 `transition_refused`, with the reason, unless it is permitted */
export function demandPermission(permission: Permission): void {
  if (!permission.allowed) throw transitionRefused(permission.why);
}
