import { and, eq } from 'drizzle-orm';
import * as accountErrors from '../../messages/shared/accountErrors';
import type { Credentials, Session } from '../../machines/contract/wire';
import { isValid } from '../../machines/shared/fieldErrors';
import { validateLogin } from '../../machines/login/accountRules';
import { account } from '../database/schema';
import { tryConsumeLimit, networkHashOf, networkOf } from '../rateLimits/rateLimits';
import type { AccountsContext } from './context';
import { validationError, ApiError } from '../contract/apiError';
import { reportSecurity } from '../logging/securityLog';
import { codesOfMailboxAtNetwork, waitForNextEmail, loginsOfAccount } from './accountLimits';
import { mailboxOf } from '../shared/emailAddress';
import { namedAccountEmail } from './otherSpellings';
import { checkPassword, hashPassword, passwordMatches } from './passwords/password';
import { countPasswordTry } from './passwords/passwordTries';
import { LOOKED_AT, sendNewCode, waitingRegistrations } from './registrations';
import { openSession, type Whereabouts } from './sessions';
import type { RegistrationRow } from './codes';

type AccountRow = typeof account.$inferSelect;

/** The unverified registration with this password. The time reveals nothing: it always checks as many. */
async function findUnverified(
  context: AccountsContext,
  email: string,
  password: string,
  address: string,
): Promise<RegistrationRow | null> {
  const networkHash = networkHashOf(context, address);
  const waiting = await waitingRegistrations(context, email, { networkHash });
  let matching: RegistrationRow | null = null;
  for (let place = 0; place < LOOKED_AT; place += 1) {
    const row = waiting[place] ?? null;
    if (await passwordMatches(row?.passwordHash ?? null, password, networkOf(address)))
      matching ??= row;
  }
  return matching;
}

/** Replaces an outdated hash, because the plain password is available now. */
async function rehash(
  { database }: Pick<AccountsContext, 'database'>,
  owner: AccountRow,
  password: string,
  network: string,
): Promise<AccountRow> {
  const passwordHash = await hashPassword(password, network);
  const [refreshed] = await database
    .update(account)
    .set({ passwordHash })
    .where(and(eq(account.id, owner.id), eq(account.passwordHash, owner.passwordHash)))
    .returning();
  return refreshed ?? owner;
}

/**
 * Opens a session for the right e-mail and password. Wrong tries and right ones have limits of their own.
 * @throws ApiError 400, 401 `invalid_credentials`, 403 `account_not_verified`, 429
 */
export async function logIn(
  context: AccountsContext,
  { email: givenEmail, password }: Credentials,
  from: Whereabouts,
): Promise<Session> {
  const { address } = from;
  const errors = validateLogin({ email: givenEmail, password });
  if (!isValid(errors)) throw validationError(errors);
  const email = await namedAccountEmail(context, givenEmail);
  const passed = await countPasswordTry(context, email, address);

  const [owner] = await context.database.select().from(account).where(eq(account.email, email));
  const network = networkOf(address);
  const checked = await checkPassword(owner?.passwordHash ?? null, password, network);
  if (owner && checked.isRight) {
    await passed(loginsOfAccount, owner.id);
    const current = checked.isOutdated ? await rehash(context, owner, password, network) : owner;
    const opened = await openSession(context, current, from);
    if (!opened) throw wrongCredentials();
    reportSecurity(context.log, 'login.succeeded', { accountId: owner.id, network: address });
    return opened;
  }
  const unverified = await findUnverified(context, email, password, address);
  if (!unverified) throw wrongCredentials();
  await passed(loginsOfAccount, unverified.id);
  const mailbox = mailboxOf(email);
  const isAllowed = await tryConsumeLimit(
    context,
    codesOfMailboxAtNetwork,
    `${mailbox} ${network}`,
  );
  if (isAllowed && (await waitForNextEmail(context, mailbox, network)) === null) {
    await sendNewCode(context, unverified);
  }
  throw new ApiError(403, 'account_not_verified', accountErrors.notVerified);
}

const wrongCredentials = () =>
  new ApiError(401, 'invalid_credentials', accountErrors.wrongCredentials);
