/** What the page of an invitation says where the server said nothing. */

export const maybeDone =
  'The server did not answer, so your password may be set already. Please log in with it; if that does not work, try here again.';
