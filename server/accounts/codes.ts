import { and, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { registration, verificationCode } from '../db/schema';
import { keyedHash } from '../limits';
import type { Parts } from '../parts';

/** After so many wrong tries a code is worn out. */
const MAXIMUM_WRONG_TRIES = 5;
const CODES = 1_000_000;
/** Far more draws than it takes while fewer than half of all codes are live. */
const MAXIMUM_DRAWS = 100;

type CodeParts = Pick<Parts, 'clock' | 'chance' | 'configuration'>;
export type RegistrationRow = typeof registration.$inferSelect;

const codeHashOf = (parts: Pick<Parts, 'configuration'>, code: string) =>
  keyedHash(parts, `code ${code}`);

/** Inserts a code unless a live one is the same; true when it was taken. */
async function insertCode(
  tx: Database,
  { clock, chance, configuration }: CodeParts,
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
      id: chance.uuid(),
      registrationId,
      codeHash,
      createdAt: now,
      expiresAt: new Date(now.getTime() + configuration.codeLifetime),
    })
    .onConflictDoNothing()
    .returning({ id: verificationCode.id });
  return inserted.length > 0;
}

/** Gives a registration a new code in place of the one it had, and answers it: six digits. */
export async function issueCode(
  tx: Database,
  parts: CodeParts,
  registrationId: string,
): Promise<string> {
  await tx
    .update(verificationCode)
    .set({ endedAt: parts.clock.now() })
    .where(
      and(eq(verificationCode.registrationId, registrationId), isNull(verificationCode.endedAt)),
    );
  for (let draws = 0; draws < MAXIMUM_DRAWS; draws += 1) {
    const code = String(parts.chance.whole(CODES)).padStart(6, '0');
    if (await insertCode(tx, parts, registrationId, codeHashOf(parts, code))) return code;
  }
  throw new Error('Nearly all one-time codes are taken.');
}

/** Whose live code this is; with an e-mail address only a code of its own. */
async function findOwner(
  tx: Database,
  parts: CodeParts,
  code: string,
  email: string | null,
): Promise<{ codeId: string; email: string } | null> {
  const [found] = await tx
    .select({ codeId: verificationCode.id, email: registration.email })
    .from(verificationCode)
    .innerJoin(registration, eq(registration.id, verificationCode.registrationId))
    .where(
      and(
        eq(verificationCode.codeHash, codeHashOf(parts, code)),
        isNull(verificationCode.endedAt),
        gt(verificationCode.expiresAt, parts.clock.now()),
        email === null ? undefined : eq(registration.email, email),
      ),
    );
  return found ?? null;
}

/**
 * Uses up a live code and answers the registration that it verifies. All registrations of its e-mail
 * are locked first, in one order, as the verification of one drops the others.
 */
export async function useCode(
  tx: Database,
  parts: CodeParts,
  code: string,
  email: string | null,
): Promise<RegistrationRow | null> {
  const found = await findOwner(tx, parts, code, email);
  if (!found) return null;
  const rows = await tx
    .select()
    .from(registration)
    .where(eq(registration.email, found.email))
    .orderBy(registration.id)
    .for('update');
  const [used] = await tx
    .update(verificationCode)
    .set({ endedAt: parts.clock.now() })
    .where(and(eq(verificationCode.id, found.codeId), isNull(verificationCode.endedAt)))
    .returning({ registrationId: verificationCode.registrationId });
  return rows.find(({ id }) => id === used?.registrationId) ?? null;
}

/** Counts a wrong try against every live code of an e-mail address, and ends those that are worn out. */
export async function wearOutCodes(
  { clock, database }: Pick<Parts, 'clock' | 'database'>,
  email: string,
): Promise<void> {
  const ofEmail = database
    .select({ id: registration.id })
    .from(registration)
    .where(eq(registration.email, email));
  const isLast = sql`${verificationCode.wrongTries} + 1 >= ${MAXIMUM_WRONG_TRIES}`;
  await database
    .update(verificationCode)
    .set({
      wrongTries: sql`${verificationCode.wrongTries} + 1`,
      endedAt: sql`case when ${isLast} then ${clock.now()}::timestamptz end`,
    })
    .where(
      and(inArray(verificationCode.registrationId, ofEmail), isNull(verificationCode.endedAt)),
    );
}
