import { forgetTries, networkOf } from '../limits/limits';
import type { Parts } from '../parts/parts';
import { reportSecurity } from '../security/securityLog';
import {
  loginsOfEmailAtNetwork,
  loginsOfMailbox,
  loginsOfMailboxAtNewNetwork,
} from './accountLimits';
import { mailboxOf } from './emailAddress';
import type { Changed } from './setPassword';

/** What follows when a forgotten password was replaced: the wrong log-ins with the old one no longer keep its owner waiting. */
export async function finishReset(
  parts: Parts,
  { accountId, email, letterId }: Changed,
  address: string,
): Promise<void> {
  const network = networkOf(address);
  const mailbox = mailboxOf(email);
  await forgetTries(parts, loginsOfEmailAtNetwork, `${email} ${network}`);
  await forgetTries(parts, loginsOfMailbox, mailbox);
  await forgetTries(parts, loginsOfMailboxAtNewNetwork, `${mailbox} ${network}`);
  reportSecurity(parts.log, 'password.changed', { accountId, network: address });
  await parts.jobs.schedule({ kind: 'postLetter', letterId });
}
