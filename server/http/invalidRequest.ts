import type { FastifySchemaValidationError } from 'fastify';
import * as passwordChangeMessages from '../../messages/account/passwordChange';
import * as generalAnswers from '../../messages/shared/generalAnswers';
import * as accountMessages from '../../messages/login/account';
import * as otpMessages from '../../messages/login/otp';
import * as bookingMessages from '../../messages/booking/booking';
import * as reservationFormMessages from '../../messages/booking/form';
import * as managementMessages from '../../messages/reservation/management';
import { validationError, ApiError } from '../contract/apiError';

/** What is said of a field that is missing or of the wrong kind, in the words of its form. */
const missingMessages: Readonly<Record<string, string>> = {
  email: accountMessages.emailRequired,
  password: accountMessages.passwordRequired,
  currentPassword: passwordChangeMessages.currentRequired,
  confirmPassword: accountMessages.confirmPasswordRequired,
  firstName: accountMessages.firstNameRequired,
  lastName: accountMessages.lastNameRequired,
  phoneNumber: accountMessages.phoneRequired,
  verificationCode: otpMessages.allDigitsNeeded,
  name: reservationFormMessages.nameRequired,
  emailAddress: reservationFormMessages.emailRequired,
  checkIn: reservationFormMessages.checkInRequired,
  checkInDate: reservationFormMessages.checkInRequired,
  checkOut: reservationFormMessages.checkOutRequired,
  checkOutDate: reservationFormMessages.checkOutRequired,
  noOfAdult: reservationFormMessages.adultRequired,
  roomAllocations: bookingMessages.roomRequired,
  reason: managementMessages.refundReasonRequired,
};

/** What is said of a field that is there but breaks a rule of the contract. */
const brokenRuleMessages: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  format: {
    checkIn: reservationFormMessages.checkInInvalid,
    checkInDate: reservationFormMessages.checkInInvalid,
    checkOut: reservationFormMessages.checkOutInvalid,
    checkOutDate: reservationFormMessages.checkOutInvalid,
  },
  minimum: {
    noOfAdult: reservationFormMessages.adultRequired,
    noOfChildren: reservationFormMessages.childrenNegative,
  },
  minItems: { roomAllocations: bookingMessages.roomRequired },
};

/** The field that a broken rule is about: the outermost one, as forms know only those. */
function fieldOf({ instancePath, keyword, params }: FastifySchemaValidationError): string | null {
  const [, field] = instancePath.split('/');
  if (field !== undefined) return field;
  return keyword === 'required' && typeof params.missingProperty === 'string'
    ? params.missingProperty
    : null;
}

function wordsOf(field: string, error: FastifySchemaValidationError): string {
  const inside = error.instancePath.split('/').length > 2;
  const isMissing = !inside && (error.keyword === 'required' || error.keyword === 'type');
  const words = isMissing ? missingMessages[field] : brokenRuleMessages[error.keyword]?.[field];
  return words ?? `${field} ${error.message ?? 'is not valid'}`;
}

/** The refusal of a request that breaks the contract, in the words that the forms use. */
export function contractBroken(errors: readonly FastifySchemaValidationError[]): ApiError {
  const fields: Record<string, string> = {};
  for (const error of errors) {
    const field = fieldOf(error);
    if (field !== null) fields[field] ??= wordsOf(field, error);
  }
  if (Object.keys(fields).length > 0) return validationError(fields);
  return new ApiError(400, 'validation_failed', generalAnswers.notValid);
}
