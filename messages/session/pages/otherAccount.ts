/** Behind an answer that depends on who is logged in. */

/** @param address the email address of the account */
export function loggedInAs<Part>(address: Part) {
  return [
    'You’re logged in as ',
    address,
    '. If this was booked with another email address, log in with that one.',
  ] as const;
}
export const useOther = 'Log Out and Use Another Account';
