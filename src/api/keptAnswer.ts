/**
 * The header by which the service worker names the guest for whom it has kept an answer. An answer from the network
 * has none.
 */
export const KEPT_FOR = 'x-kept-for';
