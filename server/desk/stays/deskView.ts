import { formatNaira, nairaFromKobo } from '../../../machines/shared/money';
import { otherLines, type Charge } from '../../../machines/shared/quote';
import {
  hasTag,
  type CancelReason,
  type RefundStatus,
  type ReservationStatus,
} from '../../../machines/reservation/reservationStatus';
import { priceOfStay } from '../../reservations/pricing/priceOfStay';
import type { ReservationWithRooms } from '../../reservations/reservationsWithRooms';
import { statusAt } from '../../reservations/status';
import { printableLines, printableText } from '../../shared/printableText';
import { countInWords } from '../../shared/textTable';

/** A reservation as the desk and its scripts see it. Money in naira. */
export interface DeskView {
  id: string;
  name: string;
  /** Null if none was given, or the guest was erased. */
  email: string | null;
  phone: string;
  checkIn: string;
  checkOut: string;
  /** The day on which its last guest leaves, where the desk has agreed to another one. */
  staysUntil: string | null;
  nights: number;
  adults: number;
  children: number;
  /** Numbers of the rooms that it holds. */
  rooms: string[];
  /** The rooms it asked for, e.g. `2 × Double Room`. */
  roomTypes: string;
  specialRequest: string;
  /** How the total is computed, e.g. `2 × Double Room, 3 nights at ₦1,500.00 = ₦9,000.00`. */
  price: string;
  total: number;
  /** Taxes that the total includes. */
  vat: number;
  serviceCharge: number;
  status: ReservationStatus;
  refundStatus: RefundStatus | null;
  cancelReason: CancelReason | null;
  paymentReference: string | null;
  /** Until when an unpaid one holds its rooms. */
  holdExpiresAt: string | null;
  createdAt: string;
}

/** A reservation's view as of a point in time. */
export function deskView(
  { row, allocations, roomNumbers }: ReservationWithRooms,
  now: Date,
): DeskView {
  const state = statusAt(row, now);
  const { status, refundStatus, cancelReason } = state;
  const { lines, nights, charges, reduction } = priceOfStay({ row, allocations });
  const contained = (kind: Charge['kind']) =>
    nairaFromKobo(charges.find((charge) => charge.kind === kind)?.amount ?? 0);
  return {
    id: row.id,
    name: printableText(row.name),
    email: row.emailAddress === '' ? null : row.emailAddress,
    phone: printableText(row.phoneNumber),
    checkIn: row.checkIn,
    checkOut: row.checkOut,
    staysUntil: row.staysUntil,
    nights,
    adults: row.adults,
    children: row.children,
    rooms: roomNumbers,
    roomTypes: lines.map((line) => `${line.numberOfRooms} × ${line.roomType.name}`).join(', '),
    price: [
      ...lines.map(
        ({ numberOfRooms, roomType, nightly, amount }) =>
          `${numberOfRooms} × ${roomType.name}, ${countInWords(nights, 'night')} at ${formatNaira(nightly)} = ${formatNaira(amount)}`,
      ),
      ...otherLines({ reduction, charges: [] }).map(
        ({ label, amount }) => `${label} = ${formatNaira(amount)}`,
      ),
    ].join(', '),
    specialRequest: printableLines(row.specialRequest),
    total: nairaFromKobo(row.totalKobo),
    vat: contained('vat'),
    serviceCharge: contained('serviceCharge'),
    status,
    refundStatus,
    cancelReason,
    paymentReference: row.paymentReference,
    holdExpiresAt: hasTag(state, 'runsOut') ? row.holdExpiresAt.toISOString() : null,
    createdAt: row.createdAt.toISOString(),
  };
}
