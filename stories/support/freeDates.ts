import { addDays, MAX_DAYS_AHEAD, MAX_NIGHTS } from '../../machines/shared/stay';

/** What a calendar offers before anything is chosen, on the day of the stories. */
export const freeDates = {
  checkIn: '',
  checkOut: '',
  min: '2026-03-10',
  max: addDays('2026-03-10', MAX_DAYS_AHEAD),
  maxNights: MAX_NIGHTS,
};
