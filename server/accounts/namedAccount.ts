import { eq } from 'drizzle-orm';
import { account } from '../database/schema';
import type { Context } from '../context';
import { emailAsTyped, normalEmail } from '../shared/emailAddress';

/**
 * The address under which the account that a guest names is stored, or would be. An account that keeps another
 * spelling, because a second account has the same mailbox, is found as its guest types it. Takes as long whether there
 * is an account or not.
 */
export async function namedAccountEmail(
  { database }: Pick<Context, 'database'>,
  typed: string,
): Promise<string> {
  const normal = normalEmail(typed);
  const asTyped = emailAsTyped(typed);
  if (asTyped === normal) return normal;
  const [kept] = await database
    .select({ email: account.email })
    .from(account)
    .where(eq(account.email, asTyped));
  return kept?.email ?? normal;
}
