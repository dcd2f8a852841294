import type { ReservationModification, ReservationRegistration } from '../contract/wire';
import * as managementMessages from '../../messages/reservation/management';
import * as messages from '../../messages/booking/form';
import { defaultStayLimits, type LagosDate, type StayLimits } from '../shared/stay';
import { emailError, lengthError, maxLengths } from '../shared/fieldRules';
import { fieldsIn } from '../shared/fieldsIn';
import {
  hasLetter,
  isBlank,
  typedEmail,
  typedName,
  typedPhone,
  typedText,
} from '../shared/typedText';
import { lastFailing, definedErrors, type FieldErrors } from '../shared/fieldErrors';
import { checkInError, checkOutError } from '../shared/stayDates';

/** The stored value of a blank special request. */
export const NO_SPECIAL_REQUEST = 'nothing';

/** A special request as the API expects it. */
export function specialRequestForWire(notes: string): string {
  return isBlank(notes) ? NO_SPECIAL_REQUEST : typedText(notes).trim();
}

/** A special request as the guest edits it: empty if there is none. */
export function specialRequestForForm(specialRequest: string): string {
  return specialRequest === NO_SPECIAL_REQUEST ? '' : specialRequest;
}

/** The reservation form's fields; dates are Lagos dates, empty until chosen. */
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

/** The changeable fields of an unpaid reservation. */
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

/** A request to reserve, without the rooms and their price. */
export type StayRequest = Omit<ReservationRegistration, 'totalPrice' | 'roomAllocations'>;

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

export function stayRequestOf(form: ReservationForm): StayRequest {
  return {
    name: typedName(form.name),
    emailAddress: typedEmail(form.email),
    phoneNumber: typedPhone(form.phone),
    ...reservationModification(form),
  };
}

export function modifyFormOf(asked: ReservationModification): ModifyForm {
  return {
    checkIn: asked.checkInDate,
    checkOut: asked.checkOutDate,
    adults: asked.noOfAdult,
    children: asked.noOfChildren,
    notes: specialRequestForForm(asked.specialRequest),
  };
}

export function reservationFormOf(asked: StayRequest): ReservationForm {
  return {
    ...modifyFormOf(asked),
    name: asked.name,
    phone: asked.phoneNumber,
    email: asked.emailAddress,
  };
}

/** The request's name of each field. */
export const wireNames: Readonly<Record<keyof ReservationForm, keyof StayRequest>> = {
  name: 'name',
  phone: 'phoneNumber',
  email: 'emailAddress',
  checkIn: 'checkInDate',
  checkOut: 'checkOutDate',
  adults: 'noOfAdult',
  children: 'noOfChildren',
  notes: 'specialRequest',
};

/** A form that the browser stored. A field that is missing, or of another kind, is empty. */
export function readReservationForm(value: unknown): ReservationForm {
  const fields = fieldsIn(value);
  const text = (entry: unknown) => (typeof entry === 'string' ? entry : '');
  const whole = (entry: unknown, otherwise: number) =>
    typeof entry === 'number' && Number.isInteger(entry) && entry >= 0 ? entry : otherwise;
  return {
    name: text(fields.name),
    phone: text(fields.phone),
    email: text(fields.email),
    checkIn: text(fields.checkIn),
    checkOut: text(fields.checkOut),
    adults: whole(fields.adults, emptyReservationForm.adults),
    children: whole(fields.children, emptyReservationForm.children),
    notes: text(fields.notes),
  };
}

/** Whether something that the browser stored is a whole modify form. */
export function isModifyForm(value: unknown): value is ModifyForm {
  const { checkIn, checkOut, adults, children, notes } = fieldsIn(value);
  return (
    [checkIn, checkOut, notes].every((text) => typeof text === 'string') &&
    [adults, children].every((count) => Number.isInteger(count))
  );
}

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

/** A form whose guest may have no address, which is null. */
export type MayLackEmail<T = GuestDetails> = Omit<T, 'email'> & { email: string | null };

export function validateGuestDetails(details: MayLackEmail): FieldErrors<GuestDetails> {
  return definedErrors({
    name: hasLetter(details.name)
      ? lengthError(typedName(details.name), maxLengths.guestName)
      : messages.nameRequired,
    phone: textError(typedPhone(details.phone), messages.phoneRequired, maxLengths.guestPhone),
    email: details.email === null ? undefined : emailError(details.email, messages),
  });
}

/**
 * The errors of the reservation form.
 * @param today today's date in Lagos; null if it is not known
 */
export function validateReservationForm(
  form: MayLackEmail<ReservationForm>,
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

export function refundReasonError(reason: string): string | undefined {
  return textError(
    refundReasonIn(reason),
    managementMessages.refundReasonRequired,
    maxLengths.refundReason,
  );
}
