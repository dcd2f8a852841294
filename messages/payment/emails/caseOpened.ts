/** The email to staff about a payment to review. */

export const openedSubject = 'A payment needs your review';
/** @param what happened */
export const opened = (what: string) => `${what}. A manager decides it at the front desk.`;
export const facts = 'Facts';
/** Before the link to the front desk. */
export const decideIt = 'Payments to review';
