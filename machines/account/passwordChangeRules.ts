import type { PasswordChange } from '../contract/wire';
import { validateNewPassword } from '../login/accountRules';
import { withoutPassed, type FieldErrors } from '../shared/fieldErrors';
import { lengthError, maxLengths } from '../shared/maxLengths';
import * as passwordChangeMessages from '../../words/account/passwordChange';

/** What is wrong with a password that is asked for once more; which rules it kept when it was chosen is another matter. */
export function currentPasswordError(currentPassword: string): string | undefined {
  if (currentPassword === '') return passwordChangeMessages.currentRequired;
  return lengthError(currentPassword, maxLengths.password);
}

/** The message of every field of a change of password that is wrong; the new one is held to what a registration's is. */
export function validatePasswordChange(form: PasswordChange): FieldErrors<PasswordChange> {
  return withoutPassed({
    currentPassword: currentPasswordError(form.currentPassword),
    ...validateNewPassword(form),
  });
}
