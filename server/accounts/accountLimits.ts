import type { Configuration } from '../configuration/configuration';
import type { Context } from '../context';
import { tooManyAttemptsError, waitAfterTry, type Limit } from '../rateLimits/rateLimits';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Against guessing one account's password from one network. */
export const loginsOfEmailAtNetwork: Limit = {
  name: 'login email network',
  most: 10,
  window: 15 * MINUTE,
};
/** Against guessing it from many networks: counts all networks on which the guest has never logged in. */
export const loginsOfMailbox: Limit = { name: 'login mailbox', most: 1_000, window: 24 * HOUR };
/** What a new network gets even then: enough for a guest who knows the password. */
export const loginsOfMailboxAtNewNetwork: Limit = {
  name: 'login mailbox new network',
  most: 3,
  window: 24 * HOUR,
};
/**
 * Log-ins with the right password, over all networks: each is a hash and a session. A registration that waits for its
 * code counts by itself, because a stranger may have made it.
 */
export const loginsOfAccount: Limit = { name: 'login right', most: 30, window: HOUR };
/** The right password entered once more, e.g. to change it. Apart, because log-ins must not keep a guest from that. */
export const passwordConfirmationsOfAccount: Limit = {
  name: 'password confirmed',
  most: 30,
  window: HOUR,
};
/** Per network, so that strangers elsewhere can't use up the owner's registrations. */
export const registrationsOfMailboxAtNetwork: Limit = {
  name: 'register mailbox network',
  most: 5,
  window: HOUR,
};
/** Codes sent to one mailbox on requests from one network, whatever the request. */
export const codesOfMailboxAtNetwork: Limit = {
  name: 'code mailbox network',
  most: 4,
  window: 15 * MINUTE,
};
/** Emails to one mailbox that a registration or a request for its code sends, for all networks together. */
const emailsToMailbox: Limit = { name: 'letters mailbox', most: 20, window: 24 * HOUR };
/** What a network gets even then: a registration, and its code once more. */
const firstEmailsFromNetwork: Limit = { name: 'letters first', most: 2, window: 24 * HOUR };
/** All of them, however many networks there are. */
const mostEmailsToMailbox: Limit = { name: 'letters most', most: 40, window: 24 * HOUR };

/** Counts such an email. Returns the seconds to wait if the mailbox has had too many, else null. */
export async function waitForNextEmail(
  context: Pick<Context, 'clock' | 'configuration' | 'database'>,
  mailbox: string,
  network: string,
): Promise<number | null> {
  const wait = await waitAfterTry(context, emailsToMailbox, mailbox);
  const networkWait = await waitAfterTry(context, firstEmailsFromNetwork, `${mailbox} ${network}`);
  if (wait !== null && networkWait !== null) return Math.min(wait, networkWait);
  return waitAfterTry(context, mostEmailsToMailbox, mailbox);
}

/**
 * The same, for a request that says so.
 * @throws ApiError 429 `too_many_attempts`
 */
export async function countEmail(...whose: Parameters<typeof waitForNextEmail>): Promise<void> {
  const wait = await waitForNextEmail(...whose);
  if (wait !== null) throw tooManyAttemptsError(wait);
}

/** Wrong codes for one e-mail address from one network, beside the limit on each single code. */
export const verificationsOfEmailAtNetwork: Limit = {
  name: 'verify email network',
  most: 10,
  window: 30 * MINUTE,
};
/**
 * Wrong codes for one e-mail address from all networks. Once they are used up, a code is accepted only from the
 * network that registered, where no stranger can use up its tries.
 */
export const verificationsOfEmail: Limit = {
  name: 'verify email',
  most: 15,
  window: 30 * MINUTE,
};
/**
 * Password codes requested from networks that the guest has never logged in from, counted together. Such a code can
 * take over an account, so once they are used up no unfamiliar network gets one; the guest's own requests don't count.
 */
export const passwordCodesOfMailboxElsewhere: Limit = {
  name: 'password code mailbox elsewhere',
  most: 12,
  window: 24 * HOUR,
};
/** Wrong codes for a new password of one e-mail address from one network. */
export const passwordTriesOfEmailAtNetwork: Limit = {
  name: 'password try email network',
  most: 10,
  window: 30 * MINUTE,
};
/** Wrong codes from all networks. Once they are used up, a code is accepted only from the network that requested it. */
export const passwordTriesOfEmail: Limit = {
  name: 'password try email',
  most: 30,
  window: 24 * HOUR,
};
/** The same for a code without an e-mail address, which could match any account's. */
export const verificationsByCodeAlone: Limit = { name: 'verify alone', most: 100, window: HOUR };

/** An export reads everything stored about a guest. */
export const exportsOfAccount: Limit = { name: 'export account', most: 10, window: HOUR };

/** The limits on one network, which many guests may share: `addressLimitFactor` widens them. */
export function networkLimits({ addressLimitFactor }: Configuration) {
  const limit = (name: string, most: number, window: number): Limit => ({
    name,
    most: most * addressLimitFactor,
    window,
  });
  return {
    logins: limit('login network', 100, 15 * MINUTE),
    registrations: limit('register network', 30, HOUR),
    verifications: limit('verify network', 60, 15 * MINUTE),
    verificationsByCodeAlone: limit('verify alone network', 5, HOUR),
    codeRequests: limit('code network', 40, HOUR),
  };
}
