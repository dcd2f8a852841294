/** What the page of an invitation says where the server said nothing. */

export const maybeDone =
  'The server didn’t respond, so your password may already be set. Try logging in with it; if that doesn’t work, try again here.';
