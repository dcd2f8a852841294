import { dateFormat } from '../../machines/shared/madeOnce';
import { isLagosDate, type LagosDate } from '../../machines/shared/stay';

const dayFormat = dateFormat({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A calendar date in a text, such as `Thu, 12 Mar 2026`. */
export function dateInWords(date: LagosDate): string {
  return dayFormat().format(new Date(`${date}T00:00:00Z`));
}

/** A calendar date, such as `Thu, 12 Mar 2026`. Renders nothing without a valid date. */
export function CalendarDate({ date }: { date: LagosDate }) {
  if (!isLagosDate(date)) return null;
  return <time dateTime={date}>{dateInWords(date)}</time>;
}
