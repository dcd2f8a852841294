import * as fields from '../shared/fields';

/** Messages about logging in, registering and verifying. */

export const emailRequired = fields.emailRequired;
export const emailInvalid = 'Invalid email address';
export const passwordRequired = 'Password is required';
export const passwordTooShort = 'Password must be at least 6 characters';
export const passwordNeedsUppercase = 'Password must include at least one uppercase letter';
export const passwordNeedsNumber = 'Password must include at least one number';
export const passwordNeedsSpecial = 'Password must include at least one special character';
export const firstNameRequired = 'First name is required';
export const firstNameTooShort = 'First name must be at least 6 characters';
export const lastNameRequired = 'Last name is required';
export const lastNameTooShort = 'Last name must be at least 2 characters';
export const phoneRequired = fields.phoneRequired;
export const phoneTooLong = 'Phone number must be at most 11 characters';
export const passwordsDiffer = 'Passwords do not match';
export const confirmPasswordRequired = 'Confirm password is required';
export const confirmPasswordTooShort = 'Confirm password must be at least 6 characters';
export const confirmPasswordNeedsUppercase =
  'Confirm password must include at least one uppercase letter';
export const confirmPasswordNeedsNumber = 'Confirm password must include at least one number';
export const confirmPasswordNeedsSpecial =
  'Confirm password must include at least one special character';
export const anErrorOccurred = 'An error occurred';
export const logInToReserve = 'Please log in to make a reservation';
export const loginNotStored =
  'Your browser can’t store your login, so a reload, a new tab or coming back from paying will log you out. Let this site store data, make some space on your device, or use another browser.';
export const registrationHalfDone = 'You haven’t finished creating your account.';
export const registrationUndecided =
  'We don’t know yet whether your account was created. Please try again: it won’t be created twice.';
export const accountVerified = 'Your account has been verified. Please log in.';
