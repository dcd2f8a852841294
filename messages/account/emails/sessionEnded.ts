/** The email about a session that was ended because its token was used twice. */

export const subject = 'We logged you out of one of your sessions';
export const whatNow =
  'You can log in again at any time. Your reservations haven’t changed. If you weren’t expecting this email, please check where else you’re logged in.';
export const logIn = 'Log in';

export function usedAgain(openedAt: string): string {
  return `We ended the session you opened on ${openedAt}, Lagos time, because a login key that had already been used was used again. Your browser may have gone back to an older state, or someone may have a copy of what it stores. As we can’t tell which, we ended this session everywhere.`;
}
