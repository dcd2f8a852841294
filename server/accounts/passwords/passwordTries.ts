import {
  countSharedTry,
  consumeLimit,
  releaseLimit,
  networkHashOf,
  networkOf,
} from '../../rateLimits/rateLimits';
import type { Context } from '../../context';
import {
  loginsOfEmailAtNetwork,
  loginsOfMailbox,
  loginsOfMailboxAtNewNetwork,
  networkLimits,
} from '../accountLimits';
import { mailboxOf } from '../../shared/emailAddress';
import { isKnownNetwork } from '../knownNetworks';

/**
 * Counts a try at the password of an account, wherever it is entered: all of them share the same limits, so that nobody
 * gets more by going elsewhere.
 * @param email in the form in which accounts keep it
 * @returns takes the try back: the password was right
 * @throws Refusal 429 `too_many_attempts`
 */
export async function countPasswordTry(
  context: Context,
  email: string,
  address: string,
): Promise<() => Promise<void>> {
  const network = networkOf(address);
  const mailbox = mailboxOf(email);
  const there = [
    [networkLimits(context.configuration).logins, network],
    [loginsOfEmailAtNetwork, `${email} ${network}`],
  ] as const;
  const everywhere = [
    [loginsOfMailbox, mailbox],
    [loginsOfMailboxAtNewNetwork, `${mailbox} ${network}`],
  ] as const;
  const isKnown = await isKnownNetwork(context, email, networkHashOf(context, address));
  for (const [limit, who] of there) await consumeLimit(context, limit, who);
  if (!isKnown) await countSharedTry(context, ...everywhere);
  return async () => {
    const counted = isKnown ? there : [...there, ...everywhere];
    for (const [limit, who] of counted) await releaseLimit(context, limit, who);
  };
}
