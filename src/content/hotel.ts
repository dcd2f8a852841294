import * as words from '../../messages/site/pages/hotel';

/**
 * The facts about the hotel that the hotel itself edits; what is said about it stands in `messages/`. The names and numbers
 * here are placeholders until it does; no other file of the site or the server repeats any of them. Emails carry the
 * name, and come from the first e-mail address unless another sender is configured.
 */

const name = 'Iroko Court';

export const hotel = {
  name,
  kind: words.kind,
  description: words.description(name),
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
    { desk: words.frontDesk, open: '24/7' },
    { desk: words.concierge, open: '7:00 am - 11:00 pm' },
  ],
} as const;

/** A page that shows the map inside a frame. With null the drawn plan is shown alone. */
export const mapUrl: string | null =
  'https://www.openstreetmap.org/export/embed.html?bbox=3.884%2C7.433%2C3.908%2C7.449&layer=mapnik';

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
