import { eq } from 'drizzle-orm';
import type { Profile, User } from '../../machines/contract/wire';
import { profileIn, validateProfile } from '../../machines/login/accountRules';
import { isValid } from '../../machines/shared/fieldErrors';
import * as sessionMessages from '../../messages/session/session';
import { account } from '../database/schema';
import { validationError, ApiError } from '../contract/apiError';
import type { Context } from '../context';

/** An account as its guest sees it. */
export function userOf({
  id,
  firstName,
  lastName,
  email,
  phoneNumber,
}: typeof account.$inferSelect): User {
  return { id, firstName, lastName, email, phoneNumber };
}

/**
 * Changes the name and phone number of an account. Reservations keep what was entered in them.
 * @throws ApiError 400 with the message of every field, 401 if the account was deleted at the same moment
 */
export async function updateProfile(
  { database }: Pick<Context, 'database'>,
  accountId: string,
  form: Profile,
): Promise<User> {
  const errors = validateProfile(form);
  if (!isValid(errors)) throw validationError(errors);
  const [owner] = await database
    .update(account)
    .set(profileIn(form))
    .where(eq(account.id, accountId))
    .returning();
  if (!owner) throw new ApiError(401, 'token_invalid', sessionMessages.expired);
  return userOf(owner);
}
