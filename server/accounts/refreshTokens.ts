import { createHash } from 'node:crypto';
import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, or } from 'drizzle-orm';
import type { Database } from '../database/database';
import { refreshToken, session } from '../database/schema';
import type { Context } from '../context';

type TokenContext = Pick<Context, 'clock' | 'random' | 'configuration'>;
type SessionRow = typeof session.$inferSelect;
export type RefreshTokenRow = typeof refreshToken.$inferSelect;

const TOKEN_BYTES = 32;
/** More than the tabs and retries of one guest can be waiting for. Beyond it, the oldest are deleted. */
const MOST_UNUSED_SUCCESSORS = 20;

/** The token itself is random, so a fast hash is as safe as a slow one. */
export const tokenHashOf = (token: string) =>
  createHash('sha256').update(token).digest('base64url');

/** When a session's token expires unless it is used: after too long idle, or with the session. */
function idleEnd({ clock, configuration }: TokenContext, { expiresAt }: { expiresAt: Date }): Date {
  const idle = clock.now().getTime() + configuration.refreshTokenLifetime;
  return new Date(Math.min(idle, expiresAt.getTime()));
}

/**
 * Adds a token to a session.
 * @param predecessorId the token it was exchanged for; null at the login
 * @returns the token, of which only a hash is stored
 */
export async function addRefreshToken(
  tx: Database,
  context: TokenContext,
  owned: Pick<SessionRow, 'id' | 'accountId' | 'expiresAt'>,
  predecessorId: string | null,
): Promise<string> {
  const token = `rt_${context.random.bytes(TOKEN_BYTES).toString('base64url')}`;
  await tx.insert(refreshToken).values({
    id: context.random.uuid(),
    familyId: owned.id,
    accountId: owned.accountId,
    tokenHash: tokenHashOf(token),
    predecessorId,
    createdAt: context.clock.now(),
    expiresAt: idleEnd(context, owned),
  });
  return token;
}

/** Locks the session of a token by its hash, as every refresh and every end of a session does first. */
export async function lockSessionOf(
  tx: Database,
  tokenHash: string,
): Promise<{ presented: RefreshTokenRow; locked: SessionRow } | null> {
  const isToken = eq(refreshToken.tokenHash, tokenHash);
  const [found] = await tx
    .select({ familyId: refreshToken.familyId })
    .from(refreshToken)
    .where(isToken);
  if (!found) return null;
  const [locked] = await tx
    .select()
    .from(session)
    .where(eq(session.id, found.familyId))
    .for('update');
  const [presented] = await tx.select().from(refreshToken).where(isToken);
  return locked && presented ? { presented, locked } : null;
}

/** When the session first went on without this token: by its successor, or by a sibling. */
async function overtakenAt(tx: Database, presented: RefreshTokenRow): Promise<Date | null> {
  const { id, familyId, predecessorId } = presented;
  const [first] = await tx
    .select({ usedAt: refreshToken.rotatedAt })
    .from(refreshToken)
    .where(
      and(
        eq(refreshToken.familyId, familyId),
        isNotNull(refreshToken.rotatedAt),
        ne(refreshToken.id, id),
        or(
          eq(refreshToken.predecessorId, id),
          predecessorId === null ? undefined : eq(refreshToken.predecessorId, predecessorId),
        ),
      ),
    )
    .orderBy(asc(refreshToken.rotatedAt))
    .limit(1);
  return first?.usedAt ?? null;
}

/** The latest token that a session has used. Timestamps can't tell, because the clock can be set back. */
async function lastUsedIn(tx: Database, familyId: string): Promise<string | null> {
  const used = await tx
    .select({ id: refreshToken.id, predecessorId: refreshToken.predecessorId })
    .from(refreshToken)
    .where(and(eq(refreshToken.familyId, familyId), isNotNull(refreshToken.rotatedAt)))
    .orderBy(desc(refreshToken.createdAt));
  const followed = new Set(used.map(({ predecessorId }) => predecessorId));
  return used.find(({ id }) => !followed.has(id))?.id ?? null;
}

/** Limits how many successors a repeatedly presented token can leave behind. */
async function deleteOldSuccessors(tx: Database, predecessorId: string, familyId: string) {
  const unused = await tx
    .select({ id: refreshToken.id })
    .from(refreshToken)
    .where(
      and(
        eq(refreshToken.familyId, familyId),
        eq(refreshToken.predecessorId, predecessorId),
        isNull(refreshToken.rotatedAt),
      ),
    )
    .orderBy(desc(refreshToken.createdAt), desc(refreshToken.id))
    .offset(MOST_UNUSED_SUCCESSORS);
  if (unused.length === 0) return;
  const ids = unused.map(({ id }) => id);
  await tx.delete(refreshToken).where(inArray(refreshToken.id, ids));
}

/**
 * Issues a token's successor, with its session locked. A token can be presented again until a successor of it is
 * used, because its response may have been lost. If the session has gone on without it for longer than `refreshGrace`
 * (for two tabs that refresh at once), the token was copied.
 * @returns null if the token was copied
 */
export async function exchangeToken(
  tx: Database,
  context: TokenContext,
  presented: RefreshTokenRow,
  locked: SessionRow,
): Promise<string | null> {
  const now = context.clock.now();
  const overtaken = await overtakenAt(tx, presented);
  if (overtaken !== null) {
    if (now.getTime() - overtaken.getTime() > context.configuration.refreshGrace) return null;
    return addRefreshToken(tx, context, locked, await lastUsedIn(tx, locked.id));
  }
  if (presented.rotatedAt === null) {
    await tx
      .update(refreshToken)
      .set({ rotatedAt: now, expiresAt: idleEnd(context, locked) })
      .where(eq(refreshToken.id, presented.id));
  }
  const next = await addRefreshToken(tx, context, locked, presented.id);
  await deleteOldSuccessors(tx, presented.id, locked.id);
  return next;
}
