import type { CodeRequest } from '../../machines/contract/wire';
import * as accountMessages from '../../messages/login/account';
import * as codeMessages from '../../messages/login/oneTimeCode';
import { emailError } from '../../machines/shared/fieldRules';
import { isValid, definedErrors } from '../../machines/shared/fieldErrors';
import type { JobOf } from '../queue/queue';
import type { AccountPayloads } from './jobs';
import { consumeLimit, networkHashOf, networkOf } from '../rateLimits/rateLimits';
import type { AccountsContext } from './context';
import { ApiError, validationError } from '../contract/apiError';
import { codesOfMailboxAtNetwork, countEmail, networkLimits } from './accountLimits';
import { mailboxOf, normalEmail } from '../shared/emailAddress';
import { sendAnotherCode, sendNewCode, waitingRegistrations } from './registrations';
import { openSealedEmail, sealEmail } from './sealedEmail';
import { takesNoEmail } from '../email/refusal';
import { unmailable } from '../email/unmailable';
import { hasRegisteredUnder, isVerifiedUnder, visitorKeyHash, type Visitor } from './visitorKey';

/**
 * Sends a waiting registration a new code. Neither the response nor its time reveals whether there is one: a job looks
 * it up later. Only a visitor who verified the address under the same key is told so, and only one who registered it
 * under the same key that it takes no email.
 * @throws ApiError 400, 409 `already_verified` or `takes_no_email`, 429
 */
export async function resendCode(
  context: AccountsContext,
  { email: givenEmail }: CodeRequest,
  visitor: Visitor,
): Promise<void> {
  const { address } = visitor;
  const errors = definedErrors({
    email: emailError(givenEmail, accountMessages),
    ...unmailable(context, 'email', givenEmail, accountMessages),
  });
  if (!isValid(errors)) throw validationError(errors);
  const email = normalEmail(givenEmail);
  if (await isVerifiedUnder(context, visitorKeyHash(context, visitor, 'verified', email))) {
    throw new ApiError(409, 'already_verified', codeMessages.alreadyVerified);
  }
  const keyHash = visitorKeyHash(context, visitor, 'registered', email);
  const isTheirs = keyHash !== null && (await hasRegisteredUnder(context, keyHash));
  if (isTheirs && (await takesNoEmail(context, email))) {
    throw new ApiError(409, 'takes_no_email', codeMessages.takesNoEmail(email));
  }
  const network = networkOf(address);
  const mailbox = mailboxOf(email);
  await consumeLimit(context, networkLimits(context.configuration).codeRequests, network);
  await consumeLimit(context, codesOfMailboxAtNetwork, `${mailbox} ${network}`);
  await countEmail(context, mailbox, network);
  await context.jobs.schedule({
    kind: 'sendNewCode',
    ...sealEmail(context, email),
    networkHash: networkHashOf(context, address),
    ...(keyHash !== null && { keyHash }),
  });
}

/** Sends the requested code, if a registration is waiting. */
export async function sendCodeAskedFor(
  context: AccountsContext,
  job: JobOf<AccountPayloads, 'sendNewCode'>,
): Promise<void> {
  const [waiting] = await waitingRegistrations(context, openSealedEmail(context, job), job);
  if (!waiting) return;
  // A request from elsewhere may be a stranger's, so it must not end the guest's own code.
  if (waiting.addressHash === job.networkHash) await sendNewCode(context, waiting);
  else await sendAnotherCode(context, waiting);
}
