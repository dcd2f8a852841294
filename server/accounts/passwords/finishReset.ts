import { resetLimit, networkOf } from '../../rateLimits/rateLimits';
import type { AccountsContext } from '../context';
import { reportSecurity } from '../../logging/securityLog';
import {
  loginsOfAccount,
  loginsOfEmailAtNetwork,
  loginsOfMailbox,
  loginsOfMailboxAtNewNetwork,
} from '../accountLimits';
import { mailboxOf } from '../../shared/emailAddress';
import type { Changed } from './setPassword';
import { emailJob } from '../../email/jobs';

/** Clears the limits after a reset: logins with the old password, right or wrong, no longer keep the owner waiting. */
export async function finishReset(
  context: AccountsContext,
  { accountId, email, emailId }: Changed,
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
