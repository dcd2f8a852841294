import type { CodeRequest } from '../../machines/contract/wire';
import { accountMessages } from '../../machines/messages/account';
import { emailError } from '../../machines/validation/email';
import { countTry, networkOf } from '../limits';
import type { Parts } from '../parts';
import { fieldsRefused } from '../refusal';
import { codesOfEmail, networkLimits } from './accountLimits';
import { normalEmail } from './emailAddress';
import { sendNewCode, waitingRegistrations } from './registrations';

/**
 * Sends a new code to a registration that waits for one. Whether there is one is not told.
 * @throws Refusal 400, 429
 */
export async function resendCode(
  parts: Parts,
  { email: givenEmail }: CodeRequest,
  address: string,
): Promise<void> {
  const error = emailError(givenEmail, accountMessages);
  if (error !== undefined) throw fieldsRefused({ email: error });
  const email = normalEmail(givenEmail);
  await countTry(parts, networkLimits(parts.configuration).codeRequests, networkOf(address));
  await countTry(parts, codesOfEmail, email);
  const [waiting] = await waitingRegistrations(parts, email, address);
  if (waiting) await sendNewCode(parts, waiting);
}
