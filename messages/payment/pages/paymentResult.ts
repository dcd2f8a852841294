/** The title of the page after a payment, before more is known. */

export const title = 'Payment Result';
