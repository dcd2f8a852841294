import { createHash } from 'node:crypto';
import { and, eq, gt, isNotNull, isNull, lte, sql, type SQL } from 'drizzle-orm';
import type { DeskSession } from '../../machines/contract/wire';
import { deskSessionMissing } from '../contract/requireCaller';
import type { Database } from '../database/database';
import { staffMember, staffSession } from '../database/schema';
import type { Context } from '../context';
import type { FindStaff } from './authenticateStaff';
import { recoveryCodesLeft } from './secondFactor';

const MINUTE = 60_000;
/** How long the code of the second factor is awaited after the password. */
const CODE_WAIT = 10 * MINUTE;
/** A session without use for so long is locked. */
const LOCKS_AFTER = 30 * MINUTE;
/** How long the second factor that was entered for one act counts for others. */
const CODE_LASTS = 5 * MINUTE;
/** A session ends then, however much it is used. */
const LASTS = 12 * 60 * MINUTE;
export const SESSION_SECONDS = LASTS / 1_000;
/** Use within so long of the last that was stored is not stored: an update for each request would be waste. */
const USE_STORED_AFTER = MINUTE / 2;
/** Wrong codes before the second factor is given, or wrong passwords while it is locked, that end a session. */
const MOST_WRONG_TRIES = 5;
const SECRET_BYTES = 32;

export type StaffRow = typeof staffMember.$inferSelect;
export type StaffSessionRow = typeof staffSession.$inferSelect;
type SessionContext = Pick<Context, 'clock' | 'database'>;

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/**
 * Opens a session and returns its secret. Sessions of the person that have ended are deleted on the way; those in which
 * they were last seen stay until they are seen again.
 * @param isConfirmed whether the second factor was given; otherwise the session waits for it
 * @param browser its user agent
 */
export async function openStaffSession(
  tx: Database,
  { clock, random }: Pick<Context, 'clock' | 'random'>,
  staffId: string,
  isConfirmed: boolean,
  browser: string | null = null,
): Promise<{ secret: string; sessionId: string }> {
  const now = clock.now();
  const secret = random.bytes(SECRET_BYTES).toString('base64url');
  const sessionId = random.uuid();
  await tx
    .delete(staffSession)
    .where(
      and(
        eq(staffSession.staffId, staffId),
        lte(staffSession.endsAt, now),
        isConfirmed ? undefined : isNull(staffSession.confirmedAt),
      ),
    );
  await tx.insert(staffSession).values({
    id: sessionId,
    staffId,
    secretHash: hashOf(secret),
    confirmedAt: isConfirmed ? now : null,
    usedAt: now,
    endsAt: new Date(now.getTime() + (isConfirmed ? LASTS : CODE_WAIT)),
    browser,
  });
  return { secret, sessionId };
}

function isLocked({ lockedAt, usedAt }: StaffSessionRow, now: Date): boolean {
  return lockedAt !== null || now.getTime() - usedAt.getTime() >= LOCKS_AFTER;
}

/** The session with a condition, and whose it is; null if it has ended or the person is suspended. */
async function findSession(
  { clock, database }: SessionContext,
  where: ReturnType<typeof eq>,
  isConfirmed: boolean,
): Promise<{ session: StaffSessionRow; staff: StaffRow } | null> {
  const { confirmedAt, endsAt, staffId } = staffSession;
  const [found] = await database
    .select({ session: staffSession, staff: staffMember })
    .from(staffSession)
    .innerJoin(staffMember, eq(staffMember.id, staffId))
    .where(
      and(
        where,
        gt(endsAt, clock.now()),
        isConfirmed ? isNotNull(confirmedAt) : isNull(confirmedAt),
        isNull(staffMember.suspendedAt),
      ),
    );
  return found ?? null;
}

/** The session that waits for the second factor, and whose it is. */
export function findWaitingSession(context: SessionContext, secret: string) {
  return findSession(context, eq(staffSession.secretHash, hashOf(secret)), false);
}

/** A session by its id, and whose it is. */
export function findOpenSession(context: SessionContext, sessionId: string) {
  return findSession(context, eq(staffSession.id, sessionId), true);
}

/** Finds whose session a request carries, for the HTTP layer: one statement, and rarely one more to store the use. */
export const findStaff =
  (context: SessionContext): FindStaff =>
  async (secret, isUse) => {
    const found = await findSession(context, eq(staffSession.secretHash, hashOf(secret)), true);
    if (!found) return null;
    const { session, staff } = found;
    const now = context.clock.now();
    const locked = isLocked(session, now);
    if (isUse && !locked && now.getTime() - session.usedAt.getTime() >= USE_STORED_AFTER) {
      await context.database
        .update(staffSession)
        .set({ usedAt: now })
        .where(and(eq(staffSession.id, session.id), isNull(staffSession.lockedAt)));
    }
    const { id: staffId, name, role } = staff;
    const { codeAt } = session;
    const hasCode = codeAt !== null && now.getTime() - codeAt.getTime() < CODE_LASTS;
    return { staffId, sessionId: session.id, name, role, hasCode, isLocked: locked };
  };

/** Locks a session, or opens it again as just used. */
export async function setLocked(
  { clock, database }: SessionContext,
  sessionId: string,
  locked: boolean,
): Promise<void> {
  const now = clock.now();
  await database
    .update(staffSession)
    .set({
      codeAt: null,
      ...(locked ? { lockedAt: now } : { lockedAt: null, usedAt: now, wrongTries: 0 }),
    })
    .where(eq(staffSession.id, sessionId));
}

/**
 * Counts a try at a session before it is made, so that many at once are no more than the few that are allowed.
 * @returns whether it may be made, and a function that ends the session if it was the last and wrong
 */
export async function countTry(
  { database }: Pick<Context, 'database'>,
  sessionId: string,
): Promise<{ isAllowed: boolean; wasWrong: () => Promise<void> }> {
  const [after] = await database
    .update(staffSession)
    .set({ wrongTries: sql`${staffSession.wrongTries} + 1` })
    .where(eq(staffSession.id, sessionId))
    .returning({ wrongTries: staffSession.wrongTries });
  const tries = after?.wrongTries ?? MOST_WRONG_TRIES + 1;
  return {
    isAllowed: tries <= MOST_WRONG_TRIES,
    wasWrong: async () => {
      if (tries >= MOST_WRONG_TRIES) await endSession(database, sessionId);
    },
  };
}

/** Ended sessions stay, because they say when their person was last at the desk. */
const ended = { endsAt: sql`${staffSession.usedAt}` };

export async function endSession(tx: Database, sessionId: string): Promise<void> {
  await tx.update(staffSession).set(ended).where(eq(staffSession.id, sessionId));
}

/**
 * Locks a person, before anything else of theirs is changed: who logs in or enrols while their access ends does it
 * wholly before or after.
 */
export async function lockStaff(tx: Database, staffId: string): Promise<StaffRow | undefined> {
  const [row] = await tx
    .select()
    .from(staffMember)
    .where(eq(staffMember.id, staffId))
    .for('update');
  return row;
}

/** Ends all sessions of a person, or some. */
export async function endSessionsOf(tx: Database, staffId: string, which?: SQL): Promise<void> {
  await tx
    .update(staffSession)
    .set(ended)
    .where(and(eq(staffSession.staffId, staffId), which));
}

/** A session as the desk's pages see it. @throws ApiError 401 `desk_session_missing` if it has ended */
export async function showSession(
  context: SessionContext,
  sessionId: string,
): Promise<DeskSession> {
  const found = await findOpenSession(context, sessionId);
  if (!found) throw deskSessionMissing();
  const { session, staff } = found;
  const locked = isLocked(session, context.clock.now());
  const locksAt = new Date(session.usedAt.getTime() + LOCKS_AFTER);
  return {
    name: staff.name,
    email: staff.email,
    role: staff.role,
    isLocked: locked,
    locksAt: locked ? null : locksAt.toISOString(),
    endsAt: session.endsAt.toISOString(),
    recoveryCodesLeft: await recoveryCodesLeft(context.database, staff.id),
  };
}
