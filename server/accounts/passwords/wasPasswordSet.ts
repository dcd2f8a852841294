import { eq } from 'drizzle-orm';
import * as passwordMessages from '../../../messages/login/password';
import { ApiError } from '../../contract/apiError';
import { account } from '../../database/schema';
import type { Context } from '../../context';
import { passwordMatches } from './password';

/**
 * Whether a forgotten password was replaced by the same new one under this key: the request is a repeat after a lost
 * response.
 * @throws ApiError 409 `password_set_before` if it was replaced by another one
 */
export async function wasPasswordSet(
  { database }: Pick<Context, 'database'>,
  keyHash: string | null,
  password: string,
  network: string,
): Promise<boolean> {
  if (keyHash === null) return false;
  const [owner] = await database
    .select({ passwordHash: account.passwordHash })
    .from(account)
    .where(eq(account.passwordKeyHash, keyHash));
  if (!owner) return false;
  if (await passwordMatches(owner.passwordHash, password, network)) return true;
  throw new ApiError(409, 'password_set_before', passwordMessages.setBefore);
}
