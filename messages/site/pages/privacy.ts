/** The privacy notice. */

export const title = 'Privacy';
export const updated = 'This is placeholder text. The hotel’s own privacy notice will appear here.';
export const sections = [
  {
    title: 'What we keep',
    text:
      'Your name, email address and phone number, and what you book. The card or bank details you ' +
      'enter to pay go straight to the payment provider and never reach us.',
  },
  {
    title: 'What it is for',
    text: 'To hold your room, to email you about your stay, and to refund you.',
  },
  {
    title: 'Your choices',
    text: 'Contact us to see, correct or remove what we keep about you.',
  },
] as const;
