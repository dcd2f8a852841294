/** Texts about the export of a guest's data. */

export const explanation =
  'Download everything that we keep of you: your profile, where you are logged in, your reservations with their payments, and which emails we sent you.';
export const failed = 'Failed to fetch your data. Please try again.';
