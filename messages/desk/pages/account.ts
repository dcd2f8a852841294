/** One's own account at the desk. */

export const title = 'Your Account';
export const loading = 'Opening your account…';
export const failed = 'Your account couldn’t be loaded. Trying again every few seconds.';

export const changePassword = 'Change Password';
export const changeLead =
  'You’ll be logged out everywhere else. If you’ve forgotten your password, ask a manager to reset your access.';
export const recoveryLeft = (count: number) => `Recovery codes left: ${count}`;

export const sessions = 'Your Sessions';
export const thisBrowser = 'This browser';
export const since = (opened: string, used: string) => `Logged in ${opened}, last used ${used}`;
export const logOutThere = 'Log Out There';
