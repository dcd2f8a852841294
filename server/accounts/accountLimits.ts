import type { Configuration } from '../configuration';
import type { Limit } from '../limits';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Against guessing one account's password from one network. */
export const loginsOfEmailAtNetwork: Limit = {
  name: 'login email network',
  most: 10,
  window: 15 * MINUTE,
};
/** Against guessing it from everywhere; loose, so that nobody can lock a guest out for nothing. */
export const loginsOfEmail: Limit = { name: 'login email', most: 100, window: HOUR };
export const registrationsOfEmail: Limit = { name: 'register email', most: 5, window: HOUR };
/** Codes sent to one e-mail address, whatever made them be sent. */
export const codesOfEmail: Limit = { name: 'code email', most: 4, window: 15 * MINUTE };
/** Wrong codes for one e-mail address, on top of those that wear out a single code. */
export const verificationsOfEmail: Limit = {
  name: 'verify email',
  most: 15,
  window: 30 * MINUTE,
};
/** A code without an e-mail address can hit anybody's, so that all of these are counted together too. */
export const verificationsByCodeAlone: Limit = { name: 'verify alone', most: 100, window: HOUR };

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
