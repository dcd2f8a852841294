import type { Receipt, Reservation } from '../../machines/contract/wire';
import { childrenLabel } from '../../machines/shared/guests';
import { koboFromNaira } from '../../machines/shared/money';
import { nightsLabel } from '../../machines/shared/price';
import { specialRequestForForm } from '../../machines/reservation/specialRequest';
import { Day } from '../components/Day';
import { Price } from '../components/Price';
import type { SummaryRow } from '../components/StaySummary';
import { priceRows } from './priceRows';

/** A reservation as its owner sees it, or no more than a receipt of it. */
export type ReservationView = Reservation | Receipt;

/** Whether this is all of a reservation rather than its receipt. */
export function isWhole(view: ReservationView): view is Reservation {
  return 'roomAllocations' in view;
}

/** As much of a reservation's id as lists show. */
export function shortId(id: string): string {
  return id.slice(0, 8);
}

function guestRows(reservation: Reservation): SummaryRow[] {
  return [
    { term: 'Guest', detail: reservation.name },
    { term: 'Email', detail: reservation.emailAddress },
    { term: 'Phone', detail: reservation.phoneNumber },
  ];
}

function dateRows({ checkInDate, checkOutDate }: ReservationView): SummaryRow[] {
  return [
    { term: 'Check-in', detail: <Day date={checkInDate} /> },
    { term: 'Check-out', detail: <Day date={checkOutDate} /> },
  ];
}

function partyRows(reservation: Reservation): SummaryRow[] {
  return [
    { term: 'Stay duration', detail: nightsLabel(reservation.nights) },
    { term: 'Adults', detail: reservation.noOfAdult },
    { term: 'Children', detail: childrenLabel(reservation.noOfChildren) },
    {
      term: 'Special Request',
      detail: specialRequestForForm(reservation.specialRequest) || 'None',
    },
  ];
}

/** The row of what the whole stay costs. */
export function totalRow({ totalPrice }: ReservationView, term = 'Total Amount'): SummaryRow {
  return { term, detail: <Price kobo={koboFromNaira(totalPrice)} />, total: true };
}

/** What a guest is about to pay, or all that is known of it. */
export function reservationRows(view: ReservationView): SummaryRow[] {
  if (!isWhole(view)) {
    return [...dateRows(view), { term: 'Room', detail: roomWithNumber(view) }, totalRow(view)];
  }
  return [
    ...guestRows(view),
    ...dateRows(view),
    ...partyRows(view),
    ...priceRows(view, 'Total Amount'),
  ];
}

/**
 * The room types with the numbers of the rooms, such as `Deluxe Room (204)`; empty where a price is
 * all that is known of them.
 */
export function roomWithNumber({ roomDetails, roomNumber, totalPrice }: ReservationView): string {
  if (roomDetails === '') return totalPrice > 0 ? roomNumber : 'None';
  return roomNumber === '' ? roomDetails : `${roomDetails} (${roomNumber})`;
}

/** What has been paid for. */
export function receiptRows(view: ReservationView): SummaryRow[] {
  const reference = view.paymentRefrence;
  return [
    { term: 'Reservation ID', detail: view.id },
    ...(isWhole(view) ? [{ term: 'Guest', detail: view.name }] : []),
    ...dateRows(view),
    { term: 'Room', detail: roomWithNumber(view) },
    ...(reference === null ? [] : [{ term: 'Payment reference', detail: reference }]),
    totalRow(view, 'Total paid'),
  ];
}

/** What the page after a payment says of the reservation. */
export function resultRows(view: ReservationView): SummaryRow[] {
  return [
    { term: 'Reservation ID', detail: view.id },
    { term: 'Room', detail: roomWithNumber(view) },
    totalRow(view, 'Total paid'),
  ];
}

/** All of a reservation, as its owner manages it. */
export function detailRows(reservation: Reservation): SummaryRow[] {
  const amenities = reservation.roomAmanities.join(', ');
  const reference = reservation.paymentRefrence;
  return [
    { term: 'Reservation ID', detail: reservation.id },
    ...guestRows(reservation),
    ...dateRows(reservation),
    ...partyRows(reservation),
    { term: 'Room', detail: roomWithNumber(reservation) },
    ...(amenities === '' ? [] : [{ term: 'Amenities', detail: amenities }]),
    ...(reference === null ? [] : [{ term: 'Payment reference', detail: reference }]),
    ...priceRows(reservation, 'Total Price'),
  ];
}
