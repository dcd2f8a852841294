import { typedEmail } from '../../machines/shared/typedText';
import type { Context } from '../context';

/**
 * The error of an address that the mail server doesn't take, by its field: letters beyond ASCII before the `@`, which
 * only some servers know. Those of a domain are sent in its ASCII form.
 */
export function unmailable<Field extends string>(
  { configuration }: Pick<Context, 'configuration'>,
  field: Field,
  email: string,
  { emailInvalid }: { emailInvalid: string },
): Partial<Record<Field, string>> {
  const isAscii = /^[ -~]*(?:@|$)/.test(typedEmail(email));
  const error: Partial<Record<Field, string>> = {};
  if (!isAscii && !configuration.smtpUtf8) error[field] = emailInvalid;
  return error;
}
