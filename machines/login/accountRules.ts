import type { Credentials, Profile, Registration, PasswordChange } from '../contract/wire';
import * as messages from '../../messages/login/account';
import { emailError, lengthError, maxLengths } from '../shared/fieldRules';
import {
  hasLetter,
  nationalPhone,
  typedEmail,
  typedName,
  typedPassword,
} from '../shared/typedText';
import { lastFailing, definedErrors, type FieldErrors } from '../shared/fieldErrors';
import * as passwordChangeMessages from '../../messages/account/passwordChange';

/** The error in a current password. The rules for new passwords don't apply, because it may be older than they are. */
export function currentPasswordError(currentPassword: string): string | undefined {
  if (currentPassword === '') return passwordChangeMessages.currentRequired;
  return lengthError(typedPassword(currentPassword), maxLengths.password);
}

/** The errors of the password-change form. The new password has the same rules as at registration. */
export function validatePasswordChange(form: PasswordChange): FieldErrors<PasswordChange> {
  return definedErrors({
    currentPassword: currentPasswordError(form.currentPassword),
    ...validateNewPassword(form),
  });
}

export const emptyRegistration: Registration = {
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  password: '',
  confirmPassword: '',
};

/**
 * The login form's request: address and password as typed, because an older account may be stored so. Only the server
 * can tell.
 */
export function credentialsIn({ email, password }: Credentials): Credentials {
  return { email: email.trim(), password };
}

/** A profile's request. */
export function profileIn({ firstName, lastName, phoneNumber }: Profile): Profile {
  return {
    firstName: typedName(firstName),
    lastName: typedName(lastName),
    phoneNumber: nationalPhone(phoneNumber),
  };
}

/** The registration form's request. */
export function registrationIn(form: Registration): Registration {
  const { email, password, confirmPassword } = form;
  return {
    ...profileIn(form),
    email: typedEmail(email),
    password: typedPassword(password),
    confirmPassword: typedPassword(confirmPassword),
  };
}

const PASSWORD_MIN_LENGTH = 6;
const FIRST_NAME_MIN_LENGTH = 6;
const LAST_NAME_MIN_LENGTH = 2;
export const PHONE_MAX_LENGTH = 11;

const UPPERCASE = /\p{Lu}/u;
const DIGIT = /\d/;
const SPECIAL = /[^\p{L}\p{N}\s]/u;

/**
 * The same rules for browsers and password managers that suggest a password (the attribute `passwordrules`). A space
 * is no special character here, so those that may be suggested are listed.
 */
export const passwordRules = `minlength: ${PASSWORD_MIN_LENGTH}; maxlength: ${maxLengths.password}; required: lower; required: upper; required: digit; required: [-!#$%&*+=?@_];`;

function passwordError(password: string): string | undefined {
  if (password === '') return messages.passwordRequired;
  const tooLong = lengthError(password, maxLengths.password);
  if (tooLong !== undefined) return tooLong;
  return lastFailing([
    [password.length >= PASSWORD_MIN_LENGTH, messages.passwordTooShort],
    [UPPERCASE.test(password), messages.passwordNeedsUppercase],
    [DIGIT.test(password), messages.passwordNeedsNumber],
    [SPECIAL.test(password), messages.passwordNeedsSpecial],
  ]);
}

function confirmPasswordError(confirmPassword: string, password: string): string | undefined {
  if (confirmPassword === '') return messages.confirmPasswordRequired;
  const tooLong = lengthError(confirmPassword, maxLengths.password);
  if (tooLong !== undefined) return tooLong;
  return lastFailing([
    [confirmPassword === password, messages.passwordsDiffer],
    [confirmPassword.length >= PASSWORD_MIN_LENGTH, messages.confirmPasswordTooShort],
    [UPPERCASE.test(confirmPassword), messages.confirmPasswordNeedsUppercase],
    [DIGIT.test(confirmPassword), messages.confirmPasswordNeedsNumber],
    [SPECIAL.test(confirmPassword), messages.confirmPasswordNeedsSpecial],
  ]);
}

function firstNameError(firstName: string): string | undefined {
  if (!hasLetter(firstName)) return messages.firstNameRequired;
  const name = typedName(firstName);
  if (name.length < FIRST_NAME_MIN_LENGTH) return messages.firstNameTooShort;
  return lengthError(name, maxLengths.accountName);
}

function lastNameError(lastName: string): string | undefined {
  if (!hasLetter(lastName)) return messages.lastNameRequired;
  const name = typedName(lastName);
  if (name.length < LAST_NAME_MIN_LENGTH) return messages.lastNameTooShort;
  return lengthError(name, maxLengths.accountName);
}

function phoneError(phoneNumber: string): string | undefined {
  const number = nationalPhone(phoneNumber);
  if (number === '') return messages.phoneRequired;
  return lastFailing([[number.length <= PHONE_MAX_LENGTH, messages.phoneTooLong]]);
}

/** The error in an account's e-mail address. */
export function addressError(email: string): string | undefined {
  return emailError(email, messages);
}

/**
 * The errors of the login form. An older password may meet the rules only with its accents as characters of their own,
 * as it was once typed.
 */
export function validateLogin({ email, password }: Credentials): FieldErrors<Credentials> {
  return definedErrors({
    email: addressError(email),
    password: passwordError(typedPassword(password)) && passwordError(password.normalize('NFD')),
  });
}

export function validateRegistration(form: Registration): FieldErrors<Registration> {
  return definedErrors({
    ...validateProfile(form),
    email: addressError(form.email),
    ...validateNewPassword(form),
  });
}

/** The errors of a guest's profile. */
export function validateProfile(form: Profile): FieldErrors<Profile> {
  return definedErrors({
    firstName: firstNameError(form.firstName),
    lastName: lastNameError(form.lastName),
    phoneNumber: phoneError(form.phoneNumber),
  });
}

/** A new password and its repetition. */
export type NewPassword = Pick<Registration, 'password' | 'confirmPassword'>;

export function validateNewPassword(form: NewPassword): FieldErrors<NewPassword> {
  const password = typedPassword(form.password);
  return definedErrors({
    password: passwordError(password),
    confirmPassword: confirmPasswordError(typedPassword(form.confirmPassword), password),
  });
}
