/**
 * A stay is a run of nights between two calendar dates in the hotel's zone. It is half-open: the
 * check-out day is another guest's check-in day.
 */

/** A calendar date `YYYY-MM-DD` in Africa/Lagos; see {@link isLagosDate}. */
export type LagosDate = string;

/** How long and how far ahead the hotel accepts reservations. */
export interface StayLimits {
  /** The longest stay, in nights. */
  maxNights: number;
  /** The furthest check-in, in days after Lagos's today. */
  maxDaysAhead: number;
}

export const MAX_NIGHTS = 30;
export const MAX_DAYS_AHEAD = 540;
export const defaultStayLimits: StayLimits = {
  maxNights: MAX_NIGHTS,
  maxDaysAhead: MAX_DAYS_AHEAD,
};

const MS_PER_DAY = 86_400_000;
/** Lagos keeps UTC+1 all year, so its calendar needs no zone database. */
const LAGOS_OFFSET_MS = 3_600_000;
const CALENDAR_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Days since 1970-01-01: arithmetic on these can't be shifted by a zone or a clock change. */
function dayNumber(date: LagosDate): number {
  return Date.parse(`${date}T00:00:00Z`) / MS_PER_DAY;
}

function dateOfDay(day: number): LagosDate {
  return new Date(day * MS_PER_DAY).toISOString().slice(0, 10);
}

/** Whether a text is a valid calendar date: `2026-02-30` is not. */
export function isLagosDate(text: string): text is LagosDate {
  if (!CALENDAR_DATE.test(text)) return false;
  const day = dayNumber(text);
  return Number.isInteger(day) && dateOfDay(day) === text;
}

/** The calendar date in Lagos at an instant. */
export function lagosToday(now: Date): LagosDate {
  return new Date(now.getTime() + LAGOS_OFFSET_MS).toISOString().slice(0, 10);
}

/** Today's date in Lagos; null if the time is not known. */
export function knownToday(now: Date | null): LagosDate | null {
  return now && lagosToday(now);
}

/** The date `days` days later (earlier when negative). */
export function addDays(date: LagosDate, days: number): LagosDate {
  return dateOfDay(dayNumber(date) + days);
}

/** Whole days from one date to another; negative when `to` comes first. */
export function daysBetween(from: LagosDate, to: LagosDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** Nights of a stay: 0 when a date is missing or the check-out is not after the check-in. */
export function nightsBetween(checkIn: LagosDate, checkOut: LagosDate): number {
  if (!isLagosDate(checkIn) || !isLagosDate(checkOut)) return 0;
  return Math.max(0, daysBetween(checkIn, checkOut));
}

/** Every night of a stay, named by the date on which it begins. */
export function eachNight(checkIn: LagosDate, checkOut: LagosDate): LagosDate[] {
  return Array.from({ length: nightsBetween(checkIn, checkOut) }, (_, night) =>
    addDays(checkIn, night),
  );
}

/** The instant of a time of day in Lagos, such as `14:00`. */
export function lagosInstant(date: LagosDate, time: string): Date {
  return new Date(Date.parse(`${date}T${time}:00Z`) - LAGOS_OFFSET_MS);
}

/** The hotel's business day at an instant: until the hour at which it ends, that of the evening before. */
export function businessDay(now: Date, endsAt: string): LagosDate {
  const today = lagosToday(now);
  return now < lagosInstant(today, endsAt) ? addDays(today, -1) : today;
}

/** The instants from which a business day runs, and before which it ends. */
export function businessHours(day: LagosDate, endsAt: string): { from: Date; to: Date } {
  return { from: lagosInstant(day, endsAt), to: lagosInstant(addDays(day, 1), endsAt) };
}

/** The instant at which the check-in day begins in Lagos. */
export function checkInDayStart(checkIn: LagosDate): Date {
  return lagosInstant(checkIn, '00:00');
}
