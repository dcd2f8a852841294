import * as passwordMessages from '../../../messages/login/password';
import type { PasswordResetByLink } from '../../../machines/contract/wire';
import { validateNewPassword } from '../../../machines/login/accountRules';
import { isValid } from '../../../machines/shared/fieldErrors';
import { validationError, ApiError } from '../../contract/apiError';
import { networkOf } from '../../rateLimits/rateLimits';
import type { AccountsContext } from '../context';
import { finishReset } from './finishReset';
import { hashPassword } from './password';
import { isPasswordLinkLive, usePasswordLink } from './passwordLinks';
import { setPassword } from './setPassword';
import { visitorKeyHash, type Visitor } from '../visitorKey';
import { wasPasswordSet } from './wasPasswordSet';

const linkInvalid = () => new ApiError(400, 'link_invalid', passwordMessages.linkInvalid);

/**
 * Sets a new password with the link in the email, from any network and whatever happened to the codes. No limit
 * applies, because the holder reads the mailbox and 256 bits can't be guessed. The password is hashed only if the
 * link is live. A repeat with the same key and password, after a lost response, succeeds again.
 * @throws ApiError 400 `validation_failed` or `link_invalid`, 409 `password_set_before`, 429 if too many passwords
 * wait to be hashed
 */
export async function resetPasswordByLink(
  context: AccountsContext,
  { token, password, confirmPassword }: PasswordResetByLink,
  visitor: Visitor,
): Promise<void> {
  const errors = validateNewPassword({ password, confirmPassword });
  if (!isValid(errors)) throw validationError(errors);
  const network = networkOf(visitor.address);
  const passwordKeyHash = visitorKeyHash(context, visitor, 'password set', token);
  const setBefore = () => wasPasswordSet(context, passwordKeyHash, password, network);
  if (!(await isPasswordLinkLive(context, token))) {
    if (await setBefore()) return;
    throw linkInvalid();
  }
  const passwordHash = await hashPassword(password, network);
  const changed = await context.database.transaction(async (tx) => {
    const accountId = await usePasswordLink(tx, context, token);
    return accountId === null
      ? null
      : setPassword(tx, context, { accountId }, { passwordHash, passwordKeyHash });
  });
  if (changed) await finishReset(context, changed, visitor.address);
  else if (!(await setBefore())) throw linkInvalid();
}
