import * as fields from '../shared/fields';

/** Messages of the reservation form. */

export const nameRequired = fields.nameRequired;
export const phoneRequired = fields.phoneRequired;
export const emailRequired = fields.emailRequired;
export const emailInvalid = fields.emailInvalid;
export const checkInRequired = 'Check-in date is required';
export const checkInInvalid = 'Check-in date is invalid';
export const checkInInPast = 'Check-in date cannot be in the past';
export const checkOutRequired = 'Check-out date is required';
export const checkOutInvalid = 'Check-out date is invalid';
export const checkOutNotAfterCheckIn = 'Check-out date must be after check-in date';
export const adultRequired = 'At least one adult is required';
export const childrenNegative = 'Children count cannot be negative';
export const correctErrors = 'Please correct the errors in the form.';

/** For a check-in further ahead, in days, than the hotel accepts. */
export function checkInTooFarAhead(maxDaysAhead: number): string {
  return `Check-in date can be up to ${maxDaysAhead} days from today`;
}

/** For a stay longer, in nights, than the hotel accepts. */
export function stayTooLong(maxNights: number): string {
  return `A stay can be up to ${maxNights} nights`;
}
