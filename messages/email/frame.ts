/** Why the reader gets an email, in its footer. */

export const reason =
  'You get this message because somebody used this email address at our website.';
/** The same for staff; STAFF_EMAIL is the setting's name. */
export const staffReason = 'You get this message because STAFF_EMAIL names this address.';
