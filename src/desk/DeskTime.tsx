import { timeInWords } from '../../machines/desk/inWords';
import { dateFormat } from '../../machines/shared/madeOnce';

const timeZone = 'Africa/Lagos';
const dayFormat = dateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' });
const weekdayFormat = dateFormat({ weekday: 'short', timeZone: 'UTC' });
const longDayFormat = dateFormat({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
const dateFormats = {
  medium: dateFormat({ dateStyle: 'medium', timeZone }),
  full: dateFormat({ dateStyle: 'full', timeZone }),
};
const stampFormat = dateFormat({
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone,
});

/** The time of day in Lagos, where the desk is, such as `14:02`. @param at in UTC */
export function timeOfDay(at: string): string {
  return timeInWords(new Date(at));
}

/** A day as a text, such as `12 Mar`. @param date in Lagos */
export function dayOf(date: string, format = dayFormat): string {
  return format().format(new Date(`${date}T00:00:00Z`));
}

/** Its day of the week, such as `Tue`. @param date in Lagos */
export function weekdayOf(date: string): string {
  return dayOf(date, weekdayFormat);
}

/**
 * A day of any year, such as `12 Mar 2026`, or in full `Thursday, 12 March 2026`.
 * @param at a date in Lagos, or a moment in UTC
 */
export function dateOf(at: string, style: 'medium' | 'full' = 'medium'): string {
  return dateFormats[style]().format(new Date(at));
}

/** A day, such as `12 Mar`. @param date in Lagos */
export function DeskDay({ date, long = false }: { date: string; long?: boolean }) {
  return <time dateTime={date}>{dayOf(date, long ? longDayFormat : dayFormat)}</time>;
}

/** A moment as a text, such as `12 Mar, 14:02`. @param at in UTC */
export function momentOf(at: string): string {
  return stampFormat().format(new Date(at));
}

/** A moment, such as `12 Mar, 14:02`. @param at in UTC */
export function DeskMoment({ at }: { at: string }) {
  return <time dateTime={at}>{momentOf(at)}</time>;
}
