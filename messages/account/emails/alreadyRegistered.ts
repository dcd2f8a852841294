/** The email to an account's owner when someone registers with the same address. */

export const subject = 'You already have an account';
export const tried =
  'Somebody just tried to register an account with this email address, but you already have one.';
export const whatNow =
  'If it was you, please log in with the password you chose. If it was not you, there is nothing to do: your account is unchanged.';
export const logIn = 'Log in';
