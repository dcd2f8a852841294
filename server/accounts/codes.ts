import { and, eq, gt, inArray, isNull, lte, sql, type Column } from 'drizzle-orm';
import type { Database } from '../database/database';
import { registration, verificationCode } from '../database/schema';
import { keyedHash } from '../rateLimits/rateLimits';
import type { Context } from '../context';
import { visitorKeyHash, type Visitor } from './visitorKey';

const MAXIMUM_WRONG_TRIES = 5;

/** Six random digits. */
export const newCode = ({ random }: Pick<Context, 'random'>) =>
  String(random.integer(1_000_000)).padStart(6, '0');

/** Counts a wrong try of a code: the last one ends it. */
export function oneTryLess({ wrongTries }: { wrongTries: Column }, now: Date) {
  const isLast = sql`${wrongTries} + 1 >= ${MAXIMUM_WRONG_TRIES}`;
  return {
    wrongTries: sql`${wrongTries} + 1`,
    endedAt: sql`case when ${isLast} then ${now}::timestamptz end`,
  };
}

/** Far more draws than needed while fewer than half of all codes are live. */
const MAXIMUM_DRAWS = 100;

type CodeContext = Pick<Context, 'clock' | 'random' | 'configuration'>;
export type RegistrationRow = typeof registration.$inferSelect;

const codeHashOf = (context: Pick<Context, 'configuration'>, code: string) =>
  keyedHash(context, `code ${code}`);

/** Inserts a code unless the same one is live. Returns whether it was inserted. */
async function insertCode(
  tx: Database,
  { clock, random, configuration }: CodeContext,
  registrationId: string,
  codeHash: string,
): Promise<boolean> {
  const now = clock.now();
  await tx
    .update(verificationCode)
    .set({ endedAt: now })
    .where(
      and(
        eq(verificationCode.codeHash, codeHash),
        isNull(verificationCode.endedAt),
        lte(verificationCode.expiresAt, now),
      ),
    );
  const inserted = await tx
    .insert(verificationCode)
    .values({
      id: random.uuid(),
      registrationId,
      codeHash,
      createdAt: now,
      expiresAt: new Date(now.getTime() + configuration.codeLifetime),
    })
    .onConflictDoNothing()
    .returning({ id: verificationCode.id });
  return inserted.length > 0;
}

/** Ends a registration's codes, because it is about to get another. */
export async function endCodes(
  tx: Database,
  { clock }: Pick<Context, 'clock'>,
  registrationId: string,
): Promise<void> {
  await tx
    .update(verificationCode)
    .set({ endedAt: clock.now() })
    .where(
      and(eq(verificationCode.registrationId, registrationId), isNull(verificationCode.endedAt)),
    );
}

/** Issues a new code for a registration and returns it: six digits. */
export async function issueCode(tx: Database, context: CodeContext, registrationId: string) {
  for (let draws = 0; draws < MAXIMUM_DRAWS; draws += 1) {
    const code = newCode(context);
    if (await insertCode(tx, context, registrationId, codeHashOf(context, code))) return code;
  }
  throw new Error('Nearly all one-time codes are taken.');
}

/** Chooses registrations' codes: those of one email address, those from one network, or all. */
export interface CodesOf {
  email: string | null;
  networkHash: string | null;
}

const areOf = ({ email, networkHash }: CodesOf) =>
  and(
    email === null ? undefined : eq(registration.email, email),
    networkHash === null ? undefined : eq(registration.addressHash, networkHash),
  );

const isCodeOf = (database: Database, of: CodesOf) => {
  const meant = database.select({ id: registration.id }).from(registration).where(areOf(of));
  return inArray(verificationCode.registrationId, meant);
};

const isLive = (now: Date) =>
  and(isNull(verificationCode.endedAt), gt(verificationCode.expiresAt, now));

/** The registration of a live code. */
async function findOwner(tx: Database, context: CodeContext, code: string, of: CodesOf) {
  const [found] = await tx
    .select({
      codeId: verificationCode.id,
      registrationId: verificationCode.registrationId,
      email: registration.email,
    })
    .from(verificationCode)
    .innerJoin(registration, eq(registration.id, verificationCode.registrationId))
    .where(
      and(
        eq(verificationCode.codeHash, codeHashOf(context, code)),
        isLive(context.clock.now()),
        areOf(of),
      ),
    );
  return found ?? null;
}

/**
 * Uses up a live code and returns the registration that it verifies. From the browser that registered the same e-mail
 * address itself, only the code of that registration counts: the other one's password is somebody else's. Locks all
 * registrations of the address first, in one order, because verifying one drops the others.
 */
export async function useCode(
  tx: Database,
  context: CodeContext,
  code: string,
  of: CodesOf,
  visitor: Visitor,
): Promise<RegistrationRow | null> {
  const found = await findOwner(tx, context, code, of);
  if (!found) return null;
  const rows = await tx
    .select()
    .from(registration)
    .where(eq(registration.email, found.email))
    .orderBy(registration.id)
    .for('update');
  const ownKeyHash = visitorKeyHash(context, visitor, 'registered', found.email);
  const own = rows.find(({ keyHash }) => keyHash !== null && keyHash === ownKeyHash);
  if (own && own.id !== found.registrationId) return null;
  const [used] = await tx
    .update(verificationCode)
    .set({ endedAt: context.clock.now() })
    .where(and(eq(verificationCode.id, found.codeId), isNull(verificationCode.endedAt)))
    .returning({ registrationId: verificationCode.registrationId });
  return rows.find(({ id }) => id === used?.registrationId) ?? null;
}

/** Whether a registration has a usable code. */
export async function hasLiveCode(
  tx: Database,
  { clock }: Pick<Context, 'clock'>,
  registrationId: string,
): Promise<boolean> {
  const isIts = eq(verificationCode.registrationId, registrationId);
  return (await tx.$count(verificationCode, and(isIts, isLive(clock.now())))) > 0;
}

/** Whether a code is live. */
export async function isCodeLive(
  { clock, database }: Pick<Context, 'clock' | 'database'>,
  of: CodesOf,
): Promise<boolean> {
  const isMeant = and(isCodeOf(database, of), isLive(clock.now()));
  return (await database.$count(verificationCode, isMeant)) > 0;
}

/**
 * Counts a wrong try against every live code of an e-mail address that was requested from the same network, and ends
 * those without tries left. Strangers on other networks can't use up a guest's code.
 */
export async function exhaustCodeAttempts(
  { clock, database }: Pick<Context, 'clock' | 'database'>,
  of: CodesOf & { email: string; networkHash: string },
): Promise<void> {
  await database
    .update(verificationCode)
    .set(oneTryLess(verificationCode, clock.now()))
    .where(and(isCodeOf(database, of), isNull(verificationCode.endedAt)));
}
