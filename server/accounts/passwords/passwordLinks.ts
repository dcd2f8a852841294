import { createHash } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { passwordLink } from '../../database/schema';
import type { Context } from '../../context';
import { LINK_LIFETIME } from './linkLifetime';

const TOKEN_BYTES = 32;

const tokenHashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Issues a link for an account and returns its token: 256 random bits. */
export async function issuePasswordLink(
  tx: Database,
  { clock, random }: Pick<Context, 'clock' | 'random'>,
  accountId: string,
): Promise<string> {
  const token = random.bytes(TOKEN_BYTES).toString('base64url');
  await tx.insert(passwordLink).values({
    id: random.uuid(),
    accountId,
    tokenHash: tokenHashOf(token),
    expiresAt: new Date(clock.now().getTime() + LINK_LIFETIME),
  });
  return token;
}

const isLiveToken = (token: string, now: Date) =>
  and(eq(passwordLink.tokenHash, tokenHashOf(token)), gt(passwordLink.expiresAt, now));

/** Whether a token belongs to a live link. */
export async function isPasswordLinkLive(
  { clock, database }: Pick<Context, 'clock' | 'database'>,
  token: string,
): Promise<boolean> {
  return (await database.$count(passwordLink, isLiveToken(token, clock.now()))) > 0;
}

/** Uses up a live link and returns its account's id. */
export async function usePasswordLink(
  tx: Database,
  { clock }: Pick<Context, 'clock'>,
  token: string,
): Promise<string | null> {
  const [used] = await tx
    .delete(passwordLink)
    .where(isLiveToken(token, clock.now()))
    .returning({ accountId: passwordLink.accountId });
  return used?.accountId ?? null;
}

/** Whether an account has a link that stays valid for so many milliseconds. */
export async function hasPasswordLinkFor(
  tx: Database,
  { clock }: Pick<Context, 'clock'>,
  accountId: string,
  milliseconds: number,
): Promise<boolean> {
  const until = new Date(clock.now().getTime() + milliseconds);
  const isLasting = and(eq(passwordLink.accountId, accountId), gt(passwordLink.expiresAt, until));
  return (await tx.$count(passwordLink, isLasting)) > 0;
}

/** Ends all links of an account. */
export async function endPasswordLinks(tx: Database, accountId: string): Promise<void> {
  await tx.delete(passwordLink).where(eq(passwordLink.accountId, accountId));
}
