/** The email to an account's owner when someone registers with the same address. */

export const subject = 'You already have an account';
export const tried =
  'Someone just tried to register with this email address, but you already have an account.';
export const whatNow =
  'If it was you, please log in with the password you already have. If it wasn’t, there’s nothing you need to do: your account hasn’t changed.';
export const logIn = 'Log in';
