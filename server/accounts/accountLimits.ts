import type { Configuration } from '../configuration/configuration';
import type { Context } from '../context';
import { tooManyAttemptsError, waitAfterTry, type Limit } from '../rateLimits/rateLimits';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const limit = (name: string, most: number, window: number): Limit => ({ name, most, window });

/** Against guessing one account's password from one network. */
export const loginsOfEmailAtNetwork = limit('login email network', 10, 15 * MINUTE);
/** Against guessing it from many networks: counts all networks on which the guest has never logged in. */
export const loginsOfMailbox = limit('login mailbox', 1_000, DAY);
/** Allowance of a new network even then: enough for a guest who knows the password. */
export const loginsOfMailboxAtNewNetwork = limit('login mailbox new network', 3, DAY);
/** Log-ins with the right password, over all networks. A registration that waits for its code counts by itself. */
export const loginsOfAccount = limit('login right', 30, HOUR);
/** The right password entered once more, e.g. to change it. Apart, because log-ins must not keep a guest from that. */
export const passwordConfirmationsOfAccount = limit('password confirmed', 30, HOUR);
/** Per network, so that strangers elsewhere can't use up the owner's registrations. */
export const registrationsOfMailboxAtNetwork = limit('register mailbox network', 5, HOUR);
/** Codes sent to one mailbox on requests from one network, whatever the request. */
export const codesOfMailboxAtNetwork = limit('code mailbox network', 4, 15 * MINUTE);
/** Emails to one mailbox that a registration or a request for its code sends, for all networks together. */
const emailsToMailbox = limit('emails mailbox', 20, DAY);
/** Allowance of a network even then: a registration, and its code once more. */
const firstEmailsFromNetwork = limit('emails first', 2, DAY);
/** All of them, however many networks there are. */
const mostEmailsToMailbox = limit('emails most', 40, DAY);

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
export const verificationsOfEmailAtNetwork = limit('verify email network', 10, 30 * MINUTE);
/**
 * Wrong codes for one e-mail address from all networks. Once they are used up, a code is accepted only from the
 * network that registered, where no stranger can use up its tries.
 */
export const verificationsOfEmail = limit('verify email', 15, 30 * MINUTE);
/**
 * Password codes requested from networks that the guest has never logged in from, counted together. Such a code can
 * take over an account, so once they are used up no unfamiliar network gets one; the guest's own requests don't count.
 */
export const passwordCodesOfMailboxElsewhere = limit('password code mailbox elsewhere', 12, DAY);
/** Wrong codes for a new password of one e-mail address from one network. */
export const passwordTriesOfEmailAtNetwork = limit('password try email network', 10, 30 * MINUTE);
/** Wrong codes from all networks. Once they are used up, a code is accepted only from the network that requested it. */
export const passwordTriesOfEmail = limit('password try email', 30, DAY);
/** The same for a code without an e-mail address, which could match any account's. */
export const verificationsByCodeAlone = limit('verify alone', 100, HOUR);

/** An export reads everything stored about a guest. */
export const exportsOfAccount = limit('export account', 10, HOUR);

/** The limits on one network, which many guests may share: `addressLimitFactor` widens them. */
export function networkLimits({ addressLimitFactor }: Configuration) {
  const widened = (name: string, most: number, window: number) =>
    limit(name, most * addressLimitFactor, window);
  return {
    logins: widened('login network', 100, 15 * MINUTE),
    registrations: widened('register network', 30, HOUR),
    verifications: widened('verify network', 60, 15 * MINUTE),
    verificationsByCodeAlone: widened('verify alone network', 5, HOUR),
    codeRequests: widened('code network', 40, HOUR),
  };
}
