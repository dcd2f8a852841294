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
import { codesOfMailboxAtNetwork } from './accountLimits';
import { mailboxOf, normalEmail } from '../shared/emailAddress';
import { checkNoPassword, hashPassword, isOutdated, passwordMatches } from './passwords/password';
import { countPasswordTry } from './passwords/passwordTries';
import { LOOKED_AT, sendNewCode, waitingRegistrations } from './registrations';
import { openSession, type Whereabouts } from './sessions';
import type { RegistrationRow } from './codes';

type AccountRow = typeof account.$inferSelect;

/**
 * The unverified registration with this password. Checks the same number of hashes however many registrations there
 * are, so that the time reveals nothing.
 */
async function findUnverified(
  context: AccountsContext,
  email: string,
  password: string,
  address: string,
): Promise<RegistrationRow | null> {
  const waiting = await waitingRegistrations(context, email, networkHashOf(context, address));
  let matching: RegistrationRow | null = null;
  for (let place = 0; place < LOOKED_AT; place += 1) {
    const row = waiting[place];
    if (!row) await checkNoPassword(password);
    else if (await passwordMatches(row.passwordHash, password)) matching ??= row;
  }
  return matching;
}

/** Replaces a hash made with outdated parameters, because the plain password is available now. */
async function rehash(
  { database }: Pick<AccountsContext, 'database'>,
  owner: AccountRow,
  password: string,
): Promise<AccountRow> {
  if (!isOutdated(owner.passwordHash)) return owner;
  const passwordHash = await hashPassword(password);
  const [refreshed] = await database
    .update(account)
    .set({ passwordHash })
    .where(and(eq(account.id, owner.id), eq(account.passwordHash, owner.passwordHash)))
    .returning();
  return refreshed ?? owner;
}

/**
 * Opens a session for the right e-mail and password. Only wrong tries count against the limits.
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
  const email = normalEmail(givenEmail);
  const passed = await countPasswordTry(context, email, address);

  const [owner] = await context.database.select().from(account).where(eq(account.email, email));
  if (!owner) await checkNoPassword(password);
  else if (await passwordMatches(owner.passwordHash, password)) {
    await passed();
    const opened = await openSession(context, await rehash(context, owner, password), from);
    if (!opened) throw wrongCredentials();
    reportSecurity(context.log, 'login.succeeded', { accountId: owner.id, network: address });
    return opened;
  }
  const unverified = await findUnverified(context, email, password, address);
  if (!unverified) throw wrongCredentials();
  await passed();
  const mailboxThere = `${mailboxOf(email)} ${networkOf(address)}`;
  if (await tryConsumeLimit(context, codesOfMailboxAtNetwork, mailboxThere)) {
    await sendNewCode(context, unverified);
  }
  throw new ApiError(403, 'account_not_verified', accountErrors.notVerified);
}

const wrongCredentials = () =>
  new ApiError(401, 'invalid_credentials', accountErrors.wrongCredentials);
