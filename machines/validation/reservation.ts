import { managementMessages } from '../messages/management';
import { reservationFormMessages as messages } from '../messages/booking';
import { defaultStayLimits, type LagosDate, type StayLimits } from '../stay';
import { emailError } from './email';
import { lastFailing, withoutPassed, type FieldErrors } from './fieldErrors';
import { checkInError, checkOutError } from './stayDates';

/** What the guest fills in to reserve; dates are Lagos dates, empty until chosen. */
export interface ReservationForm {
  name: string;
  phone: string;
  email: string;
  checkIn: string;
  checkOut: string;
  adults: number;
  /** 6 stands for more than five. */
  children: number;
  notes: string;
}

/** What the guest may change about a reservation that is not paid yet. */
export type ModifyForm = Pick<
  ReservationForm,
  'checkIn' | 'checkOut' | 'adults' | 'children' | 'notes'
>;

export const emptyModifyForm: ModifyForm = {
  checkIn: '',
  checkOut: '',
  adults: 1,
  children: 0,
  notes: '',
};

export const emptyReservationForm: ReservationForm = {
  ...emptyModifyForm,
  name: '',
  phone: '',
  email: '',
};

/**
 * The message of every field of the modify form that is wrong.
 * @param today Lagos's today
 */
export function validateModifyForm(
  form: ModifyForm,
  today: LagosDate,
  limits: StayLimits = defaultStayLimits,
): FieldErrors<ModifyForm> {
  return withoutPassed({
    checkIn: checkInError(form.checkIn, today, limits),
    checkOut: checkOutError(form.checkOut, form.checkIn, limits),
    adults: lastFailing([[form.adults >= 1, messages.adultRequired]]),
    children: lastFailing([[form.children >= 0, messages.childrenNegative]]),
  });
}

/** Who reserves, and how the hotel reaches them. */
export type GuestDetails = Pick<ReservationForm, 'name' | 'phone' | 'email'>;

/** The message of everything that is wrong about who reserves. */
export function validateGuestDetails(details: GuestDetails): FieldErrors<GuestDetails> {
  return withoutPassed({
    name: details.name.trim() === '' ? messages.nameRequired : undefined,
    phone: details.phone.trim() === '' ? messages.phoneRequired : undefined,
    email: emailError(details.email, messages),
  });
}

/**
 * The message of every field of the reservation form that is wrong.
 * @param today Lagos's today
 */
export function validateReservationForm(
  form: ReservationForm,
  today: LagosDate,
  limits: StayLimits = defaultStayLimits,
): FieldErrors<ReservationForm> {
  return {
    ...validateGuestDetails(form),
    ...validateModifyForm(form, today, limits),
  };
}

/** What is wrong with the reason for a refund. */
export function refundReasonError(reason: string): string | undefined {
  return reason.trim() === '' ? managementMessages.refundReasonRequired : undefined;
}
