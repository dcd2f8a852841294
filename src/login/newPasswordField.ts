import { passwordRules } from '../../machines/login/accountRules';
import { passwordNeedsSpecial } from '../../messages/login/account';
import { passwordHint, passwordHintOneMore } from '../../messages/shared/pages/accountHints';

/** Tells browsers and password managers to suggest a password, and by which rules. */
export const repeatedPassword = { autoComplete: 'new-password', passwordrules: passwordRules };

/** The same for the password itself, with its rules in words. */
export function newPassword(error: string | undefined) {
  const hint = error === passwordNeedsSpecial ? passwordHintOneMore : passwordHint;
  return { ...repeatedPassword, hint };
}
