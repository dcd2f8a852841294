import type { ReservationModification } from '../../machines/contract/wire';
import * as formMessages from '../../messages/booking/form';
import { lagosToday, type LagosDate, type StayLimits } from '../../machines/shared/stay';
import { isValid, definedErrors, type FieldErrors } from '../../machines/shared/fieldErrors';
import {
  modifyFormOf,
  validateModifyForm,
  validateReservationForm,
  wireNames,
  type ReservationForm,
  type StayRequest,
} from '../../machines/reservation/reservationForm';
import { MAX_NIGHTS_ASKED } from '../../machines/booking/soldOutNightsMachine';
import { checkInError, checkOutError } from '../../machines/shared/stayDates';
import type { Context } from '../context';
import { validationError, ApiError } from '../contract/apiError';
import { unmailable } from '../email/unmailable';
import type { WantedRooms } from '../rooms/numberedRoom';
import { beyondLimits } from './errors';
import type { ReservationRow } from './queries';
import { roomsTooSmall } from '../../machines/booking/roomAdvice';
import { hasPlaceFor, placesIn, type Party } from '../../machines/shared/occupancy';
import { roomTypes } from '../../machines/shared/roomTypes';

type Rules = (today: LagosDate, limits: StayLimits) => FieldErrors<ReservationForm>;
type FieldNames = Readonly<Partial<Record<keyof ReservationForm, string>>>;

const unlimited: StayLimits = { maxNights: Infinity, maxDaysAhead: Infinity };

const queryFields: FieldNames = { checkIn: 'checkIn', checkOut: 'checkOut' };
const nightsFields: FieldNames = { checkIn: 'from', checkOut: 'to' };

/** Keys the messages by the request's field names. */
function named<TField extends string>(
  errors: Readonly<Partial<Record<TField, string>>>,
  names: Readonly<Partial<Record<TField, string>>>,
): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const field in names) {
    const [name, message] = [names[field], errors[field]];
    if (name !== undefined && message !== undefined) messages[name] = message;
  }
  return messages;
}

/** Checks the form's own rules first, then the hotel's limits. */
function check(
  { clock, configuration }: Pick<Context, 'clock' | 'configuration'>,
  rules: Rules,
  names: FieldNames,
  today = lagosToday(clock.now()),
): void {
  const wrong = rules(today, unlimited);
  if (!isValid(wrong)) throw validationError(named(wrong, names));
  const beyond = rules(today, {
    maxNights: configuration.maximumNights,
    maxDaysAhead: configuration.maximumDaysAhead,
  });
  if (isValid(beyond)) return;
  const code = beyond.checkOut ? 'stay_too_long' : 'stay_too_far_ahead';
  throw beyondLimits(code, named(beyond, names));
}

/** A request to reserve. At the desk a guest may have no address, which is null. */
export type WantedStay = Omit<StayRequest, 'emailAddress'> & Pick<ReservationRow, 'emailAddress'>;

/**
 * Applies the reservation form's rules and the hotel's limits to a new reservation.
 * @param today the first date that can be booked: at the desk, also that of the night that is ending
 * @throws ApiError 400 with the messages of the invalid fields
 */
export function checkReservation(
  context: Pick<Context, 'clock' | 'configuration'>,
  request: WantedStay,
  today?: LagosDate,
): void {
  const { name, phoneNumber: phone, emailAddress: email } = request;
  const form = { ...modifyFormOf(request), name, phone, email };
  const rules: Rules = (today, limits) => ({
    ...validateReservationForm(form, today, limits),
    ...unmailable(context, 'email', email ?? '', formMessages),
  });
  check(context, rules, wireNames, today);
}

/** The same for changes to a reservation. */
export function checkModification(
  context: Pick<Context, 'clock' | 'configuration'>,
  request: ReservationModification,
): void {
  const form = modifyFormOf(request);
  check(context, (today, limits) => validateModifyForm(form, today, limits), wireNames);
}

/** The same for a query of sold-out nights. The calling machine limits how many nights it asks for. */
export function checkNightsAsked(
  context: Pick<Context, 'clock' | 'configuration'>,
  { from, to }: { from: string; to: string },
): void {
  const rules: Rules = (today, limits) => {
    const maxNights = Number.isFinite(limits.maxNights) ? MAX_NIGHTS_ASKED : Infinity;
    return definedErrors({
      checkIn: checkInError(from, today, limits),
      checkOut: checkOutError(to, from, { ...limits, maxNights }),
    });
  };
  check(context, rules, nightsFields);
}

/** The same for the two dates of an availability query. */
export function checkDates(
  context: Pick<Context, 'clock' | 'configuration'>,
  { checkIn, checkOut }: { checkIn: string; checkOut: string },
  today?: LagosDate,
): void {
  const rules: Rules = (today, limits) =>
    definedErrors({
      checkIn: checkInError(checkIn, today, limits),
      checkOut: checkOutError(checkOut, checkIn, limits),
    });
  check(context, rules, queryFields, today);
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
  rooms: readonly WantedRooms[],
): void {
  if (!configuration.occupancyRequired || rooms.length === 0) return;
  const places = placesIn(
    roomTypes.map(({ key, sleeps }) => ({
      sleeps,
      rooms: rooms.reduce(
        (sum, { roomType, numberOfRooms }) => sum + (roomType === key ? numberOfRooms : 0),
        0,
      ),
    })),
  );
  if (hasPlaceFor(places, party)) return;
  throw new ApiError(409, 'rooms_too_small', roomsTooSmall(places, party));
}
