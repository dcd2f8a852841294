/** The terms of a reservation. */

export const title = 'Terms';
export const updated = 'This is placeholder text. The hotel’s own terms will appear here.';
export const sections = [
  {
    title: 'Reserving',
    text: 'A reservation holds your rooms until you pay or your time to pay runs out.',
  },
  {
    title: 'Paying',
    text:
      'Prices are in Nigerian naira, per room, per night. You can pay by card, bank transfer ' +
      'or USSD.',
  },
  {
    title: 'Changing your mind',
    text:
      'You can change or cancel an unpaid reservation. For a paid one, you can request a ' +
      'refund before the day of check-in.',
  },
] as const;
