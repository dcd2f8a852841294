import type { Credentials, Profile, Registration, PasswordChange } from '../contract/wire';
import * as messages from '../../messages/login/account';
import { emailError, lengthError, maxLengths } from '../shared/fieldRules';
import { lastFailing, withoutPassed, type FieldErrors } from '../shared/fieldErrors';
import * as passwordChangeMessages from '../../messages/account/passwordChange';

/** The error in a current password. The rules for new passwords don't apply, because it may be older than they are. */
export function currentPasswordError(currentPassword: string): string | undefined {
  if (currentPassword === '') return passwordChangeMessages.currentRequired;
  return lengthError(currentPassword, maxLengths.password);
}

/** The errors of the password-change form. The new password has the same rules as at registration. */
export function validatePasswordChange(form: PasswordChange): FieldErrors<PasswordChange> {
  return withoutPassed({
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

/** The login form's request: everything but the password is trimmed. */
export function credentialsIn({ email, password }: Credentials): Credentials {
  return { email: email.trim(), password };
}

/** The registration form's request: everything but the passwords is trimmed. */
export function registrationIn(form: Registration): Registration {
  return {
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    email: form.email.trim(),
    phoneNumber: form.phoneNumber.trim(),
    password: form.password,
    confirmPassword: form.confirmPassword,
  };
}

export const PASSWORD_MIN_LENGTH = 6;
export const FIRST_NAME_MIN_LENGTH = 6;
export const LAST_NAME_MIN_LENGTH = 2;
export const PHONE_MAX_LENGTH = 11;

const UPPERCASE = /\p{Lu}/u;
const DIGIT = /\d/;
const SPECIAL = /[^\p{L}\p{N}\s]/u;

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
  const trimmed = firstName.trim();
  if (trimmed === '') return messages.firstNameRequired;
  if (trimmed.length < FIRST_NAME_MIN_LENGTH) return messages.firstNameTooShort;
  return lengthError(trimmed, maxLengths.accountName);
}

function lastNameError(lastName: string): string | undefined {
  const trimmed = lastName.trim();
  if (trimmed === '') return messages.lastNameRequired;
  if (trimmed.length < LAST_NAME_MIN_LENGTH) return messages.lastNameTooShort;
  return lengthError(trimmed, maxLengths.accountName);
}

function phoneError(phoneNumber: string): string | undefined {
  const trimmed = phoneNumber.trim();
  if (trimmed === '') return messages.phoneRequired;
  return lastFailing([[trimmed.length <= PHONE_MAX_LENGTH, messages.phoneTooLong]]);
}

/** The error in an account's e-mail address. */
export function addressError(email: string): string | undefined {
  return emailError(email, messages) ?? lengthError(email.trim(), maxLengths.email);
}

/** The errors of the login form. */
export function validateLogin({ email, password }: Credentials): FieldErrors<Credentials> {
  return withoutPassed({ email: addressError(email), password: passwordError(password) });
}

/** The errors of the registration form. */
export function validateRegistration(form: Registration): FieldErrors<Registration> {
  return withoutPassed({
    firstName: firstNameError(form.firstName),
    lastName: lastNameError(form.lastName),
    email: addressError(form.email),
    phoneNumber: phoneError(form.phoneNumber),
    password: passwordError(form.password),
    confirmPassword: confirmPasswordError(form.confirmPassword, form.password),
  });
}

/** The errors of a guest's profile. */
export function validateProfile(form: Profile): FieldErrors<Profile> {
  return withoutPassed({
    firstName: firstNameError(form.firstName),
    lastName: lastNameError(form.lastName),
    phoneNumber: phoneError(form.phoneNumber),
  });
}

/** A new password and its repetition. */
export type NewPassword = Pick<Registration, 'password' | 'confirmPassword'>;

/** The errors of a new password. */
export function validateNewPassword(form: NewPassword): FieldErrors<NewPassword> {
  return withoutPassed({
    password: passwordError(form.password),
    confirmPassword: confirmPasswordError(form.confirmPassword, form.password),
  });
}
