import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { account, passwordCode } from '../../database/schema';
import { keyedHash } from '../../rateLimits/rateLimits';
import type { Context } from '../../context';

/** After so many wrong tries a code is worn out. */
const MAXIMUM_WRONG_TRIES = 5;
const CODES = 1_000_000;

type CodeContext = Pick<Context, 'clock' | 'random' | 'configuration'>;

/** Which codes are meant: those of an e-mail address's account, all or those asked for from one network alone. */
export interface PasswordCodesOf {
  email: string;
  networkHash: string | null;
}

const codeHashOf = (context: Pick<Context, 'configuration'>, email: string, code: string) =>
  keyedHash(context, `password code ${code} ${email}`);

const isLive = (now: Date) => and(isNull(passwordCode.endedAt), gt(passwordCode.expiresAt, now));

/** The same question whether there is such an account or not, so that its time tells nothing. */
const areOf = (tx: Database, { email, networkHash }: PasswordCodesOf) =>
  and(
    inArray(
      passwordCode.accountId,
      tx.select({ id: account.id }).from(account).where(eq(account.email, email)),
    ),
    networkHash === null ? undefined : eq(passwordCode.networkHash, networkHash),
  );

/** Ends the codes that are meant. */
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

/**
 * Gives an account a code and answers it: six digits. It replaces those that were asked for from the same network; a
 * stranger's leaves the owner's as they were.
 */
export async function issuePasswordCode(
  tx: Database,
  context: CodeContext,
  { id: accountId, email }: Pick<typeof account.$inferSelect, 'id' | 'email'>,
  networkHash: string,
): Promise<string> {
  await endPasswordCodes(tx, context, { email, networkHash });
  const code = String(context.random.whole(CODES)).padStart(6, '0');
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

/** Uses up a live code and answers the id of the account that it is for. */
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

/**
 * Counts a wrong try against every live code that was requested from the same network, and ends those that have no
 * tries left. Strangers on other networks cannot use up a guest's code.
 */
export async function wearOutPasswordCodes(
  { clock, database }: Pick<Context, 'clock' | 'database'>,
  of: PasswordCodesOf & { networkHash: string },
): Promise<void> {
  const isLast = sql`${passwordCode.wrongTries} + 1 >= ${MAXIMUM_WRONG_TRIES}`;
  await database
    .update(passwordCode)
    .set({
      wrongTries: sql`${passwordCode.wrongTries} + 1`,
      endedAt: sql`case when ${isLast} then ${clock.now()}::timestamptz end`,
    })
    .where(and(areOf(database, of), isNull(passwordCode.endedAt)));
}
