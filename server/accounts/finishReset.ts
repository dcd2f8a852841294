import { resetLimit, networkOf } from '../rateLimits/rateLimits';
import type { Parts } from '../context';
import { reportSecurity } from '../logging/securityLog';
import {
  loginsOfEmailAtNetwork,
  loginsOfMailbox,
  loginsOfMailboxAtNewNetwork,
} from './accountLimits';
import { mailboxOf } from '../shared/emailAddress';
import type { Changed } from './setPassword';

/** What follows when a forgotten password was replaced: the wrong log-ins with the old one no longer keep its owner waiting. */
export async function finishReset(
  parts: Parts,
  { accountId, email, letterId }: Changed,
  address: string,
): Promise<void> {
  const network = networkOf(address);
  const mailbox = mailboxOf(email);
  await resetLimit(parts, loginsOfEmailAtNetwork, `${email} ${network}`);
  await resetLimit(parts, loginsOfMailbox, mailbox);
  await resetLimit(parts, loginsOfMailboxAtNewNetwork, `${mailbox} ${network}`);
  reportSecurity(parts.log, 'password.changed', { accountId, network: address });
  await parts.jobs.schedule({ kind: 'postLetter', letterId });
}
