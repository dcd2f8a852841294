/** The page that a guest comes back to from a provider. */

/** What it is called before more is known. */
export const title = 'Payment Result';
export const payNow = 'Pay Now';
