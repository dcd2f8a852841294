import { eq } from 'drizzle-orm';
import { accountAnswers } from '../../machines/messages/answers';
import type { Credentials, Session } from '../../machines/contract/wire';
import { isValid } from '../../machines/validation/fieldErrors';
import { validateLogin } from '../../machines/validation/account';
import { account } from '../db/schema';
import { countTry, giveTryBack, hasTryLeft, networkOf } from '../limits';
import type { Parts } from '../parts';
import { fieldsRefused, Refusal } from '../refusal';
import {
  codesOfEmail,
  loginsOfEmail,
  loginsOfEmailAtNetwork,
  networkLimits,
} from './accountLimits';
import { normalEmail } from './emailAddress';
import { checkNoPassword, passwordMatches } from './password';
import { sendNewCode, waitingRegistrations } from './registrations';
import { openSession } from './sessions';
import type { RegistrationRow } from './codes';

/** The registration that waits under this password. As slow without any as with one. */
async function findUnverified(
  parts: Parts,
  email: string,
  password: string,
  address: string,
): Promise<RegistrationRow | null> {
  const waiting = await waitingRegistrations(parts, email, address);
  if (waiting.length === 0) await checkNoPassword(password);
  for (const row of waiting) {
    if (await passwordMatches(row.passwordHash, password)) return row;
  }
  return null;
}

/**
 * Opens a session for the right e-mail and password. Only wrong tries count against the limits.
 * @throws Refusal 400, 401 `invalid_credentials`, 403 `account_not_verified`, 429
 */
export async function logIn(
  parts: Parts,
  { email: givenEmail, password }: Credentials,
  address: string,
): Promise<Session> {
  const errors = validateLogin({ email: givenEmail, password });
  if (!isValid(errors)) throw fieldsRefused(errors);
  const email = normalEmail(givenEmail);
  const network = networkOf(address);
  const tries = [
    [networkLimits(parts.configuration).logins, network],
    [loginsOfEmailAtNetwork, `${email} ${network}`],
    [loginsOfEmail, email],
  ] as const;
  for (const [limit, who] of tries) await countTry(parts, limit, who);
  const passed = async () => {
    for (const [limit, who] of tries) await giveTryBack(parts, limit, who);
  };

  const [owner] = await parts.database.select().from(account).where(eq(account.email, email));
  if (owner) {
    if (!(await passwordMatches(owner.passwordHash, password))) throw wrongCredentials();
    await passed();
    return openSession(parts, owner);
  }
  const unverified = await findUnverified(parts, email, password, address);
  if (!unverified) throw wrongCredentials();
  await passed();
  if (await hasTryLeft(parts, codesOfEmail, email)) await sendNewCode(parts, unverified);
  throw new Refusal(403, 'account_not_verified', accountAnswers.notVerified);
}

const wrongCredentials = () =>
  new Refusal(401, 'invalid_credentials', accountAnswers.wrongCredentials);
