/** Only from the server: the site offers no receipt before there is one. */

export const notPaidYet = 'There is a receipt as soon as the reservation is paid.';
