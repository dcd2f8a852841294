/** The email to the address that a reservation had before. It names nobody: the address may be a stranger's. */

export const subject = 'The contact details of a reservation were changed';
export const changed =
  'Our front desk changed the contact details of a reservation that had this email address.';
export const call = (phone: string) =>
  `If you didn’t ask for this, please call us on ${phone}. Otherwise there’s nothing you need to do.`;
