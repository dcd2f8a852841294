import { eq } from 'drizzle-orm';
import type { PasswordCodeRequest } from '../../../machines/contract/wire';
import * as accountMessages from '../../../messages/login/account';
import { addressError } from '../../../machines/login/accountRules';
import type { Database } from '../../database/database';
import { account } from '../../database/schema';
import { isValid, definedErrors } from '../../../machines/shared/fieldErrors';
import type { JobOf } from '../../queue/queue';
import type { AccountPayloads } from '../jobs';
import {
  consumeLimit,
  tryConsumeLimit,
  networkHashOf,
  networkOf,
} from '../../rateLimits/rateLimits';
import { enqueueUrgentEmail } from '../../email/outbox';
import type { AccountsContext } from '../context';
import { validationError } from '../../contract/apiError';
import {
  codesOfMailboxAtNetwork,
  networkLimits,
  passwordCodesOfMailboxElsewhere,
} from '../accountLimits';
import { mailboxOf } from '../../shared/emailAddress';
import { namedAccountEmail } from '../otherSpellings';
import { isKnownNetwork } from '../guestSessions';
import { passwordCodeEmail, passwordLinkEmail } from '../emails';
import { issuePasswordCode } from './passwordCodes';
import { LINK_LIFETIME } from './linkLifetime';
import { hasPasswordLinkFor, issuePasswordLink } from './passwordLinks';
import { openSealedEmail, sealEmail } from '../sealedEmail';
import { urgentEmailJob } from '../../email/jobs';
import { unmailable } from '../../email/unmailable';

/** Once strangers have requested too many codes, an email is sent only if no earlier link stays valid this long. */
const LINK_STILL_GOOD = LINK_LIFETIME / 2;

/**
 * Emails the owner of an account a way to choose a new password. Neither the response nor its time reveals whether
 * there is an account or what the email contains: a job looks it up later.
 * @throws ApiError 400, 429 for this network's own requests
 */
export async function requestPasswordCode(
  context: AccountsContext,
  { email: givenEmail }: PasswordCodeRequest,
  address: string,
): Promise<void> {
  const errors = definedErrors({
    email: addressError(givenEmail),
    ...unmailable(context, 'email', givenEmail, accountMessages),
  });
  if (!isValid(errors)) throw validationError(errors);
  const email = await namedAccountEmail(context, givenEmail);
  const network = networkOf(address);
  await consumeLimit(context, networkLimits(context.configuration).codeRequests, network);
  await consumeLimit(context, codesOfMailboxAtNetwork, `${mailboxOf(email)} ${network}`);
  const networkHash = networkHashOf(context, address);
  await context.jobs.schedule({
    kind: 'sendPasswordCode',
    ...sealEmail(context, email),
    networkHash,
  });
}

type AccountRow = typeof account.$inferSelect;

/** Codes can be guessed, so those requested from networks unknown to the account share one limit. */
async function mayHaveCode(context: AccountsContext, email: string, networkHash: string) {
  return (
    (await isKnownNetwork(context, email, networkHash)) ||
    (await tryConsumeLimit(context, passwordCodesOfMailboxElsewhere, mailboxOf(email)))
  );
}

/** The email with a link and perhaps a code; null if an earlier email still works. */
async function emailFor(
  tx: Database,
  context: AccountsContext,
  owner: AccountRow,
  { networkHash, withCode }: { networkHash: string; withCode: boolean },
) {
  const { id, email } = owner;
  if (!withCode && (await hasPasswordLinkFor(tx, context, id, LINK_STILL_GOOD))) return null;
  const token = await issuePasswordLink(tx, context, id);
  const asked = { token, askedAt: context.clock.now() };
  if (!withCode) return passwordLinkEmail(email, asked);
  const code = await issuePasswordCode(tx, context, owner, networkHash);
  return passwordCodeEmail(context, email, { ...asked, code });
}

/** Enqueues the requested email, if the address has an account. */
export async function sendPasswordCode(
  context: AccountsContext,
  { networkHash, ...sealed }: JobOf<AccountPayloads, 'sendPasswordCode'>,
): Promise<void> {
  const email = openSealedEmail(context, sealed);
  const [owner] = await context.database.select().from(account).where(eq(account.email, email));
  if (!owner) return;
  const withCode = await mayHaveCode(context, email, networkHash);
  const emailId = await context.database.transaction(async (tx) => {
    const message = await emailFor(tx, context, owner, { networkHash, withCode });
    return message === null ? null : enqueueUrgentEmail(tx, context, message);
  });
  if (emailId !== null) await context.jobs.schedule(urgentEmailJob(emailId));
}
