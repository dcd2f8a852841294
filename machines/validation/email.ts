/** What the product takes for an e-mail address. */
const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What a form says of an e-mail address that is missing or no address. */
export interface EmailMessages {
  emailRequired: string;
  emailInvalid: string;
}

/** What is wrong with an e-mail address, in the words of the form that asks for it. */
export function emailError(email: string, messages: EmailMessages): string | undefined {
  if (email.trim() === '') return messages.emailRequired;
  return EMAIL_PATTERN.test(email.trim()) ? undefined : messages.emailInvalid;
}
