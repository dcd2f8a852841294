/** The email about a session that was ended because its token was used twice. */

export const subject = 'We ended one of your sessions';
export const whatNow =
  'You can log in again at any time. Your reservations are unchanged. If you did not expect this letter, please look at where else you are logged in.';
export const logIn = 'Log in';

export function usedAgain(openedAt: string): string {
  return `Something that had been used before was used again to go on with your session of ${openedAt}, Lagos time. It can be that your browser went back to an old state, or that somebody has a copy of what it keeps. As we cannot tell, we ended this session everywhere.`;
}
