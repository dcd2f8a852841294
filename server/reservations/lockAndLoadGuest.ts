import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { preparedOnce } from '../database/statements';
import { account } from '../database/schema';

/** The guest who makes a reservation, and the hash of the network they use. */
export interface Reserver {
  accountId: string;
  networkHash: string;
}

/** The locked account's verified e-mail address; null if there is no such account. */
export type LoadedGuest = { accountEmail: string } | null;

const ownerToLock = preparedOnce((tx) =>
  tx
    .select({ accountEmail: account.email })
    .from(account)
    .where(eq(account.id, sql.placeholder('accountId')))
    .for('no key update')
    .prepare('owner_to_lock'),
);

/** Locks the guest's account, so that its reservations are counted and created one at a time. */
export async function lockAndLoadGuest(
  tx: Database,
  { accountId }: Reserver,
): Promise<LoadedGuest> {
  const [owner] = await ownerToLock(tx).execute({ accountId });
  return owner ?? null;
}
