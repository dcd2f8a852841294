import { createHash } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { sessionMessages } from '../../machines/messages/account';
import type { Session } from '../../machines/contract/wire';
import type { Database } from '../db/database';
import { account, refreshToken } from '../db/schema';
import type { Parts } from '../parts';
import { Refusal } from '../refusal';
import { issueAccessToken } from './accessToken';

type SessionParts = Pick<Parts, 'clock' | 'chance' | 'configuration'>;
type AccountRow = typeof account.$inferSelect;

const TOKEN_BYTES = 32;

/** The token itself is random, so that a plain hash is as good as a slow one. */
const tokenHashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

async function addRefreshToken(
  tx: Database,
  { clock, chance, configuration }: SessionParts,
  accountId: string,
  familyId: string,
): Promise<string> {
  const token = `rt_${chance.bytes(TOKEN_BYTES).toString('base64url')}`;
  const now = clock.now();
  await tx.insert(refreshToken).values({
    id: chance.uuid(),
    familyId,
    accountId,
    tokenHash: tokenHashOf(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + configuration.refreshTokenLifetime),
  });
  return token;
}

async function present(
  parts: SessionParts,
  { id, firstName, lastName, email, phoneNumber }: AccountRow,
  token: string,
): Promise<Session> {
  const accessToken = await issueAccessToken(parts, id);
  return {
    user: { id, firstName, lastName, email, phoneNumber },
    token: { accessToken, refreshToken: token },
  };
}

/** Opens a session of an account, with a family of refresh tokens of its own. */
export async function openSession(
  parts: SessionParts & Pick<Parts, 'database'>,
  owner: AccountRow,
): Promise<Session> {
  const token = await addRefreshToken(parts.database, parts, owner.id, parts.chance.uuid());
  return present(parts, owner, token);
}

async function revokeFamily(tx: Database, familyId: string, now: Date): Promise<void> {
  await tx
    .update(refreshToken)
    .set({ revokedAt: now })
    .where(and(eq(refreshToken.familyId, familyId), isNull(refreshToken.revokedAt)));
}

/** Exchanges a refresh token for the next one of its family; null when it renews nothing any more. */
async function rotate(
  tx: Database,
  parts: SessionParts,
  token: string,
): Promise<{ owner: AccountRow; next: string } | null> {
  const now = parts.clock.now();
  const [found] = await tx
    .select()
    .from(refreshToken)
    .where(eq(refreshToken.tokenHash, tokenHashOf(token)))
    .for('update');
  if (!found) return null;
  if (found.revokedAt !== null || found.expiresAt <= now) return null;
  if (found.rotatedAt === null) {
    await tx.update(refreshToken).set({ rotatedAt: now }).where(eq(refreshToken.id, found.id));
  } else if (now.getTime() - found.rotatedAt.getTime() > parts.configuration.refreshGrace) {
    // Used twice: either the guest or a thief holds a copy, and nobody can tell which.
    await revokeFamily(tx, found.familyId, now);
    return null;
  }
  const [owner] = await tx.select().from(account).where(eq(account.id, found.accountId));
  if (!owner) return null;
  return { owner, next: await addRefreshToken(tx, parts, owner.id, found.familyId) };
}

/**
 * Renews a session. A token is used once; the previous one is accepted for `refreshGrace` after its
 * rotation (a lost answer, a second tab), and its later use ends the session for everybody.
 * @throws Refusal 401 `session_expired`
 */
export async function renewSession(
  parts: SessionParts & Pick<Parts, 'database'>,
  token: string,
): Promise<Session> {
  const rotated = await parts.database.transaction((tx) => rotate(tx, parts, token));
  if (!rotated) throw new Refusal(401, 'session_expired', sessionMessages.expired);
  return present(parts, rotated.owner, rotated.next);
}

/** Ends the session that a refresh token belongs to; an unknown token is no error. */
export async function endSession(
  { clock, database }: Pick<Parts, 'clock' | 'database'>,
  token: string,
): Promise<void> {
  const [found] = await database
    .select({ familyId: refreshToken.familyId })
    .from(refreshToken)
    .where(eq(refreshToken.tokenHash, tokenHashOf(token)));
  if (found) await revokeFamily(database, found.familyId, clock.now());
}
