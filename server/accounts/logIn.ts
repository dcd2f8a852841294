import { and, eq } from 'drizzle-orm';
import { accountAnswers } from '../../machines/shared/answers';
import type { Credentials, Session } from '../../machines/contract/wire';
import { isValid } from '../../machines/shared/fieldErrors';
import { validateLogin } from '../../machines/login/accountRules';
import { account } from '../db/schema';
import {
  countSharedTry,
  countTry,
  giveTryBack,
  hasTryLeft,
  networkHashOf,
  networkOf,
} from '../limits/limits';
import type { Parts } from '../parts/parts';
import { fieldsRefused, Refusal } from '../http/refusal';
import { reportSecurity } from '../security/securityLog';
import {
  codesOfMailboxAtNetwork,
  loginsOfEmailAtNetwork,
  loginsOfMailbox,
  loginsOfMailboxAtNewNetwork,
  networkLimits,
} from './accountLimits';
import { mailboxOf, normalEmail } from './emailAddress';
import { isKnownNetwork } from './knownNetworks';
import { checkNoPassword, hashPassword, isOutdated, passwordMatches } from './password';
import { LOOKED_AT, sendNewCode, waitingRegistrations } from './registrations';
import { openSession, type Whereabouts } from './sessions';
import type { RegistrationRow } from './codes';

type AccountRow = typeof account.$inferSelect;

/** The registration that waits under this password. As many checks as ever, however many wait. */
async function findUnverified(
  parts: Parts,
  email: string,
  password: string,
  address: string,
): Promise<RegistrationRow | null> {
  const waiting = await waitingRegistrations(parts, email, networkHashOf(parts, address));
  let matching: RegistrationRow | null = null;
  for (let place = 0; place < LOOKED_AT; place += 1) {
    const row = waiting[place];
    if (!row) await checkNoPassword(password);
    else if (await passwordMatches(row.passwordHash, password)) matching ??= row;
  }
  return matching;
}

/** Brings a hash that was made with other parameters up to date, now that the password is at hand. */
async function renewHash(
  { database }: Pick<Parts, 'database'>,
  owner: AccountRow,
  password: string,
): Promise<AccountRow> {
  if (!isOutdated(owner.passwordHash)) return owner;
  const passwordHash = await hashPassword(password);
  const [renewed] = await database
    .update(account)
    .set({ passwordHash })
    .where(and(eq(account.id, owner.id), eq(account.passwordHash, owner.passwordHash)))
    .returning();
  return renewed ?? owner;
}

/**
 * Opens a session for the right e-mail and password. Only wrong tries count against the limits.
 * @throws Refusal 400, 401 `invalid_credentials`, 403 `account_not_verified`, 429
 */
export async function logIn(
  parts: Parts,
  { email: givenEmail, password }: Credentials,
  from: Whereabouts,
): Promise<Session> {
  const { address } = from;
  const errors = validateLogin({ email: givenEmail, password });
  if (!isValid(errors)) throw fieldsRefused(errors);
  const email = normalEmail(givenEmail);
  const network = networkOf(address);
  const mailbox = mailboxOf(email);
  const there = [
    [networkLimits(parts.configuration).logins, network],
    [loginsOfEmailAtNetwork, `${email} ${network}`],
  ] as const;
  const everywhere = [
    [loginsOfMailbox, mailbox],
    [loginsOfMailboxAtNewNetwork, `${mailbox} ${network}`],
  ] as const;
  const isKnown = await isKnownNetwork(parts, email, address);
  for (const [limit, who] of there) await countTry(parts, limit, who);
  if (!isKnown) await countSharedTry(parts, ...everywhere);
  const passed = async () => {
    const counted = isKnown ? there : [...there, ...everywhere];
    for (const [limit, who] of counted) await giveTryBack(parts, limit, who);
  };

  const [owner] = await parts.database.select().from(account).where(eq(account.email, email));
  if (!owner) await checkNoPassword(password);
  else if (await passwordMatches(owner.passwordHash, password)) {
    await passed();
    const opened = await openSession(parts, await renewHash(parts, owner, password), from);
    if (!opened) throw wrongCredentials();
    reportSecurity(parts.log, 'login.succeeded', { accountId: owner.id, network: address });
    return opened;
  }
  const unverified = await findUnverified(parts, email, password, address);
  if (!unverified) throw wrongCredentials();
  await passed();
  if (await hasTryLeft(parts, codesOfMailboxAtNetwork, `${mailbox} ${network}`)) {
    await sendNewCode(parts, unverified);
  }
  throw new Refusal(403, 'account_not_verified', accountAnswers.notVerified);
}

const wrongCredentials = () =>
  new Refusal(401, 'invalid_credentials', accountAnswers.wrongCredentials);
