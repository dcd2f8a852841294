import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { preparedOnce } from '../database/preparedOnce';
import { account } from '../database/schema';
import { isClaimTaken } from '../http/atomicIdempotency';
import type { Claim } from '../http/claims';

const isOwner = eq(account.id, sql.placeholder('accountId'));

const ownerToLock = preparedOnce((tx) =>
  tx
    .select({ email: account.email })
    .from(account)
    .where(isOwner)
    .for('no key update')
    .prepare('owner_to_lock'),
);

const ownerOfClaimToLock = preparedOnce((tx) =>
  tx
    .select({ email: account.email })
    .from(account)
    .where(and(isOwner, isClaimTaken))
    .for('no key update')
    .prepare('owner_of_claim_to_lock'),
);

/**
 * Locks the account, so that its reservations are counted and created one at a time, and returns its e-mail address.
 * If the claim is not ours, locks nothing, so that a repeated request doesn't wait.
 * @returns null if there is no such account or the claim is not ours
 */
export async function lockOwner(
  tx: Database,
  accountId: string,
  claim: Claim | null,
): Promise<string | null> {
  const [owner] = claim
    ? await ownerOfClaimToLock(tx).execute({ ...claim })
    : await ownerToLock(tx).execute({ accountId });
  return owner?.email ?? null;
}
