import * as messages from '../../messages/booking/form';
import { daysBetween, isLagosDate, type LagosDate, type StayLimits } from './stay';
import { lastFailing } from './fieldErrors';

/** The two dates of a stay, each empty until it is chosen. */
export interface StayDates {
  checkIn: LagosDate;
  checkOut: LagosDate;
}

/** How long both dates must stay unchanged before the rooms left for them are loaded, in milliseconds. */
export const DATES_DEBOUNCE_MS = 500;

/**
 * The error of a check-in date.
 * @param today today's date in Lagos; null if it is not known: then the server decides
 */
export function checkInError(
  checkIn: string,
  today: LagosDate | null,
  limits: StayLimits,
): string | undefined {
  if (checkIn === '') return messages.checkInRequired;
  if (!isLagosDate(checkIn)) return messages.checkInInvalid;
  if (today === null) return undefined;
  const daysAhead = daysBetween(today, checkIn);
  return lastFailing([
    [daysAhead >= 0, messages.checkInInPast],
    [daysAhead <= limits.maxDaysAhead, messages.checkInTooFarAhead(limits.maxDaysAhead)],
  ]);
}

/** The error of a check-out date. With an invalid check-in there is nothing to compare. */
export function checkOutError(
  checkOut: string,
  checkIn: string,
  limits: StayLimits,
): string | undefined {
  if (checkOut === '') return messages.checkOutRequired;
  if (!isLagosDate(checkOut)) return messages.checkOutInvalid;
  if (!isLagosDate(checkIn)) return undefined;
  const nights = daysBetween(checkIn, checkOut);
  return lastFailing([
    [nights > 0, messages.checkOutNotAfterCheckIn],
    [nights <= limits.maxNights, messages.stayTooLong(limits.maxNights)],
  ]);
}

/** Whether the hotel accepts reservations for a stay. */
export function isStayOffered(
  { checkIn, checkOut }: StayDates,
  today: LagosDate | null,
  limits: StayLimits,
): boolean {
  return (
    checkInError(checkIn, today, limits) === undefined &&
    checkOutError(checkOut, checkIn, limits) === undefined
  );
}
