import type { FastifySchemaValidationError } from 'fastify';
import * as passwordChangeMessages from '../../messages/account/passwordChange';
import * as generalErrors from '../../messages/shared/generalErrors';
import * as accountMessages from '../../messages/login/account';
import * as codeMessages from '../../messages/login/oneTimeCode';
import * as bookingMessages from '../../messages/booking/booking';
import * as reservationFormMessages from '../../messages/booking/form';
import * as managementMessages from '../../messages/reservation/management';
import { validationError, ApiError } from '../contract/apiError';

/** Messages for a field that is missing or of the wrong type, as its form words them. */
const missingMessages: Readonly<Record<string, string>> = {
  email: accountMessages.emailRequired,
  password: accountMessages.passwordRequired,
  currentPassword: passwordChangeMessages.currentRequired,
  confirmPassword: accountMessages.confirmPasswordRequired,
  firstName: accountMessages.firstNameRequired,
  lastName: accountMessages.lastNameRequired,
  phoneNumber: accountMessages.phoneRequired,
  verificationCode: codeMessages.allDigitsNeeded,
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

/** Messages for a field that is present but breaks a rule of the contract. */
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

/** Messages for what goes beyond a limit, which people can do in any field. */
const limitMessages: Readonly<Record<string, (limit: number) => string>> = {
  maxLength: generalErrors.tooLong,
  maximum: generalErrors.tooMuch,
};

/** The field that broke a rule: the outermost one, because forms know only those. */
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
  if (error.keyword === 'const')
    return generalErrors.notKnown(error.instancePath.split('/').at(-1) ?? field);
  if (error.keyword === 'x-kobo') return generalErrors.wholeKobo;
  const limited = limitMessages[error.keyword]?.(Number(error.params.limit));
  return words ?? limited ?? `${field} ${error.message ?? 'is not valid'}`;
}

const optionOf = ({ schemaPath }: FastifySchemaValidationError) =>
  /^.*?\/oneOf\/\d+(?=\/)/.exec(schemaPath)?.[0];

/**
 * The errors of the option that a request has chosen by a constant, such as an `act`, and not of all its siblings. If it
 * is none of them, only that is wrong.
 */
function ofChosenOption(errors: readonly FastifySchemaValidationError[]) {
  const others = new Set(errors.filter(({ keyword }) => keyword === 'const').map(optionOf));
  const chosen = errors.filter(
    (error) => error.keyword !== 'oneOf' && !others.has(optionOf(error)),
  );
  if (others.size === 0) return errors;
  return chosen.length > 0 ? chosen : errors.filter(({ keyword }) => keyword === 'const');
}

/**
 * The error response to a request that breaks the contract, with the forms' messages.
 * @param isAtDesk whether it is the desk's: what its page leaves out, it does not know yet
 */
export function contractBroken(
  errors: readonly FastifySchemaValidationError[],
  isAtDesk: boolean,
): ApiError {
  const fields: Record<string, string> = {};
  const chosen = ofChosenOption(errors);
  for (const error of chosen) {
    const field = fieldOf(error);
    if (field !== null) fields[field] ??= wordsOf(field, error);
  }
  const isOlder = isAtDesk && chosen.some(({ keyword }) => keyword === 'required');
  if (Object.keys(fields).length > 0)
    return validationError(fields, isOlder ? generalErrors.deskPageOld : undefined);
  return new ApiError(400, 'validation_failed', generalErrors.notValid);
}
