import { nairaFromKobo } from '../../../machines/shared/money';
import { myReservationPath } from '../../../machines/shared/paths';
import { leavesOn } from '../../../machines/shared/lastNight';
import { lagosInstant } from '../../../machines/shared/stay';
import { hotel } from '../../../hotel/hotel';
import type { EmailContent } from '../../email/emailText';
import type { Commitment, WholeStayFacts } from '../emails/emailFacts';

const statusNames: Readonly<Record<Commitment, string>> = {
  confirmed: 'https://schema.org/ReservationConfirmed',
  pending: 'https://schema.org/ReservationPending',
  cancelled: 'https://schema.org/ReservationCancelled',
};

/** A reservation as schema.org data, from which mail programs make a card and travel programs a trip. */
export function schemaOrgReservation(
  { configuration }: EmailContent,
  stay: WholeStayFacts,
): Readonly<Record<string, unknown>> {
  const { street, city, region, country } = hotel.address;
  return {
    '@context': 'https://schema.org',
    '@type': 'LodgingReservation',
    reservationNumber: stay.id,
    reservationStatus: statusNames[stay.commitment],
    underName: { '@type': 'Person', name: stay.guest },
    reservationFor: {
      '@type': 'Hotel',
      name: hotel.name,
      telephone: hotel.reservationPhone,
      address: {
        '@type': 'PostalAddress',
        streetAddress: street,
        addressLocality: city,
        addressRegion: region,
        addressCountry: country,
      },
    },
    checkinTime: lagosInstant(stay.checkIn, hotel.checkInFrom).toISOString(),
    checkoutTime: lagosInstant(leavesOn(stay), hotel.checkOutUntil).toISOString(),
    numAdults: stay.adults,
    numChildren: stay.children,
    totalPrice: nairaFromKobo(stay.totalKobo).toFixed(2),
    priceCurrency: 'NGN',
    bookingTime: new Date(stay.createdAt).toISOString(),
    modifiedTime: new Date(stay.updatedAt).toISOString(),
    url: configuration.publicUrl + myReservationPath(stay.id),
  };
}
