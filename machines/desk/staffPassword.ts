import * as messages from '../../messages/desk/session';
import * as fieldMessages from '../../messages/login/account';
import { lengthError, maxLengths } from '../shared/fieldRules';
import { searchText, typedPassword } from '../shared/typedText';

const STAFF_PASSWORD_MIN_LENGTH = 12;

/** Parts of the commonest passwords, from lists of stolen ones and from this country. */
const common =
  'administrator password passwort passw0rd p@ssword p@ssw0rd letmein welcome qwertyuiop qwerty asdfghjkl asdfgh zxcvbnm 1q2w3e4r5t 1qaz2wsx iloveyou princess sunshine football baseball superman batman monkey dragon master shadow michael jordan login admin user test guest hotel reception frontdesk desk manager iroko court nigeria lagos abuja naija jesus christ blessing blessed favour emmanuel godisgood praisegod chelsea arsenal barcelona liverpool manchester united abcdefghijkl abcdef abcd abc changeme secret default summer winter spring autumn january december';
/** Longest first, so that nothing is left of a longer one. */
const commonParts = common.split(' ').sort((one, other) => other.length - one.length);
/** Letters, beside the common parts, that make a password one's own. */
const OWN_LETTERS = 5;
const DIFFERENT_CHARACTERS = 6;

/** Shorter parts of a name are in too many words. */
const SHORTEST_PART = 3;

/** Whether a password is made of what others' passwords are made of, names, numbers and punctuation. */
function isCommon(password: string, names: readonly string[]): boolean {
  const text = searchText(password);
  const ofNames = names
    .flatMap((name) => searchText(name).split(/[^\p{L}]+/u))
    .filter((part) => part.length >= SHORTEST_PART)
    .sort((one, other) => other.length - one.length);
  const own = [...ofNames, ...commonParts]
    .reduce((left, part) => left.replaceAll(part, ' '), text)
    .replace(/[^\p{L}]/gu, '');
  return new Set(own).size < OWN_LETTERS || new Set(text).size < DIFFERENT_CHARACTERS;
}

/**
 * The error of a staff member's new password; undefined if it is valid.
 * @param names of the person and the hotel, of which no password is made
 */
export function staffPasswordError(
  typed: string,
  names: readonly string[] = [],
): string | undefined {
  const password = typedPassword(typed);
  if (password === '') return fieldMessages.passwordRequired;
  if (password.length < STAFF_PASSWORD_MIN_LENGTH) return messages.passwordTooShort;
  return (
    lengthError(password, maxLengths.password) ??
    (isCommon(password, names) ? messages.passwordTooCommon : undefined)
  );
}
