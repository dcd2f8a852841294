/**
 * Everything about the hotel that the hotel itself edits. The names, numbers and texts here are
 * placeholders until it does; no other file of the site or the server repeats any of them. Letters
 * carry the name, and come from the first e-mail address unless another sender is configured.
 */

export const hotel = {
  name: 'Iroko Court',
  kind: 'University Conference Centre Hotel',
  description:
    'Iroko Court is the hotel of the university’s conference centre: quiet rooms around a shaded ' +
    'courtyard. Choose your dates, reserve directly and pay securely by card.',
  /** Where the site is published, without a slash at the end. */
  origin: 'https://www.irokocourt.example',
  address: {
    street: 'Conference Centre, 1 University Road',
    city: 'Ibadan',
    region: 'Oyo State',
    country: 'Nigeria',
  },
  reservationPhone: '0700 000 0100',
  contactPhones: ['0700 000 0200', '0700 000 0201'],
  emails: ['reservations@irokocourt.example', 'hello@irokocourt.example'],
  hours: [
    { desk: 'Front desk', open: '24/7' },
    { desk: 'Concierge', open: '7:00 am - 11:00 pm' },
  ],
} as const;

/** A page that shows the map inside a frame. With null the drawn plan is shown alone. */
export const mapUrl: string | null =
  'https://www.openstreetmap.org/export/embed.html?bbox=3.884%2C7.433%2C3.908%2C7.449&layer=mapnik';

/** How to find the house, in words: beside the map, and of the plan that is drawn in its place. */
export const wayThere = {
  lead: 'The gate is opposite the conference centre.',
  plan: 'in the grounds of the conference centre, on University Road',
} as const;

export type SocialNetwork = 'facebook' | 'instagram' | 'x' | 'linkedin';

export const socialLinks: readonly { network: SocialNetwork; name: string; url: string }[] = [
  { network: 'facebook', name: 'Facebook', url: 'https://www.facebook.com/' },
  { network: 'instagram', name: 'Instagram', url: 'https://www.instagram.com/' },
  { network: 'x', name: 'X', url: 'https://x.com/' },
  { network: 'linkedin', name: 'LinkedIn', url: 'https://www.linkedin.com/' },
];

/** A phone number as a link: spaces and dashes mean nothing to a telephone. */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
