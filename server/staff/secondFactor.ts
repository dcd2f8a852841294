import { and, eq, gt, isNull, lt, or } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { hotel } from '../../hotel/hotel';
import type { Database } from '../database/database';
import { staffMember, staffRecoveryCode } from '../database/schema';
import type { Context } from '../context';
import { decryptText, encryptText } from '../email/encryptedText';
import { keyedHash } from '../rateLimits/rateLimits';
import { tellAccountNews } from './accountNews';

const PERIOD_SECONDS = 30;
/** How many steps a person's clock may be wrong by, either way: a minute. */
const STEPS_AROUND = 2;
const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;
/** 24 letters of 26: 112 bits, as nobody types them often. */
const CODE_GROUPS = 4;
const GROUP_LENGTH = 6;
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

const stepAt = (at: Date) => Math.floor(at.getTime() / 1_000 / PERIOD_SECONDS);

/** The step whose code this is, of those within a minute of now; null if it is none's. */
export function totpStepOf(
  { clock }: Pick<Context, 'clock'>,
  secret: string,
  code: string,
): number | null {
  const timestamp = clock.now().getTime();
  const token = code.replace(/\s/g, '');
  const delta = totpOf('', secret).validate({ token, timestamp, window: STEPS_AROUND });
  return delta === null ? null : stepAt(new Date(timestamp)) + delta;
}

/** A clock that is wrong: the person's phone is a minute from the server, or the server's was put back. */
export type WrongClock = 'phoneFast' | 'phoneSlow' | 'serverPutBack';

/** Whether the phone of whoever typed the code of a step is as far off as still passes. */
export function wrongPhone({ clock }: Pick<Context, 'clock'>, step: number): WrongClock | null {
  const off = step - stepAt(clock.now());
  if (Math.abs(off) < STEPS_AROUND) return null;
  return off > 0 ? 'phoneFast' : 'phoneSlow';
}

/**
 * Uses up the code of a step, if it and none after it was used: a code counts once. A last one that nobody could have
 * typed yet says that the server's clock was put back, which locks nobody out.
 * @returns the clock that is wrong, or null; undefined if it doesn't count
 */
async function useStep(
  tx: Database,
  context: Pick<Context, 'clock'>,
  staffId: string,
  step: number,
): Promise<WrongClock | null | undefined> {
  const { id, totpStep } = staffMember;
  const latest = stepAt(context.clock.now()) + STEPS_AROUND;
  const [last] = await tx.select({ totpStep }).from(staffMember).where(eq(id, staffId));
  const isFree = or(isNull(totpStep), lt(totpStep, step), gt(totpStep, latest));
  const used = await tx
    .update(staffMember)
    .set({ totpStep: step })
    .where(and(eq(id, staffId), isFree))
    .returning({ id });
  if (used.length === 0) return undefined;
  return (last?.totpStep ?? 0) > latest ? 'serverPutBack' : wrongPhone(context, step);
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
  const group = () => Array.from({ length: GROUP_LENGTH }, letter).join('');
  const code = () => Array.from({ length: CODE_GROUPS }, group).join('-');
  const codes = Array.from({ length: RECOVERY_CODES }, code);
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

/** A code of the second factor that was right. */
export interface UsedFactor {
  wrongClock: WrongClock | null;
}

/** Uses up a code of the second factor: the authenticator's, or a recovery code, of which its person hears. Returns null if it was wrong. */
export async function useSecondFactor(
  tx: Database,
  context: Pick<Context, 'clock' | 'configuration' | 'random'>,
  staff: Pick<typeof staffMember.$inferSelect, 'id' | 'name' | 'email' | 'totpSecret'>,
  code: string,
): Promise<UsedFactor | null> {
  const { id: staffId, totpSecret } = staff;
  const secret = totpSecret === null ? null : openTotpSecret(context, staffId, totpSecret);
  if (secret === null) return null;
  const step = totpStepOf(context, secret, code);
  if (step !== null) {
    const wrongClock = await useStep(tx, context, staffId, step);
    return wrongClock === undefined ? null : { wrongClock };
  }
  const codeHash = recoveryHashOf(context, staffId, code);
  const used = await tx
    .delete(staffRecoveryCode)
    .where(and(eq(staffRecoveryCode.staffId, staffId), eq(staffRecoveryCode.codeHash, codeHash)))
    .returning({ codeHash: staffRecoveryCode.codeHash });
  if (used.length === 0) return null;
  const left = await recoveryCodesLeft(tx, staffId);
  await tellAccountNews(tx, context, staff, { news: 'recoveryUsed', left });
  return { wrongClock: null };
}
