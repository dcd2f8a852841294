import { and, desc, eq, inArray, isNull, ne } from 'drizzle-orm';
import * as sessionMessages from '../../messages/session/session';
import type { Session, SessionToEnd } from '../../machines/contract/wire';
import { awaitInOrder } from '../database/statements';
import type { Database } from '../database/database';
import { account, session } from '../database/schema';
import { networkHashOf } from '../rateLimits/rateLimits';
import { enqueueEmail } from '../email/outbox';
import type { AccountsContext } from './context';
import { ApiError } from '../contract/apiError';
import { reportSecurity } from '../logging/securityLog';
import { beginningOf, printableText } from '../shared/printableText';
import { issueAccessToken } from './accessToken';
import { sessionEndedEmail } from './emails';
import { isOpenAndOf } from './guestSessions';
import { addRefreshToken, exchangeToken, lockSessionOf, tokenHashOf } from './refreshTokens';
import { userOf } from './updateProfile';
import { emailJob } from '../email/jobs';

type SessionContext = Pick<AccountsContext, 'clock' | 'random' | 'configuration' | 'database'>;
type AccountRow = typeof account.$inferSelect;

/** The browser used to log in, and its network. */
export interface Whereabouts {
  address: string;
  /** The browser's user agent. */
  device: string;
}

const DEVICE_LENGTH = 200;
/** Open sessions of an account: more browsers than a guest has. */
const MOST_OPEN = 20;

async function present(
  context: SessionContext,
  owner: AccountRow,
  sessionId: string,
  token: string,
): Promise<Session> {
  const accessToken = await issueAccessToken(context, { accountId: owner.id, sessionId });
  return {
    user: userOf(owner),
    token: { accessToken, refreshToken: token },
  };
}

/**
 * Whether an account still has the password that was checked before. Locks it until the transaction ends, so that a
 * concurrent password change finds the session opened here and ends it, and logins open theirs one after the other.
 */
async function stillHasPassword(
  tx: Database,
  { id, passwordHash }: Pick<AccountRow, 'id' | 'passwordHash'>,
): Promise<boolean> {
  const found = await tx
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.id, id), eq(account.passwordHash, passwordHash)))
    .for('no key update');
  return found.length > 0;
}

/** Ends the sessions beyond {@link MOST_OPEN} that were unused the longest, but never the one just opened. */
async function endLongestUnused(
  tx: Database,
  { clock }: Pick<SessionContext, 'clock'>,
  { id, accountId }: Pick<typeof session.$inferSelect, 'id' | 'accountId'>,
): Promise<void> {
  const now = clock.now();
  const surplus = tx
    .select({ id: session.id })
    .from(session)
    .where(and(isOpenAndOf(accountId, now), ne(session.id, id)))
    .orderBy(desc(session.usedAt), desc(session.openedAt), desc(session.id))
    .offset(MOST_OPEN - 1);
  await tx.update(session).set({ endedAt: now }).where(inArray(session.id, surplus)).execute();
}

/**
 * Opens a session of an account whose password was right. It ends after `sessionLifetime`, however often it is
 * refreshed, or once enough others were used since.
 * @returns null if the password was changed meanwhile
 */
export async function openSession(
  context: SessionContext,
  owner: AccountRow,
  { address, device }: Whereabouts,
): Promise<Session | null> {
  const now = context.clock.now();
  const opened = {
    id: context.random.uuid(),
    accountId: owner.id,
    device: beginningOf(printableText(device), DEVICE_LENGTH),
    networkHash: networkHashOf(context, address),
    openedAt: now,
    usedAt: now,
    expiresAt: new Date(now.getTime() + context.configuration.sessionLifetime),
  };
  const token = await context.database.transaction(async (tx) => {
    if (!(await stillHasPassword(tx, owner))) return null;
    const [, added] = await awaitInOrder([
      tx.insert(session).values(opened).execute(),
      addRefreshToken(tx, context, opened, null),
      endLongestUnused(tx, context, opened),
    ]);
    return added;
  });
  return token === null ? null : present(context, owner, opened.id, token);
}

async function end(tx: Database, id: string, now: Date): Promise<void> {
  await tx
    .update(session)
    .set({ endedAt: now })
    .where(and(eq(session.id, id), isNull(session.endedAt)));
}

type RefreshResult =
  | { kind: 'refreshed'; owner: AccountRow; sessionId: string; next: string }
  | { kind: 'refused' }
  /** The token was copied, but it can't be known whether the guest or a thief presented it. */
  | { kind: 'reused'; owner: AccountRow; sessionId: string; emailId: string };

/** Exchanges a refresh token for the next one of its session. */
async function rotate(
  tx: Database,
  context: SessionContext,
  token: string,
  address: string,
): Promise<RefreshResult> {
  const now = context.clock.now();
  const found = await lockSessionOf(tx, tokenHashOf(token));
  if (!found) return { kind: 'refused' };
  const { presented, locked } = found;
  const isOver = locked.endedAt !== null || locked.expiresAt <= now || presented.expiresAt <= now;
  const [owner] = await tx.select().from(account).where(eq(account.id, locked.accountId));
  if (isOver || !owner) return { kind: 'refused' };
  const sessionId = locked.id;
  const next = await exchangeToken(tx, context, presented, locked);
  if (next === null) {
    await end(tx, sessionId, now);
    await tx.update(session).set({ networkHash: null }).where(eq(session.id, sessionId));
    const emailId = await enqueueEmail(tx, context, sessionEndedEmail(owner, locked));
    return { kind: 'reused', owner, sessionId, emailId };
  }
  await tx
    .update(session)
    .set({ usedAt: now, networkHash: networkHashOf(context, address) })
    .where(eq(session.id, sessionId));
  return { kind: 'refreshed', owner, sessionId, next };
}

/**
 * Refreshes a session with a refresh token, which can be presented again until its successor is used, because the
 * response may have been lost. A token presented after that ends the session for everyone: it is logged, and the
 * guest gets an email.
 * @throws ApiError 401 `session_expired`
 */
export async function refreshSession(
  context: SessionContext & Pick<AccountsContext, 'jobs' | 'log'>,
  token: string,
  address: string,
): Promise<Session> {
  const refresh = await context.database.transaction((tx) => rotate(tx, context, token, address));
  if (refresh.kind === 'refreshed') {
    return present(context, refresh.owner, refresh.sessionId, refresh.next);
  }
  if (refresh.kind === 'reused') {
    const { owner, sessionId, emailId } = refresh;
    reportSecurity(context.log, 'session.tokenReused', {
      accountId: owner.id,
      sessionId,
      network: address,
    });
    await context.jobs.schedule(emailJob(emailId));
  }
  throw new ApiError(401, 'session_expired', sessionMessages.expired);
}

/** Ends the session of a refresh token, known by itself or by its hash. An unknown one is ignored. */
export async function endSessionOfToken(
  { clock, database }: Pick<AccountsContext, 'clock' | 'database'>,
  ended: SessionToEnd,
): Promise<void> {
  const hash = 'refreshToken' in ended ? tokenHashOf(ended.refreshToken) : ended.refreshTokenHash;
  await database.transaction(async (tx) => {
    const found = await lockSessionOf(tx, hash);
    if (found) await end(tx, found.locked.id, clock.now());
  });
}
