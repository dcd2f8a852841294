import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { account, passwordCode } from '../../database/schema';
import { keyedHash } from '../../rateLimits/rateLimits';
import type { Context } from '../../context';
import { newCode, oneTryLess } from '../codes';

type CodeContext = Pick<Context, 'clock' | 'random' | 'configuration'>;

/** Chooses codes: those of an email address's account, from all networks or from one. */
export interface PasswordCodesOf {
  email: string;
  networkHash: string | null;
}

const codeHashOf = (context: Pick<Context, 'configuration'>, email: string, code: string) =>
  keyedHash(context, `password code ${code} ${email}`);

const isLive = (now: Date) => and(isNull(passwordCode.endedAt), gt(passwordCode.expiresAt, now));

/** One query whether the account exists or not, so that its time reveals nothing. */
const areOf = (tx: Database, { email, networkHash }: PasswordCodesOf) =>
  and(
    inArray(
      passwordCode.accountId,
      tx.select({ id: account.id }).from(account).where(eq(account.email, email)),
    ),
    networkHash === null ? undefined : eq(passwordCode.networkHash, networkHash),
  );

export async function endPasswordCodes(
  tx: Database,
  { clock }: Pick<Context, 'clock'>,
  of: PasswordCodesOf,
): Promise<void> {
  await tx
    .update(passwordCode)
    .set({ endedAt: clock.now() })
    .where(and(areOf(tx, of), isNull(passwordCode.endedAt)));
}

/** Issues a code and returns it. It replaces those of the same network, so a stranger's leaves the owner's valid. */
export async function issuePasswordCode(
  tx: Database,
  context: CodeContext,
  { id: accountId, email }: Pick<typeof account.$inferSelect, 'id' | 'email'>,
  networkHash: string,
): Promise<string> {
  await endPasswordCodes(tx, context, { email, networkHash });
  const code = newCode(context);
  const now = context.clock.now();
  await tx.insert(passwordCode).values({
    id: context.random.uuid(),
    accountId,
    codeHash: codeHashOf(context, email, code),
    networkHash,
    createdAt: now,
    expiresAt: new Date(now.getTime() + context.configuration.codeLifetime),
  });
  return code;
}

/** Uses up a live code and returns its account's id. */
export async function usePasswordCode(
  tx: Database,
  context: CodeContext,
  code: string,
  of: PasswordCodesOf,
): Promise<string | null> {
  const now = context.clock.now();
  const isIt = eq(passwordCode.codeHash, codeHashOf(context, of.email, code));
  const [used] = await tx
    .update(passwordCode)
    .set({ endedAt: now })
    .where(and(isIt, isLive(now), areOf(tx, of)))
    .returning({ accountId: passwordCode.accountId });
  return used?.accountId ?? null;
}

/** Counts a wrong try against the codes requested from the same network: strangers use up nobody else's. */
export async function exhaustPasswordCodeAttempts(
  { clock, database }: Pick<Context, 'clock' | 'database'>,
  of: PasswordCodesOf & { networkHash: string },
): Promise<void> {
  await database
    .update(passwordCode)
    .set(oneTryLess(passwordCode, clock.now()))
    .where(and(areOf(database, of), isNull(passwordCode.endedAt)));
}
