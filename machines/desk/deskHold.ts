import { addDays, businessHours, lagosInstant, lagosToday, type LagosDate } from '../shared/stay';

/** How long the desk holds rooms that nobody has paid for. */

/** The time, and the hour at which the hotel's business day ends. */
export interface DeskTime {
  now: Date;
  dayEnds: string;
}

/** More rooms than these are held unpaid by managers alone. */
export const MOST_ROOMS_HELD = 4;
/** The last hour of a hold. */
const EVENING = '18:00';
/** Within so many days of the check-in a hold lasts until the evening of that day. */
const DAYS_SOON = 7;
/** Further ahead it lasts this long, in milliseconds. */
const LONG_AHEAD = 48 * 60 * 60_000;

/** Until when rooms can be held at all: the end of the arrival day; of its business day for the night that is ending. */
export const longestHold = (checkIn: LagosDate, { now, dayEnds }: DeskTime): Date =>
  checkIn < lagosToday(now)
    ? businessHours(checkIn, dayEnds).to
    : lagosInstant(addDays(checkIn, 1), '00:00');

/** Until when the desk holds rooms without a deposit; whoever arrives later this evening has until its end. */
export function deskHold(checkIn: LagosDate, time: DeskTime): Date {
  const { now } = time;
  const evening = lagosInstant(checkIn, EVENING);
  if (now >= evening) return longestHold(checkIn, time);
  const isSoon = checkIn <= addDays(lagosToday(now), DAYS_SOON);
  return isSoon ? evening : new Date(now.getTime() + LONG_AHEAD);
}
