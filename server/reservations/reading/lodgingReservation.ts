import { nairaFromKobo } from '../../../machines/shared/money';
import { myReservationPath } from '../../../machines/shared/paths';
import {
  awaitsPayment,
  hasTag,
  type LifecycleFields,
} from '../../../machines/reservation/reservationStatus';
import { hotel } from '../../../src/content/hotel';
import type { EmailContent } from '../../email/emailText';
import { guestName } from '../../email/guestName';
import type { ReservationRow } from '../queries';

/** How a reservation stands for programs that know no more than three words for it. */
export type Commitment = 'confirmed' | 'pending' | 'cancelled';

/** Whether a stay is certain, to be paid, or over. */
export function commitmentOf(reservation: LifecycleFields): Commitment {
  if (awaitsPayment(reservation)) return 'pending';
  return hasTag(reservation, 'confirmed') ? 'confirmed' : 'cancelled';
}

const statusNames: Readonly<Record<Commitment, string>> = {
  confirmed: 'https://schema.org/ReservationConfirmed',
  pending: 'https://schema.org/ReservationPending',
  cancelled: 'https://schema.org/ReservationCancelled',
};

/** A reservation in the words of schema.org, from which mail programs make a card and travel programs a trip. */
export function schemaOrgReservation(
  { configuration }: EmailContent,
  row: ReservationRow,
): Readonly<Record<string, unknown>> {
  const { street, city, region, country } = hotel.address;
  return {
    '@context': 'https://schema.org',
    '@type': 'LodgingReservation',
    reservationNumber: row.id,
    reservationStatus: statusNames[commitmentOf(row)],
    underName: { '@type': 'Person', name: guestName(row.name) },
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
    checkinTime: row.checkIn,
    checkoutTime: row.checkOut,
    numAdults: row.adults,
    numChildren: row.children,
    totalPrice: nairaFromKobo(row.totalKobo).toFixed(2),
    priceCurrency: 'NGN',
    bookingTime: row.createdAt.toISOString(),
    modifiedTime: row.updatedAt.toISOString(),
    url: configuration.publicUrl + myReservationPath(row.id),
  };
}
