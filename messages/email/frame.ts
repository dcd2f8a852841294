/** Why the reader gets an email, in its footer. */

export const reason =
  'You’re receiving this email because someone used this address on our website.';
/** The same for the owner; OWNER_EMAIL is the setting's name. */
export const ownerReason =
  'You’re receiving this email because OWNER_EMAIL is set to this address.';
/** The same for staff; STAFF_EMAIL is the setting's name. */
export const staffReason =
  'You’re receiving this email because STAFF_EMAIL is set to this address.';
