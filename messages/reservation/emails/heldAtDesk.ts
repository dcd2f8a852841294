/** The email about rooms that the front desk holds for a guest who has called. */

export const subject = (id: string) => `We’re holding your rooms: reservation ${id}`;
/** @param until day and time in Lagos */
export const held = (until: string) => `We’re holding these rooms for you until ${until}.`;
export const howToPay = (phone: string) =>
  `To keep them, pay in cash, by card or bank transfer: at our front desk, or call us on ${phone} for our account.`;
export const otherwise =
  'If nothing is paid by then, we release the rooms to other guests and email you.';
export const heldUntil = 'Held until';
