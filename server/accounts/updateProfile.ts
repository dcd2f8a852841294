import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Profile, ProfileUpdate, User } from '../../machines/contract/wire';
import { profileIn, validateProfile } from '../../machines/login/accountRules';
import { isValid } from '../../machines/shared/fieldErrors';
import * as messages from '../../messages/account/profile';
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
  const revision = revisionOf({ firstName, lastName, phoneNumber });
  return { id, firstName, lastName, email, phoneNumber, revision };
}

/** Names what a profile says: other values have another revision. */
function revisionOf({ firstName, lastName, phoneNumber }: Profile): string {
  const said = JSON.stringify([firstName, lastName, phoneNumber]);
  return createHash('sha256').update(said).digest('base64url');
}

/**
 * Changes the name and phone number of an account. Reservations keep what was entered in them.
 * @throws ApiError 400 with the message of every field, 401 if the account was deleted at the same moment, 409
 * `profile_changed` if the profile is another one than the guest saw
 */
export async function updateProfile(
  { database }: Pick<Context, 'database'>,
  accountId: string,
  { revision, ...form }: ProfileUpdate,
): Promise<User> {
  const errors = validateProfile(form);
  if (!isValid(errors)) throw validationError(errors);
  const wanted = profileIn(form);
  return database.transaction(async (tx) => {
    const isOwner = eq(account.id, accountId);
    const [owner] = await tx.select().from(account).where(isOwner).for('no key update');
    if (!owner) throw new ApiError(401, 'token_invalid', sessionMessages.expired);
    const user = userOf(owner);
    if (![undefined, user.revision].includes(revision) && user.revision !== revisionOf(wanted)) {
      throw new ApiError(409, 'profile_changed', messages.changedMeanwhile, { user });
    }
    await tx.update(account).set(wanted).where(isOwner);
    return userOf({ ...owner, ...wanted });
  });
}
