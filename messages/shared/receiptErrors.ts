/** Only from the server: the site offers no receipt before there is one. */

export const notPaidYet = 'Your receipt will be available as soon as the reservation is paid.';
