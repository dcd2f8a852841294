import { validatePasswordChange } from '../../../machines/login/accountRules';
import type { PasswordChange } from '../../../machines/contract/wire';
import { isValid } from '../../../machines/shared/fieldErrors';
import type { Caller } from '../../contract/handlers';
import { validationError, ApiError } from '../../contract/apiError';
import { networkOf, resetLimit } from '../../rateLimits/rateLimits';
import { loginsOfAccount, passwordConfirmationsOfAccount } from '../accountLimits';
import type { AccountsContext } from '../context';
import { reportSecurity } from '../../logging/securityLog';
import { hashPassword, passwordMatches } from './password';
import { setPassword } from './setPassword';
import { emailJob } from '../../email/jobs';
import { eq } from 'drizzle-orm';
import * as passwordChangeMessages from '../../../messages/account/passwordChange';
import { account } from '../../database/schema';
import type { Context } from '../../context';
import { countPasswordTry } from './passwordTries';

type AccountRow = typeof account.$inferSelect;

/** The error for a wrong current password. */
export const wrongPassword = () =>
  new ApiError(400, 'password_wrong', passwordChangeMessages.currentWrong);

/**
 * The account of a guest who has confirmed its password. Wrong tries count against the login limits, so that a stolen
 * session offers no extra guesses; right ones have a limit of their own, because each is a hash.
 * @throws ApiError 400 `password_wrong`, 429
 */
export async function ownerWithPassword(
  context: Context,
  { accountId }: Pick<Caller, 'accountId'>,
  password: string,
  address: string,
): Promise<AccountRow> {
  const [owner] = await context.database.select().from(account).where(eq(account.id, accountId));
  if (!owner) throw wrongPassword();
  const passed = await countPasswordTry(context, owner.email, address);
  if (!(await passwordMatches(owner.passwordHash, password, networkOf(address))))
    throw wrongPassword();
  await passed(passwordConfirmationsOfAccount, accountId);
  return owner;
}

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
