/** What is around every screen of the front desk. */

export const frontDesk = 'Front Desk';
