import * as terms from '../../messages/reservation/pages/terms';
import * as fields from '../../messages/shared/pages/fields';
import * as stay from '../../messages/shared/pages/stay';
import type { Receipt, Reservation } from '../../machines/contract/wire';
import { partyLabel } from '../../machines/shared/occupancy';
import { koboFromNaira } from '../../machines/shared/money';
import { nightsLabel } from '../../machines/shared/quote';
import { specialRequestForForm } from '../../machines/reservation/reservationForm';
import { BreakableText } from '../components/BreakableText';
import { CalendarDate } from '../components/CalendarDate';
import { GuestName } from '../components/GuestName';
import { Price } from '../components/Price';
import { ReservationId } from '../components/ReservationId';
import { StatusBadge } from '../components/StatusBadge';
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

/** The dates that were booked, and until when the guest stays where that is another day. */
export function dateRows({
  checkInDate,
  checkOutDate,
  staysUntil,
}: Pick<ReservationView, 'checkInDate' | 'checkOutDate' | 'staysUntil'>): SummaryRow[] {
  return [
    { term: stay.checkIn, detail: <CalendarDate date={checkInDate} /> },
    { term: stay.checkOut, detail: <CalendarDate date={checkOutDate} /> },
    ...(staysUntil === undefined
      ? []
      : [{ term: terms.staysUntil, detail: <CalendarDate date={staysUntil} /> }]),
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

/** The rows of a reservation to be paid, as far as they are known. */
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
export function roomWithNumber(view: ReservationView): string {
  const { roomDetails, roomNumber, roomMayChange, totalPrice } = view;
  if (roomDetails === '') return totalPrice > 0 ? numbersOf(view) : terms.none;
  const numbers = roomMayChange === true ? terms.besideTypes(roomNumber) : roomNumber;
  return roomNumber === '' ? roomDetails : terms.numbered(roomDetails, numbers);
}

/** The rooms' numbers, until check-in with that they may change. */
const numbersOf = ({ roomNumber, roomMayChange }: ReservationView): string =>
  roomMayChange === true ? terms.mayChange(roomNumber) : roomNumber;

function idRow({ id }: ReservationView): SummaryRow {
  return { term: terms.reservationId, detail: <ReservationId id={id} /> };
}

function statusRow({ paymentStatus, refundStatus }: ReservationView): SummaryRow {
  return {
    term: terms.status,
    detail: <StatusBadge status={paymentStatus} refund={refundStatus} />,
  };
}

function referenceRow({ paymentRefrence }: ReservationView): SummaryRow {
  return { term: terms.paymentReference, detail: paymentRefrence ?? '' };
}

/** The numbers of the rooms, whose types stand with their prices. */
function roomRow(reservation: Reservation): SummaryRow {
  const { roomDetails } = reservation;
  return {
    term: terms.room,
    detail: roomDetails === '' ? roomWithNumber(reservation) : numbersOf(reservation),
  };
}

/** The rows of a receipt: all that is known of a whole reservation. */
export function receiptRows(view: ReservationView): SummaryRow[] {
  if (isWhole(view)) return wholeRows(view, terms.totalPaid);
  return [
    idRow(view),
    ...dateRows(view),
    { term: terms.room, detail: roomWithNumber(view) },
    referenceRow(view),
    totalRow(view, terms.totalPaid),
  ];
}

/** The rows on the page after a payment. */
export function resultRows(view: ReservationView): SummaryRow[] {
  return [
    idRow(view),
    { term: terms.room, detail: roomWithNumber(view) },
    totalRow(view, terms.totalPaid),
  ];
}

function wholeRows(reservation: Reservation, totalTerm: string, more: SummaryRow[] = []) {
  return [
    idRow(reservation),
    statusRow(reservation),
    ...dateRows(reservation),
    ...partyRows(reservation),
    roomRow(reservation),
    ...guestRows(reservation),
    ...more,
    referenceRow(reservation),
    ...priceRows(reservation, totalTerm),
  ];
}

/** All details of a reservation for its owner. */
export function detailRows(reservation: Reservation): SummaryRow[] {
  const amenities = reservation.roomAmanities.join(', ');
  return wholeRows(reservation, terms.totalPrice, [{ term: terms.amenities, detail: amenities }]);
}
