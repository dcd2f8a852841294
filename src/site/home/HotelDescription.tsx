import { hotel } from '../../../hotel/hotel';

const description = {
  '@context': 'https://schema.org',
  '@type': 'Hotel',
  name: hotel.name,
  description: hotel.description,
  url: `${hotel.origin}/`,
  telephone: hotel.reservationPhone,
  email: hotel.emails[0],
  currenciesAccepted: 'NGN',
  address: {
    '@type': 'PostalAddress',
    streetAddress: hotel.address.street,
    addressLocality: hotel.address.city,
    addressRegion: hotel.address.region,
    addressCountry: 'NG',
  },
};

/** `<` could end the script element. */
const json = JSON.stringify(description).replaceAll('<', String.raw`\u003c`);

/** The hotel as structured data for search engines (schema.org). */
export function HotelDescription() {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
