/** What the page is called that a guest comes back to from a provider, before more is known. */

export const title = 'Payment Result';
