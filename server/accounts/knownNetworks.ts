import { and, eq } from 'drizzle-orm';
import { account, session } from '../db/schema';
import { networkHashOf } from '../limits/limits';
import type { Parts } from '../parts/parts';

/** Whether the guest of an account was logged in from this network; strangers can't lock it out there. */
export async function isKnownNetwork(
  parts: Parts,
  email: string,
  address: string,
): Promise<boolean> {
  const [known] = await parts.database
    .select({ id: session.id })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .where(and(eq(account.email, email), eq(session.networkHash, networkHashOf(parts, address))))
    .limit(1);
  return known !== undefined;
}
