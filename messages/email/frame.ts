/** Why the reader gets a letter, at its foot. */

export const reason =
  'You get this message because somebody used this email address at our website.';
/** The same to staff; the name is the setting's own. */
export const staffReason = 'You get this message because STAFF_EMAIL names this address.';
