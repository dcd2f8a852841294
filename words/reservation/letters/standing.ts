/** How an unpaid stay stands, in a word or two above the subject of a letter. */

export const notPaidYet = 'Not paid yet';
export const cancelled = 'Cancelled';
