/** The privacy notice. */

export const title = 'Privacy';
export const updated =
  'This is a placeholder text. The hotel’s own privacy notice will stand here.';
export const sections = [
  {
    title: 'What we keep',
    text:
      'Your name, e-mail address and phone number, and what you reserve. What you type to pay, of ' +
      'a card or a bank, goes straight to the payment provider and never reaches us.',
  },
  {
    title: 'What it is for',
    text: 'To hold your room, to write to you about your stay, and to pay you back.',
  },
  {
    title: 'Your say in it',
    text: 'Write to us to see, correct or remove what we keep about you.',
  },
] as const;
