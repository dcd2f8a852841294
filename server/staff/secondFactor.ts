import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { hotel } from '../../hotel/hotel';
import type { Database } from '../database/database';
import { staffMember, staffRecoveryCode } from '../database/schema';
import type { Context } from '../context';
import { decryptText, encryptText } from '../email/encryptedText';
import { keyedHash } from '../rateLimits/rateLimits';

const PERIOD_SECONDS = 30;
/** How many steps a person's clock may be wrong by, either way. */
const STEPS_AROUND = 1;
const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;
const HALF_CODE = 5;
/** Without the letters and digits that look alike. */
const CODE_LETTERS = 'bcdfghjkmnpqrtvwxyz2346789';

/** The authenticator of a person (RFC 6238), as their telephone has it. */
function totpOf(email: string, secret: string): TOTP {
  return new TOTP({ issuer: hotel.name, label: email, secret, period: PERIOD_SECONDS });
}

/** A new secret in base32. */
export function newTotpSecret({ random }: Pick<Context, 'random'>): string {
  return new Secret({ buffer: Uint8Array.from(random.bytes(SECRET_BYTES)).buffer }).base32;
}

/** The secret as an address that a telephone reads from a picture. */
export function totpUri(email: string, secret: string): string {
  return totpOf(email, secret).toString();
}

/** A secret as it is stored: the database alone doesn't reveal it. */
export function sealTotpSecret(
  context: Pick<Context, 'configuration' | 'random'>,
  staffId: string,
  secret: string,
): string {
  return encryptText(context, staffId, 'totp', secret);
}

/** A secret as it was; null if it was stored under a `CODE_SECRET` that has been replaced since. */
export function openTotpSecret(
  context: Pick<Context, 'configuration'>,
  staffId: string,
  sealed: string,
): string | null {
  try {
    return decryptText(context, staffId, 'totp', sealed);
  } catch {
    return null;
  }
}

/** The code that an authenticator shows at a time, for development and tests. */
export function totpCodeAt(secret: string, at: Date): string {
  return totpOf('', secret).generate({ timestamp: at.getTime() });
}

/** The step whose code this is, one before and after now included; null if it is none's. */
export function totpStepOf(
  { clock }: Pick<Context, 'clock'>,
  secret: string,
  code: string,
): number | null {
  const timestamp = clock.now().getTime();
  const token = code.replace(/\s/g, '');
  const delta = totpOf('', secret).validate({ token, timestamp, window: STEPS_AROUND });
  return delta === null ? null : Math.floor(timestamp / 1_000 / PERIOD_SECONDS) + delta;
}

/** Uses up the code of a step. Returns whether it, and none after it, had been used: a code counts once. */
async function useStep(tx: Database, staffId: string, step: number): Promise<boolean> {
  const used = await tx
    .update(staffMember)
    .set({ totpStep: step })
    .where(
      and(
        eq(staffMember.id, staffId),
        or(isNull(staffMember.totpStep), lt(staffMember.totpStep, step)),
      ),
    )
    .returning({ id: staffMember.id });
  return used.length > 0;
}

const recoveryHashOf = (context: Pick<Context, 'configuration'>, staffId: string, code: string) =>
  keyedHash(context, `recovery ${staffId} ${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`);

/** Replaces a person's recovery codes and returns the new ones, which are stored as hashes only. */
export async function issueRecoveryCodes(
  tx: Database,
  context: Pick<Context, 'configuration' | 'random'>,
  staffId: string,
): Promise<string[]> {
  const letter = () => CODE_LETTERS.charAt(context.random.integer(CODE_LETTERS.length));
  const half = () => Array.from({ length: HALF_CODE }, letter).join('');
  const codes = Array.from({ length: RECOVERY_CODES }, () => `${half()}-${half()}`);
  await endRecoveryCodes(tx, staffId);
  await tx
    .insert(staffRecoveryCode)
    .values(codes.map((code) => ({ staffId, codeHash: recoveryHashOf(context, staffId, code) })));
  return codes;
}

export async function endRecoveryCodes(tx: Database, staffId: string): Promise<void> {
  await tx.delete(staffRecoveryCode).where(eq(staffRecoveryCode.staffId, staffId));
}

/** How many recovery codes a person has left. */
export async function recoveryCodesLeft(database: Database, staffId: string): Promise<number> {
  return database.$count(staffRecoveryCode, eq(staffRecoveryCode.staffId, staffId));
}

/** Uses up a code of the second factor: the authenticator's, or a recovery code. Returns whether it was right. */
export async function useSecondFactor(
  tx: Database,
  context: Pick<Context, 'clock' | 'configuration'>,
  { id: staffId, totpSecret }: Pick<typeof staffMember.$inferSelect, 'id' | 'totpSecret'>,
  code: string,
): Promise<boolean> {
  const secret = totpSecret === null ? null : openTotpSecret(context, staffId, totpSecret);
  if (secret === null) return false;
  const step = totpStepOf(context, secret, code);
  if (step !== null) return useStep(tx, staffId, step);
  const codeHash = recoveryHashOf(context, staffId, code);
  const used = await tx
    .delete(staffRecoveryCode)
    .where(and(eq(staffRecoveryCode.staffId, staffId), eq(staffRecoveryCode.codeHash, codeHash)))
    .returning({ codeHash: staffRecoveryCode.codeHash });
  return used.length > 0;
}
