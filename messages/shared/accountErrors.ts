/** Messages that only the server sends: its answers about accounts. */

export const registered = 'Account created. Please enter the code we sent to your email.';
export const wrongCredentials = 'Invalid email or password';
export const sessionNotFound = 'Session not found.';
export const notVerified =
  'Your account is not verified yet. Please enter the code we sent to your email.';
