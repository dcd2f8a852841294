/** What the product takes for an e-mail address. */
const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * Characters that begin lists, names and comments in a mail's header: a mail library reads an address with
 * one of them as another, or as several. Nobody's address has them, or others that can't be seen.
 */
const MISREAD = /[\p{Cc}\p{Cf}\p{Cs},;:<>()[\]"\\]/u;

/** What a form says of an e-mail address that is missing or no address. */
export interface EmailMessages {
  emailRequired: string;
  emailInvalid: string;
}

/** What is wrong with an e-mail address, in the words of the form that asks for it. */
export function emailError(email: string, messages: EmailMessages): string | undefined {
  if (email.trim() === '') return messages.emailRequired;
  const address = email.trim();
  const isAddress = EMAIL_PATTERN.test(address) && !MISREAD.test(address);
  return isAddress ? undefined : messages.emailInvalid;
}
