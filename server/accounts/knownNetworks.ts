import { and, eq } from 'drizzle-orm';
import { account, session } from '../database/schema';
import type { Context } from '../context';

/** Whether the account was logged in from this network before. Strangers can't lock the guest out there. */
export async function isKnownNetwork(
  { database }: Pick<Context, 'database'>,
  email: string,
  networkHash: string,
): Promise<boolean> {
  const [known] = await database
    .select({ id: session.id })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .where(and(eq(account.email, email), eq(session.networkHash, networkHash)))
    .limit(1);
  return known !== undefined;
}
