import { locale } from '../../messages/shared/locale';

const format = new Intl.DateTimeFormat(locale, {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Africa/Lagos',
});

/** A moment as the hotel's clocks show it, e.g. `2 Mar 2026, 10:00`. */
export function lagosTime(at: Date): string {
  return format.format(at);
}
