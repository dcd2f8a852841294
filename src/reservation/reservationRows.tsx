import * as terms from '../../messages/reservation/pages/terms';
import * as fields from '../../messages/shared/pages/fields';
import * as stay from '../../messages/shared/pages/stay';
import type { Receipt, Reservation } from '../../machines/contract/wire';
import { partyLabel } from '../../machines/shared/occupancy';
import { koboFromNaira } from '../../machines/shared/money';
import { nightsLabel } from '../../machines/shared/price';
import { specialRequestForForm } from '../../machines/reservation/reservationForm';
import { BreakableText } from '../components/BreakableText';
import { CalendarDate } from '../components/CalendarDate';
import { GuestName } from '../components/GuestName';
import { Price } from '../components/Price';
import type { SummaryRow } from '../components/StaySummary';
import { priceRows } from './priceRows';

/** A reservation as its owner sees it, or only its receipt. */
export type ReservationView = Reservation | Receipt;

/** Whether a view is a whole reservation rather than its receipt. */
export function isWhole(view: ReservationView): view is Reservation {
  return 'roomAllocations' in view;
}

/** The short id that lists show. */
export function shortId(id: string): string {
  return id.slice(0, 8);
}

function guestRows(reservation: Reservation): SummaryRow[] {
  return [
    { term: terms.guest, detail: <GuestName name={reservation.name} /> },
    {
      term: fields.email,
      detail: reservation.emailAddress && <BreakableText text={reservation.emailAddress} />,
    },
    { term: fields.phone, detail: reservation.phoneNumber },
  ];
}

function dateRows({ checkInDate, checkOutDate }: ReservationView): SummaryRow[] {
  return [
    { term: stay.checkIn, detail: <CalendarDate date={checkInDate} /> },
    { term: stay.checkOut, detail: <CalendarDate date={checkOutDate} /> },
  ];
}

function partyRows(reservation: Reservation): SummaryRow[] {
  return [
    { term: stay.stayDuration, detail: nightsLabel(reservation.nights) },
    {
      term: terms.guests,
      detail: partyLabel({ adults: reservation.noOfAdult, children: reservation.noOfChildren }),
    },
    { term: stay.specialRequest, detail: specialRequestForForm(reservation.specialRequest) },
  ];
}

/** The row with the stay's total. */
export function totalRow(
  { totalPrice }: ReservationView,
  term: string = stay.totalAmount,
): SummaryRow {
  return { term, detail: <Price kobo={koboFromNaira(totalPrice)} />, total: true };
}

/** What a guest is about to pay, or as much as is known. */
export function reservationRows(view: ReservationView): SummaryRow[] {
  if (!isWhole(view)) {
    return [...dateRows(view), { term: terms.room, detail: roomWithNumber(view) }, totalRow(view)];
  }
  return [
    ...guestRows(view),
    ...dateRows(view),
    ...partyRows(view),
    ...priceRows(view, stay.totalAmount),
  ];
}

/** The room types with the rooms' numbers, such as `Deluxe Room (204)`; empty if only the price is known. */
export function roomWithNumber({ roomDetails, roomNumber, totalPrice }: ReservationView): string {
  if (roomDetails === '') return totalPrice > 0 ? roomNumber : terms.none;
  return roomNumber === '' ? roomDetails : terms.numbered(roomDetails, roomNumber);
}

/** The rows of a receipt. */
export function receiptRows(view: ReservationView): SummaryRow[] {
  const reference = view.paymentRefrence;
  return [
    { term: terms.reservationId, detail: view.id },
    ...(isWhole(view) ? [{ term: terms.guest, detail: <GuestName name={view.name} /> }] : []),
    ...dateRows(view),
    { term: terms.room, detail: roomWithNumber(view) },
    ...(reference === null ? [] : [{ term: terms.paymentReference, detail: reference }]),
    totalRow(view, terms.totalPaid),
  ];
}

/** The rows on the page after a payment. */
export function resultRows(view: ReservationView): SummaryRow[] {
  return [
    { term: terms.reservationId, detail: view.id },
    { term: terms.room, detail: roomWithNumber(view) },
    totalRow(view, terms.totalPaid),
  ];
}

/** All details of a reservation for its owner. */
export function detailRows(reservation: Reservation): SummaryRow[] {
  const amenities = reservation.roomAmanities.join(', ');
  const reference = reservation.paymentRefrence;
  return [
    { term: terms.reservationId, detail: reservation.id },
    ...guestRows(reservation),
    ...dateRows(reservation),
    ...partyRows(reservation),
    { term: terms.room, detail: roomWithNumber(reservation) },
    ...(amenities === '' ? [] : [{ term: terms.amenities, detail: amenities }]),
    ...(reference === null ? [] : [{ term: terms.paymentReference, detail: reference }]),
    ...priceRows(reservation, terms.totalPrice),
  ];
}
