import * as words from '../messages/site/pages/hotel';

/**
 * The hotel's own facts, which the hotel edits; texts about it are in `messages/`. Names and numbers are placeholders
 * until it does, and no other file of the site or the server repeats them. Emails show the name, and are sent from
 * the first e-mail address unless another sender is configured.
 */

const name = 'Iroko Court';

export const hotel = {
  name,
  kind: words.kind,
  description: words.description(name),
  /** The public origin, without a trailing slash, of a site that is served statically; the server writes PUBLIC_URL over it. */
  origin: 'https://www.irokocourt.example',
  address: {
    street: 'Conference Centre, 1 University Road',
    city: 'Ibadan',
    region: 'Oyo State',
    country: 'Nigeria',
  },
  /** Hours of the day in Lagos: from when rooms are ready, and until when guests leave them. */
  checkInFrom: '14:00',
  checkOutUntil: '12:00',
  /** Hour at which a business day ends: until then, the desk's figures and corrections are those of the day before. */
  businessDayEnds: '06:00',
  /** Hour until which housekeeping has seen every room in the morning. */
  roomsCheckedUntil: '12:00',
  /** Hour of the day of arrival from which a guest who paid only a part is no longer simply expected. */
  arrivalsUntil: '18:00',
  /** Hour from which the desk counts the drawer and closes its business day. */
  closingFrom: '18:00',
  /** Hour until which the desk lets guests keep their room on the last day, and the fee for it, for each room. */
  lateCheckOut: { until: '16:00', feeKobo: 500_000 },
  /** So many nights of its rooms, and for so many stays at once, the desk trusts a transfer that no manager has seen. */
  trustedTransfers: { nights: 1, open: 3 },
  /** The tax identification number (TIN) that receipts state. */
  taxNumber: '00000000-0001',
  reservationPhone: '0700 000 0100',
  contactPhones: ['0700 000 0200', '0700 000 0201'],
  emails: ['reservations@irokocourt.example', 'hello@irokocourt.example'],
  hours: [
    { desk: words.frontDesk, open: '24/7' },
    { desk: words.concierge, open: '7:00 am - 11:00 pm' },
  ],
} as const;

/** The address on one line. */
export const addressLine = Object.values(hotel.address).join(', ');

/** The hotel on a map that a phone opens in its own program. */
export const mapLink = 'https://www.google.com/maps/search/?api=1&query=7.441%2C3.896';

/** A page with the map, for a frame. With null, only the drawn plan is shown. */
export const mapUrl: string | null =
  'https://www.openstreetmap.org/export/embed.html?bbox=3.884%2C7.433%2C3.908%2C7.449&layer=mapnik';

export type SocialNetwork = 'facebook' | 'instagram' | 'x' | 'linkedin';

export const socialLinks: readonly { network: SocialNetwork; name: string; url: string }[] = [
  { network: 'facebook', name: 'Facebook', url: 'https://www.facebook.com/' },
  { network: 'instagram', name: 'Instagram', url: 'https://www.instagram.com/' },
  { network: 'x', name: 'X', url: 'https://x.com/' },
  { network: 'linkedin', name: 'LinkedIn', url: 'https://www.linkedin.com/' },
];

/** A phone number as a link: without spaces and dashes. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
