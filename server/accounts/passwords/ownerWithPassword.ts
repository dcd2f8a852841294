import { eq } from 'drizzle-orm';
import * as passwordChangeMessages from '../../../messages/account/passwordChange';
import type { Caller } from '../../contract/handlers';
import { account } from '../../database/schema';
import { ApiError } from '../../contract/apiError';
import type { Context } from '../../context';
import { networkOf } from '../../rateLimits/rateLimits';
import { passwordConfirmationsOfAccount } from '../accountLimits';
import { passwordMatches } from './password';
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
