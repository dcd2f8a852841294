/** The site offers no receipt before it can be had. */

export const notPaidYet = 'There is a receipt as soon as the reservation is paid.';
