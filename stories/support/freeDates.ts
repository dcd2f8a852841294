import { addDays, MAX_DAYS_AHEAD, MAX_NIGHTS } from '../../machines/shared/stay';

const today = '2026-03-10';

/** What a calendar offers before anything is chosen, on the day of the stories. */
export const freeDates = {
  checkIn: '',
  checkOut: '',
  min: today,
  max: addDays(today, MAX_DAYS_AHEAD),
  maxNights: MAX_NIGHTS,
};
