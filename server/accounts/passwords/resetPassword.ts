import type { PasswordReset } from '../../../machines/contract/wire';
import { addressError, validateNewPassword } from '../../../machines/login/accountRules';
import { otpError } from '../../../machines/login/oneTimeCode';
import * as otpMessages from '../../../messages/login/otp';
import { isValid, withoutPassed } from '../../../machines/shared/fieldErrors';
import { validationError, ApiError } from '../../contract/apiError';
import {
  consumeLimit,
  releaseLimit,
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
import { normalEmail } from '../../shared/emailAddress';
import { finishReset } from './finishReset';
import { hashPassword } from './password';
import { usePasswordCode, wearOutPasswordCodes, type PasswordCodesOf } from './passwordCodes';
import { setPassword } from './setPassword';
import { visitorKeyHash, type Visitor } from '../visitorKey';
import { wasPasswordSet } from './wasPasswordSet';

/**
 * Sets a new password with the code that was sent for it. All sessions end, and wrong log-ins are forgotten. An
 * address without an account is answered like one whose code is wrong, and takes as long: the password is hashed
 * before anything is looked for. Only wrong tries count against the limits; when those that everybody has together are used up,
 * a code is taken from the network alone that asked for it, and the link of the email from everywhere. Whoever has set the
 * same password under the same key before has lost the answer, and gets it again.
 * @throws Refusal 400 `validation_failed` or `code_invalid`, 409 `password_set_before`, 429
 */
export async function resetPassword(
  context: AccountsContext,
  { email: givenEmail, verificationCode: code, password, confirmPassword }: PasswordReset,
  visitor: Visitor,
): Promise<void> {
  const { address } = visitor;
  const errors = withoutPassed({
    email: addressError(givenEmail),
    verificationCode: otpError(code),
    ...validateNewPassword({ password, confirmPassword }),
  });
  if (!isValid(errors)) throw validationError(errors);
  const email = normalEmail(givenEmail);
  const network = networkOf(address);
  const there = [
    [networkLimits(context.configuration).verifications, network],
    [passwordTriesOfEmailAtNetwork, `${email} ${network}`],
  ] as const;
  const everywhere = [passwordTriesOfEmail, email] as const;
  for (const [limit, who] of there) await consumeLimit(context, limit, who);

  const passwordHash = await hashPassword(password);
  const passwordKeyHash = visitorKeyHash(context, visitor, 'password set', email);
  const setWith = (of: PasswordCodesOf) =>
    context.database.transaction(async (tx) => {
      const accountId = await usePasswordCode(tx, context, code, of);
      return accountId === null
        ? null
        : setPassword(tx, context, { accountId }, { passwordHash, passwordKeyHash });
    });
  const askedForThere = { email, networkHash: networkHashOf(context, address) };
  let changed = await setWith(askedForThere);
  if (!changed) {
    if (await wasPasswordSet(context, passwordKeyHash, password)) {
      for (const [limit, who] of there) await releaseLimit(context, limit, who);
      return;
    }
    // With no tries left the answer is that of a wrong code, whoever asks: anything else would tell who has an account.
    if (await tryConsumeLimit(context, ...everywhere)) {
      changed = await setWith({ email, networkHash: null });
    }
    if (changed) await releaseLimit(context, ...everywhere);
  }
  if (!changed) {
    await wearOutPasswordCodes(context, askedForThere);
    throw new ApiError(400, 'code_invalid', otpMessages.wrongCode);
  }
  for (const [limit, who] of there) await releaseLimit(context, limit, who);
  await finishReset(context, changed, address);
}
