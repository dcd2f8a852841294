import { eq } from 'drizzle-orm';
import type { Verification } from '../../machines/contract/wire';
import * as codeMessages from '../../messages/login/oneTimeCode';
import { otpError } from '../../machines/login/oneTimeCode';
import type { Database } from '../database/database';
import { account, registration } from '../database/schema';
import {
  consumeLimit,
  releaseLimits,
  networkHashOf,
  networkOf,
  waitAfterTry,
  tooManyAttemptsError,
  type Limit,
} from '../rateLimits/rateLimits';
import type { AccountsContext } from './context';
import { validationError, ApiError } from '../contract/apiError';
import {
  networkLimits,
  verificationsByCodeAlone,
  verificationsOfEmail,
  verificationsOfEmailAtNetwork,
} from './accountLimits';
import { hasAccount } from './otherSpellings';
import {
  isCodeLive,
  useCode,
  exhaustCodeAttempts,
  type CodesOf,
  type RegistrationRow,
} from './codes';
import { normalEmail } from '../shared/emailAddress';
import { isVerifiedUnder, visitorKeyHash, type Visitor } from './visitorKey';

type CountedTry = readonly [limit: Limit, who: string];

/** The limits that a code counts against, with an e-mail address or alone. */
function limitsOf(
  { configuration }: AccountsContext,
  email: string | null,
  address: string,
): { inNetwork: CountedTry[]; everywhere: CountedTry } {
  const network = networkOf(address);
  const limits = networkLimits(configuration);
  return email === null
    ? {
        inNetwork: [[limits.verificationsByCodeAlone, network]],
        everywhere: [verificationsByCodeAlone, 'everybody'],
      }
    : {
        inNetwork: [
          [limits.verifications, network],
          [verificationsOfEmailAtNetwork, `${email} ${network}`],
        ],
        everywhere: [verificationsOfEmail, email],
      };
}

/** Turns a registration into an account and drops all registrations of its e-mail address. */
async function activate(
  tx: Database,
  context: AccountsContext,
  row: RegistrationRow,
  visitor: Visitor,
): Promise<boolean> {
  const { id, email, passwordHash, firstName, lastName, phoneNumber } = row;
  const isTaken = await hasAccount(tx, email);
  await tx.delete(registration).where(eq(registration.email, email));
  if (isTaken) return false;
  const made = await tx
    .insert(account)
    .values({
      ...{ id, email, passwordHash, firstName, lastName, phoneNumber },
      createdAt: context.clock.now(),
      verifiedKeyHash: visitorKeyHash(context, visitor, 'verified', email),
    })
    .onConflictDoNothing()
    .returning({ id: account.id });
  return made.length > 0;
}

/**
 * Activates the registration that a one-time code was sent for, with that registration's password. Only wrong tries
 * count against the limits; without the e-mail address these are far stricter. A repeat under the same key, after a
 * lost response, succeeds again.
 * @throws ApiError 400 `validation_failed` or `code_invalid`, 429
 */
export async function verify(
  context: AccountsContext,
  { verificationCode: code, email: givenEmail }: Verification,
  visitor: Visitor,
): Promise<void> {
  const { address } = visitor;
  const malformed = otpError(code);
  if (malformed !== undefined) throw validationError({ verificationCode: malformed });
  const email = givenEmail === undefined ? null : normalEmail(givenEmail);
  const { inNetwork, everywhere } = limitsOf(context, email, address);
  for (const [limit, who] of inNetwork) await consumeLimit(context, limit, who);

  const fromNetwork = { email, networkHash: networkHashOf(context, address) };
  const counted = [...inNetwork];
  let isActive =
    (await activateWith(context, code, fromNetwork, visitor)) ||
    (email !== null &&
      (await isVerifiedUnder(context, visitorKeyHash(context, visitor, 'verified', email))));
  if (!isActive) {
    counted.push(everywhere);
    const wait = await waitAfterTry(context, ...everywhere);
    if (wait === null)
      isActive = await activateWith(context, code, { email, networkHash: null }, visitor);
    // The guest's own network doesn't have to wait because of others.
    else if (!(await isCodeLive(context, fromNetwork))) throw tooManyAttemptsError(wait);
  }
  if (!isActive) {
    if (email !== null) await exhaustCodeAttempts(context, { ...fromNetwork, email });
    throw new ApiError(400, 'code_invalid', codeMessages.wrongCode);
  }
  await releaseLimits(context, counted);
}

/** Uses up a code for the registration that it was sent for. Returns false if it is none of the intended ones. */
function activateWith(context: AccountsContext, code: string, of: CodesOf, visitor: Visitor) {
  return context.database.transaction(async (tx) => {
    const row = await useCode(tx, context, code, of, visitor);
    return row !== null && (await activate(tx, context, row, visitor));
  });
}
