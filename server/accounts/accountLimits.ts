import type { Configuration } from '../configuration/configuration';
import type { Limit } from '../rateLimits/rateLimits';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Against guessing one account's password from one network. */
export const loginsOfEmailAtNetwork: Limit = {
  name: 'login email network',
  most: 10,
  window: 15 * MINUTE,
};
/** Against guessing it from everywhere: networks that the guest was never logged in from, together. */
export const loginsOfMailbox: Limit = { name: 'login mailbox', most: 1_000, window: 24 * HOUR };
/** What a new network gets all the same; a guest who knows the password needs no more. */
export const loginsOfMailboxAtNewNetwork: Limit = {
  name: 'login mailbox new network',
  most: 3,
  window: 24 * HOUR,
};
/** From one network; so that strangers elsewhere don't use up the owner's. */
export const registrationsOfMailboxAtNetwork: Limit = {
  name: 'register mailbox network',
  most: 5,
  window: HOUR,
};
/** For all networks together, as each sends an email. */
export const registrationsOfMailbox: Limit = { name: 'register mailbox', most: 20, window: HOUR };
/** What a network has nevertheless. */
export const firstRegistrationsAtNetwork: Limit = {
  name: 'register mailbox first',
  most: 2,
  window: HOUR,
};
/** Codes sent to one mailbox because of one network, whatever made them be sent. */
export const codesOfMailboxAtNetwork: Limit = {
  name: 'code mailbox network',
  most: 4,
  window: 15 * MINUTE,
};
/** Because of all networks. */
export const codesOfMailbox: Limit = { name: 'code mailbox', most: 12, window: 15 * MINUTE };
/** What a network has nevertheless. */
export const firstCodesAtNetwork: Limit = {
  name: 'code mailbox first',
  most: 2,
  window: 15 * MINUTE,
};
/** Wrong codes for one e-mail address from one network, on top of those that wear out a single code. */
export const verificationsOfEmailAtNetwork: Limit = {
  name: 'verify email network',
  most: 10,
  window: 30 * MINUTE,
};
/**
 * Wrong codes for one e-mail address from everywhere. When they are used up, a code is taken from the network
 * alone that its registration came from, where no stranger can wear it out.
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
/** Wrong ones from everywhere: then a code is taken from the network alone that asked for it. */
export const passwordTriesOfEmail: Limit = {
  name: 'password try email',
  most: 30,
  window: 24 * HOUR,
};
/** The same for a code without an e-mail address, which can hit anybody's. */
export const verificationsByCodeAlone: Limit = { name: 'verify alone', most: 100, window: HOUR };

/** An export reads everything that there is of a guest. */
export const exportsOfAccount: Limit = { name: 'export account', most: 10, window: HOUR };

/** The limits on one network, which is often many guests: `addressLimitFactor` widens them. */
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
