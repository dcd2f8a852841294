import { eq } from 'drizzle-orm';
import type { Verification } from '../../machines/contract/wire';
import { otpMessages } from '../../machines/messages/account';
import { otpError } from '../../machines/validation/otp';
import type { Database } from '../db/database';
import { account, registration } from '../db/schema';
import { countTry, giveTryBack, networkOf, type Limit } from '../limits';
import type { Parts } from '../parts';
import { fieldsRefused, Refusal } from '../refusal';
import { networkLimits, verificationsByCodeAlone, verificationsOfEmail } from './accountLimits';
import { useCode, wearOutCodes, type RegistrationRow } from './codes';
import { normalEmail } from './emailAddress';

/** The limits that a code counts against, with an e-mail address or alone. */
function limitsOf(
  { configuration }: Parts,
  email: string | null,
  address: string,
): (readonly [limit: Limit, who: string])[] {
  const network = networkOf(address);
  const limits = networkLimits(configuration);
  return email === null
    ? [
        [limits.verificationsByCodeAlone, network],
        [verificationsByCodeAlone, 'everybody'],
      ]
    : [
        [limits.verifications, network],
        [verificationsOfEmail, email],
      ];
}

/** Makes an account of a registration and drops all registrations of its e-mail. */
async function activate(tx: Database, { clock }: Parts, row: RegistrationRow): Promise<boolean> {
  const { id, email, passwordHash, firstName, lastName, phoneNumber } = row;
  const made = await tx
    .insert(account)
    .values({ id, email, passwordHash, firstName, lastName, phoneNumber, createdAt: clock.now() })
    .onConflictDoNothing()
    .returning({ id: account.id });
  await tx.delete(registration).where(eq(registration.email, email));
  return made.length > 0;
}

/**
 * Activates the registration that a one-time code was sent for, with that registration's password.
 * Only wrong tries count against the limits; without the e-mail address these are far stricter.
 * @throws Refusal 400 `validation_failed` or `code_invalid`, 429
 */
export async function verify(
  parts: Parts,
  { verificationCode: code, email: givenEmail }: Verification,
  address: string,
): Promise<void> {
  const malformed = otpError(code);
  if (malformed !== undefined) throw fieldsRefused({ verificationCode: malformed });
  const email = givenEmail === undefined ? null : normalEmail(givenEmail);
  const limits = limitsOf(parts, email, address);
  for (const [limit, who] of limits) await countTry(parts, limit, who);

  const isActive = await parts.database.transaction(async (tx) => {
    const row = await useCode(tx, parts, code, email);
    return row !== null && (await activate(tx, parts, row));
  });
  if (!isActive) {
    if (email !== null) await wearOutCodes(parts, email);
    throw new Refusal(400, 'code_invalid', otpMessages.wrongCode);
  }
  for (const [limit, who] of limits) await giveTryBack(parts, limit, who);
}
