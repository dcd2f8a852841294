import { tooLong } from '../../messages/shared/fields';
import { typedEmail } from './typedText';

/** The maximum lengths of the forms' texts; the contract refuses longer ones. */
export const maxLengths = {
  accountName: 100,
  guestName: 200,
  email: 254,
  guestPhone: 40,
  password: 128,
  specialRequest: 1000,
  refundReason: 1000,
} as const;

/** The error of a text that is too long. Characters are counted as in the contract. */
export function lengthError(text: string, most: number): string | undefined {
  return Array.from(text).length > most ? tooLong(most) : undefined;
}

/** The pattern of an accepted email address. */
const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * Characters with a meaning in a mail header (lists, names, comments): a mail library could read an address
 * with one of them as a different address, or as several. Real addresses don't have them, nor invisible ones.
 */
const MISREAD = /[\p{Cc}\p{Cf}\p{Cs},;:<>()[\]"\\]/u;

/** A form's messages for a missing or invalid e-mail address. */
export interface EmailMessages {
  emailRequired: string;
  emailInvalid: string;
}

/** Characters that can't be part of a domain, although a URL may have them beside one. */
const NO_DOMAIN = /[/?#%|^]/;

/**
 * A domain in its ASCII form and lower case, in which two spellings of one are equal; null if it can't be one. A full
 * stop at its end makes no difference.
 */
export function domainInAscii(domain: string): string | null {
  if (NO_DOMAIN.test(domain)) return null;
  try {
    return new URL(`http://${domain.replace(/\.$/, '')}`).hostname;
  } catch {
    return null;
  }
}

function isEmailAddress(address: string): boolean {
  return (
    EMAIL_PATTERN.test(address) &&
    !MISREAD.test(address) &&
    domainInAscii(address.slice(address.lastIndexOf('@') + 1)) !== null
  );
}

/** The error of an e-mail address, in the form's own messages. */
export function emailError(email: string, messages: EmailMessages): string | undefined {
  const address = typedEmail(email);
  if (address === '') return messages.emailRequired;
  if (!isEmailAddress(address)) return messages.emailInvalid;
  return lengthError(address, maxLengths.email);
}
