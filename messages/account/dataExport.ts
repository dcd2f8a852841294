/** Texts about the export of a guest's data. */

export const explanation =
  'Download everything we keep about you: your profile, where you’re logged in, your reservations and their payments, and which emails we sent you.';
export const failed = 'We couldn’t download your data. Please try again.';
