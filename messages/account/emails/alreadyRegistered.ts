/** The letter to the owner of an account, when somebody registers with the same email address. */

export const subject = 'You already have an account';
export const tried =
  'Somebody just tried to register an account with this email address, but you already have one.';
export const whatNow =
  'If it was you, please log in with the password you chose. If it was not you, there is nothing to do: your account is unchanged.';
export const logIn = 'Log in';
