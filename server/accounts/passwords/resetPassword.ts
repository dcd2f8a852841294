import type { PasswordReset } from '../../../machines/contract/wire';
import { addressError, validateNewPassword } from '../../../machines/login/accountRules';
import { otpError } from '../../../machines/login/oneTimeCode';
import * as codeMessages from '../../../messages/login/oneTimeCode';
import { isValid, definedErrors } from '../../../machines/shared/fieldErrors';
import { validationError, ApiError } from '../../contract/apiError';
import {
  consumeLimit,
  releaseLimits,
  tryConsumeLimit,
  networkHashOf,
  networkOf,
} from '../../rateLimits/rateLimits';
import type { AccountsContext } from '../context';
import {
  networkLimits,
  passwordTriesOfEmail,
  passwordTriesOfEmailAtNetwork,
} from '../accountLimits';
import { namedAccountEmail } from '../namedAccount';
import { finishReset } from './finishReset';
import { hashPassword } from './password';
import {
  usePasswordCode,
  exhaustPasswordCodeAttempts,
  type PasswordCodesOf,
} from './passwordCodes';
import { setPassword } from './setPassword';
import { visitorKeyHash, type Visitor } from '../visitorKey';
import { wasPasswordSet } from './wasPasswordSet';

/**
 * Sets a new password with the code sent for it. Ends all sessions and clears wrong logins. An address without an
 * account gets the response to a wrong code, in the same time: the password is hashed before anything is looked up.
 * Only wrong tries count against the limits. Once those of all networks together are used up, a code is accepted only
 * from the network that requested it; the link in the email still works from everywhere. A repeat with the same key
 * and password, after a lost response, succeeds again.
 * @throws ApiError 400 `validation_failed` or `code_invalid`, 409 `password_set_before`, 429
 */
export async function resetPassword(
  context: AccountsContext,
  { email: givenEmail, verificationCode: code, password, confirmPassword }: PasswordReset,
  visitor: Visitor,
): Promise<void> {
  const { address } = visitor;
  const errors = definedErrors({
    email: addressError(givenEmail),
    verificationCode: otpError(code),
    ...validateNewPassword({ password, confirmPassword }),
  });
  if (!isValid(errors)) throw validationError(errors);
  const email = await namedAccountEmail(context, givenEmail);
  const network = networkOf(address);
  const inNetwork = [
    [networkLimits(context.configuration).verifications, network],
    [passwordTriesOfEmailAtNetwork, `${email} ${network}`],
  ] as const;
  const everywhere = [passwordTriesOfEmail, email] as const;
  for (const [limit, who] of inNetwork) await consumeLimit(context, limit, who);

  const passwordHash = await hashPassword(password, network);
  const passwordKeyHash = visitorKeyHash(context, visitor, 'password set', email);
  const setWith = (of: PasswordCodesOf) =>
    context.database.transaction(async (tx) => {
      const accountId = await usePasswordCode(tx, context, code, of);
      return accountId === null
        ? null
        : setPassword(tx, context, { accountId }, { passwordHash, passwordKeyHash });
    });
  const askedFromNetwork = { email, networkHash: networkHashOf(context, address) };
  let changed = await setWith(askedFromNetwork);
  if (!changed) {
    if (await wasPasswordSet(context, passwordKeyHash, password, network)) {
      await releaseLimits(context, inNetwork);
      return;
    }
    // With no tries left, everyone gets the response to a wrong code: any other would reveal which accounts exist.
    if (await tryConsumeLimit(context, ...everywhere)) {
      changed = await setWith({ email, networkHash: null });
    }
    if (changed) await releaseLimits(context, [everywhere]);
  }
  if (!changed) {
    await exhaustPasswordCodeAttempts(context, askedFromNetwork);
    throw new ApiError(400, 'code_invalid', codeMessages.wrongCode);
  }
  await releaseLimits(context, inNetwork);
  await finishReset(context, changed, address);
}
