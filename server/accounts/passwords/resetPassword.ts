import type { PasswordReset, PasswordResetByLink } from '../../../machines/contract/wire';
import { addressError, validateNewPassword } from '../../../machines/login/accountRules';
import { otpError } from '../../../machines/login/oneTimeCode';
import * as codeMessages from '../../../messages/login/oneTimeCode';
import { isValid, definedErrors } from '../../../machines/shared/fieldErrors';
import { validationError, ApiError } from '../../contract/apiError';
import {
  consumeLimit,
  releaseLimits,
  tryConsumeLimit,
  networkHashOf,
  networkOf,
  resetLimit,
} from '../../rateLimits/rateLimits';
import type { AccountsContext } from '../context';
import {
  networkLimits,
  passwordTriesOfEmail,
  passwordTriesOfEmailAtNetwork,
  loginsOfAccount,
  loginsOfEmailAtNetwork,
  loginsOfMailbox,
  loginsOfMailboxAtNewNetwork,
} from '../accountLimits';
import { namedAccountEmail } from '../otherSpellings';
import { hashPassword, passwordMatches } from './password';
import {
  usePasswordCode,
  exhaustPasswordCodeAttempts,
  type PasswordCodesOf,
} from './passwordCodes';
import { setPassword, type PasswordChange } from './setPassword';
import { visitorKeyHash, type Visitor } from '../visitorKey';
import { eq } from 'drizzle-orm';
import * as passwordMessages from '../../../messages/login/password';
import { account } from '../../database/schema';
import type { Context } from '../../context';
import { reportSecurity } from '../../logging/securityLog';
import { mailboxOf } from '../../shared/emailAddress';
import { emailJob } from '../../email/jobs';
import { isPasswordLinkLive, usePasswordLink } from './passwordLinks';

/** Clears the limits after a reset: logins with the old password, right or wrong, no longer keep the owner waiting. */
async function finishReset(
  context: AccountsContext,
  { accountId, email, emailId }: PasswordChange,
  address: string,
): Promise<void> {
  const network = networkOf(address);
  const mailbox = mailboxOf(email);
  await resetLimit(context, loginsOfAccount, accountId);
  await resetLimit(context, loginsOfEmailAtNetwork, `${email} ${network}`);
  await resetLimit(context, loginsOfMailbox, mailbox);
  await resetLimit(context, loginsOfMailboxAtNewNetwork, `${mailbox} ${network}`);
  reportSecurity(context.log, 'password.changed', { accountId, network: address });
  await context.jobs.schedule(emailJob(emailId));
}

/**
 * Whether a forgotten password was replaced by the same new one under this key: the request is a repeat after a lost
 * response.
 * @throws ApiError 409 `password_set_before` if it was replaced by another one
 */
async function wasPasswordSet(
  { database }: Pick<Context, 'database'>,
  keyHash: string | null,
  password: string,
  network: string,
): Promise<boolean> {
  if (keyHash === null) return false;
  const [owner] = await database
    .select({ passwordHash: account.passwordHash })
    .from(account)
    .where(eq(account.passwordKeyHash, keyHash));
  if (!owner) return false;
  if (await passwordMatches(owner.passwordHash, password, network)) return true;
  throw new ApiError(409, 'password_set_before', passwordMessages.setBefore);
}

/**
 * Sets a new password with the code sent for it. Ends all sessions and clears wrong logins. An address without an
 * account gets the response to a wrong code, in the same time: the password is hashed before anything is looked up.
 * Only wrong tries count against the limits. Once those of all networks together are used up, a code is accepted only
 * from the network that requested it; the link in the email still works from everywhere. A repeat with the same key
 * and password, after a lost response, succeeds again.
 * @throws ApiError 400 `validation_failed` or `code_invalid`, 409 `password_set_before`, 429
 */
export async function resetPassword(
  context: AccountsContext,
  { email: givenEmail, verificationCode: code, password, confirmPassword }: PasswordReset,
  visitor: Visitor,
): Promise<void> {
  const { address } = visitor;
  const errors = definedErrors({
    email: addressError(givenEmail),
    verificationCode: otpError(code),
    ...validateNewPassword({ password, confirmPassword }),
  });
  if (!isValid(errors)) throw validationError(errors);
  const email = await namedAccountEmail(context, givenEmail);
  const network = networkOf(address);
  const inNetwork = [
    [networkLimits(context.configuration).verifications, network],
    [passwordTriesOfEmailAtNetwork, `${email} ${network}`],
  ] as const;
  const everywhere = [passwordTriesOfEmail, email] as const;
  for (const [limit, who] of inNetwork) await consumeLimit(context, limit, who);

  const passwordHash = await hashPassword(password, network);
  const passwordKeyHash = visitorKeyHash(context, visitor, 'password set', email);
  const setWith = (of: PasswordCodesOf) =>
    context.database.transaction(async (tx) => {
      const accountId = await usePasswordCode(tx, context, code, of);
      return accountId === null
        ? null
        : setPassword(tx, context, { accountId }, { passwordHash, passwordKeyHash });
    });
  const askedFromNetwork = { email, networkHash: networkHashOf(context, address) };
  let changed = await setWith(askedFromNetwork);
  if (!changed) {
    if (await wasPasswordSet(context, passwordKeyHash, password, network)) {
      await releaseLimits(context, inNetwork);
      return;
    }
    // With no tries left, everyone gets the response to a wrong code: any other would reveal which accounts exist.
    if (await tryConsumeLimit(context, ...everywhere)) {
      changed = await setWith({ email, networkHash: null });
    }
    if (changed) await releaseLimits(context, [everywhere]);
  }
  if (!changed) {
    await exhaustPasswordCodeAttempts(context, askedFromNetwork);
    throw new ApiError(400, 'code_invalid', codeMessages.wrongCode);
  }
  await releaseLimits(context, inNetwork);
  await finishReset(context, changed, address);
}

const linkInvalid = () => new ApiError(400, 'link_invalid', passwordMessages.linkInvalid);

/**
 * Sets a new password with the link in the email, from any network and whatever happened to the codes. No limit
 * applies, because the holder reads the mailbox and 256 bits can't be guessed. The password is hashed only if the
 * link is live. A repeat with the same key and password, after a lost response, succeeds again.
 * @throws ApiError 400 `validation_failed` or `link_invalid`, 409 `password_set_before`, 429 if too many passwords
 * wait to be hashed
 */
export async function resetPasswordByLink(
  context: AccountsContext,
  { token, password, confirmPassword }: PasswordResetByLink,
  visitor: Visitor,
): Promise<void> {
  const errors = validateNewPassword({ password, confirmPassword });
  if (!isValid(errors)) throw validationError(errors);
  const network = networkOf(visitor.address);
  const passwordKeyHash = visitorKeyHash(context, visitor, 'password set', token);
  const setBefore = () => wasPasswordSet(context, passwordKeyHash, password, network);
  if (!(await isPasswordLinkLive(context, token))) {
    if (await setBefore()) return;
    throw linkInvalid();
  }
  const passwordHash = await hashPassword(password, network);
  const changed = await context.database.transaction(async (tx) => {
    const accountId = await usePasswordLink(tx, context, token);
    return accountId === null
      ? null
      : setPassword(tx, context, { accountId }, { passwordHash, passwordKeyHash });
  });
  if (changed) await finishReset(context, changed, visitor.address);
  else if (!(await setBefore())) throw linkInvalid();
}
