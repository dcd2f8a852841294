import { validatePasswordChange } from '../../../machines/login/accountRules';
import type { PasswordChange } from '../../../machines/contract/wire';
import { isValid } from '../../../machines/shared/fieldErrors';
import type { Caller } from '../../contract/handlers';
import { validationError } from '../../contract/apiError';
import { networkOf, resetLimit } from '../../rateLimits/rateLimits';
import { loginsOfAccount } from '../accountLimits';
import type { AccountsContext } from '../context';
import { reportSecurity } from '../../logging/securityLog';
import { ownerWithPassword, wrongPassword } from './ownerWithPassword';
import { hashPassword } from './password';
import { setPassword } from './setPassword';
import { emailJob } from '../../email/jobs';

/**
 * Changes the password of a guest who knows the current one, and ends the account's other sessions.
 * @throws ApiError 400 `validation_failed` or `password_wrong`, 429
 */
export async function changePassword(
  context: AccountsContext,
  { accountId, sessionId }: Caller,
  form: PasswordChange,
  address: string,
): Promise<void> {
  const errors = validatePasswordChange(form);
  if (!isValid(errors)) throw validationError(errors);
  const owner = await ownerWithPassword(context, { accountId }, form.currentPassword, address);
  const whose = { accountId, passwordHash: owner.passwordHash, sessionId };
  const passwordHash = await hashPassword(form.password, networkOf(address));
  const changed = await context.database.transaction((tx) =>
    setPassword(tx, context, whose, { passwordHash, passwordKeyHash: null }),
  );
  if (!changed) throw wrongPassword();
  await resetLimit(context, loginsOfAccount, accountId);
  reportSecurity(context.log, 'password.changed', { accountId, network: address });
  await context.jobs.schedule(emailJob(changed.emailId));
}
