import type { ReservationModification } from '../contract/wire';
import * as managementMessages from '../../messages/reservation/management';
import * as messages from '../../messages/booking/form';
import { defaultStayLimits, type LagosDate, type StayLimits } from '../shared/stay';
import { emailError, lengthError, maxLengths } from '../shared/fieldRules';
import { hasLetter, isBlank, typedName, typedPhone, typedText } from '../shared/typedText';
import { lastFailing, definedErrors, type FieldErrors } from '../shared/fieldErrors';
import { checkInError, checkOutError } from '../shared/stayDates';

/** What the API stores for a blank special request. */
export const NO_SPECIAL_REQUEST = 'nothing';

/** A special request as the API expects it. */
export function specialRequestForWire(notes: string): string {
  return isBlank(notes) ? NO_SPECIAL_REQUEST : typedText(notes).trim();
}

/** A special request as the guest edits it: empty if there is none. */
export function specialRequestForForm(specialRequest: string): string {
  return specialRequest === NO_SPECIAL_REQUEST ? '' : specialRequest;
}

/** What the guest fills in to reserve; dates are Lagos dates, empty until chosen. */
export interface ReservationForm {
  name: string;
  phone: string;
  email: string;
  checkIn: string;
  checkOut: string;
  adults: number;
  /** 6 means more than five. */
  children: number;
  notes: string;
}

/** What the guest may change about an unpaid reservation. */
export type ModifyForm = Pick<
  ReservationForm,
  'checkIn' | 'checkOut' | 'adults' | 'children' | 'notes'
>;

/** The request to change an unpaid reservation. */
export function reservationModification(form: ModifyForm): ReservationModification {
  return {
    checkInDate: form.checkIn,
    checkOutDate: form.checkOut,
    noOfAdult: form.adults,
    noOfChildren: form.children,
    specialRequest: specialRequestForWire(form.notes),
  };
}

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

/** The errors of the rules that read both dates: an edit of either can put the other right. */
export function validateBothDates({
  checkIn,
  checkOut,
}: Pick<ReservationForm, 'checkIn' | 'checkOut'>): FieldErrors<Pick<ModifyForm, 'checkOut'>> {
  return definedErrors({ checkOut: checkOutError(checkOut, checkIn, defaultStayLimits) });
}

/**
 * The errors of the modify form.
 * @param today today's date in Lagos; null if it is not known
 */
export function validateModifyForm(
  form: ModifyForm,
  today: LagosDate | null,
  limits: StayLimits = defaultStayLimits,
): FieldErrors<ModifyForm> {
  return definedErrors({
    checkIn: checkInError(form.checkIn, today, limits),
    checkOut: checkOutError(form.checkOut, form.checkIn, limits),
    adults: lastFailing([[form.adults >= 1, messages.adultRequired]]),
    children: lastFailing([[form.children >= 0, messages.childrenNegative]]),
    notes: lengthError(typedText(form.notes).trim(), maxLengths.specialRequest),
  });
}

/** The guest's name, and how the hotel reaches them. */
export type GuestDetails = Pick<ReservationForm, 'name' | 'phone' | 'email'>;

function textError(text: string, missing: string, most: number): string | undefined {
  return isBlank(text) ? missing : lengthError(text, most);
}

/** The errors in the guest's details. */
export function validateGuestDetails(details: GuestDetails): FieldErrors<GuestDetails> {
  return definedErrors({
    name: hasLetter(details.name)
      ? lengthError(typedName(details.name), maxLengths.guestName)
      : messages.nameRequired,
    phone: textError(typedPhone(details.phone), messages.phoneRequired, maxLengths.guestPhone),
    email: emailError(details.email, messages),
  });
}

/**
 * The errors of the reservation form.
 * @param today today's date in Lagos; null if it is not known
 */
export function validateReservationForm(
  form: ReservationForm,
  today: LagosDate | null,
  limits: StayLimits = defaultStayLimits,
): FieldErrors<ReservationForm> {
  return {
    ...validateGuestDetails(form),
    ...validateModifyForm(form, today, limits),
  };
}

/** The reason for a refund, as it is sent. */
export function refundReasonIn(reason: string): string {
  return typedText(reason).trim();
}

/** The error in the reason for a refund. */
export function refundReasonError(reason: string): string | undefined {
  return textError(
    refundReasonIn(reason),
    managementMessages.refundReasonRequired,
    maxLengths.refundReason,
  );
}
