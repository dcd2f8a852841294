import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm';
import type { OpenSession } from '../../machines/contract/wire';
import * as accountErrors from '../../messages/shared/accountErrors';
import type { Caller } from '../contract/handlers';
import type { Database } from '../database/database';
import { session, account } from '../database/schema';
import type { Context } from '../context';
import { ApiError } from '../contract/apiError';
import { isUuid } from '../shared/uuid';

/** More browsers than a guest has. Beyond it, the sessions unused the longest are left out. */
const MOST_SHOWN = 100;

export const isOpenAndOf = (accountId: string, now: Date) =>
  and(eq(session.accountId, accountId), isNull(session.endedAt), gt(session.expiresAt, now));

/** A guest's open sessions, most recently used first. */
export async function listSessions(
  { clock, database }: Pick<Context, 'clock' | 'database'>,
  { accountId, sessionId }: Caller,
): Promise<OpenSession[]> {
  const open = await database
    .select()
    .from(session)
    .where(isOpenAndOf(accountId, clock.now()))
    .orderBy(desc(session.usedAt), desc(session.id))
    .limit(MOST_SHOWN);
  return open.map(({ id, device, openedAt, usedAt }) => ({
    id,
    device,
    openedAt: openedAt.toISOString(),
    usedAt: usedAt.toISOString(),
    isCurrent: id === sessionId,
  }));
}

/**
 * Ends one of a guest's own sessions. Its network no longer counts as known.
 * @throws ApiError 404 `session_not_found`, likewise for another guest's, an unknown, an ended or a malformed id
 */
export async function endGuestSession(
  { clock, database }: Pick<Context, 'clock' | 'database'>,
  accountId: string,
  id: string,
): Promise<void> {
  const now = clock.now();
  const ended = isUuid(id)
    ? await database
        .update(session)
        .set({ endedAt: now, networkHash: null })
        .where(and(eq(session.id, id), isOpenAndOf(accountId, now)))
        .returning({ id: session.id })
    : [];
  if (ended.length === 0) {
    throw new ApiError(404, 'session_not_found', accountErrors.sessionNotFound);
  }
}

/**
 * Ends every open session of an account, except the given one. The networks of all other sessions, even ended ones,
 * no longer count as known, because a guest may change the password after someone else learned it.
 */
export async function endSessionsOf(
  tx: Database,
  { clock }: Pick<Context, 'clock'>,
  accountId: string,
  exceptId?: string,
): Promise<void> {
  const now = clock.now();
  const others = exceptId === undefined ? undefined : ne(session.id, exceptId);
  await tx
    .update(session)
    .set({ endedAt: now })
    .where(and(isOpenAndOf(accountId, now), others));
  await tx
    .update(session)
    .set({ networkHash: null })
    .where(and(eq(session.accountId, accountId), others));
}

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
