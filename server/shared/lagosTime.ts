import { locale } from '../../messages/shared/locale';

const format = new Intl.DateTimeFormat(locale, {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Africa/Lagos',
});

/** A timestamp in the hotel's local time, e.g. `2 Mar 2026, 10:00`. */
export function lagosTime(at: Date): string {
  return format.format(at);
}
