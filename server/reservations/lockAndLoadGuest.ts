import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { preparedOnce } from '../database/statements';
import { account } from '../database/schema';
import { isClaimTaken } from '../http/atomicIdempotency';
import type { Claim } from '../http/idempotency';

/** The guest who makes a reservation, and the hash of the network they use. */
export interface Reserver {
  accountId: string;
  networkHash: string;
}

/** The locked account's verified e-mail address; null if there is no such account. */
export type LoadedGuest = { accountEmail: string } | null;

const isOwner = eq(account.id, sql.placeholder('accountId'));

const ownerToLock = preparedOnce((tx) =>
  tx
    .select({ accountEmail: account.email })
    .from(account)
    .where(isOwner)
    .for('no key update')
    .prepare('owner_to_lock'),
);

const ownerOfClaimToLock = preparedOnce((tx) =>
  tx
    .select({ accountEmail: account.email })
    .from(account)
    .where(and(isOwner, isClaimTaken))
    .for('no key update')
    .prepare('owner_of_claim_to_lock'),
);

/**
 * Locks the guest's account, so that its reservations are counted and created one at a time. If the claim is not ours,
 * locks nothing, so that a repeated request doesn't wait.
 */
export async function lockAndLoadGuest(
  tx: Database,
  { accountId }: Reserver,
  claim: Claim | null,
): Promise<LoadedGuest> {
  const [owner] = claim
    ? await ownerOfClaimToLock(tx).execute({ ...claim })
    : await ownerToLock(tx).execute({ accountId });
  return owner ?? null;
}
