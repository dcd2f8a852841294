import { reservationViewMessages } from '../../machines/messages/payment';
import type { Permission } from '../../machines/reservationPolicy';
import { Refusal } from '../refusal';

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
