/** Milliseconds within which a provider has answered about an account, and what was read before has been recorded. */
export const ANSWERED_WITHIN = 2 * 60_000;
