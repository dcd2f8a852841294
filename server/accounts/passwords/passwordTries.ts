import {
  countSharedTry,
  consumeLimit,
  releaseLimits,
  type Limit,
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
import { isKnownNetwork } from '../guestSessions';

/**
 * Counts a try at an account's password, wherever it is entered, so that all forms share the same limits.
 * @param email in the form in which accounts store it
 * @returns a function for a password that was right: counts it against a limit of its own, and takes the try back if
 * it is within that
 * @throws ApiError 429 `too_many_attempts`, the function too
 */
export async function countPasswordTry(
  context: Context,
  email: string,
  address: string,
): Promise<(right: Limit, whose: string) => Promise<void>> {
  const network = networkOf(address);
  const mailbox = mailboxOf(email);
  const inNetwork = [
    [networkLimits(context.configuration).logins, network],
    [loginsOfEmailAtNetwork, `${email} ${network}`],
  ] as const;
  const everywhere = [
    [loginsOfMailbox, mailbox],
    [loginsOfMailboxAtNewNetwork, `${mailbox} ${network}`],
  ] as const;
  const isKnown = await isKnownNetwork(context, email, networkHashOf(context, address));
  for (const [limit, who] of inNetwork) await consumeLimit(context, limit, who);
  if (!isKnown) await countSharedTry(context, ...everywhere);
  return async (right, whose) => {
    await consumeLimit(context, right, whose);
    await releaseLimits(context, isKnown ? inNetwork : [...inNetwork, ...everywhere]);
  };
}
