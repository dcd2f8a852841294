/** The terms of a reservation. */

export const title = 'Terms';
export const updated = 'This is a placeholder text. The hotel’s own terms will stand here.';
export const sections = [
  {
    title: 'Reserving',
    text: 'A reservation holds its rooms until it is paid or its time to pay runs out.',
  },
  {
    title: 'Paying',
    text:
      'Prices are in Nigerian naira, for one room and one night. You pay by card, bank transfer ' +
      'or USSD.',
  },
  {
    title: 'Changing your mind',
    text:
      'An unpaid reservation can be changed or cancelled. For a paid one you can ask for a ' +
      'refund before the day of check-in.',
  },
] as const;
