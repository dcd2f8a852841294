import { roomTypeOf } from '../../machines/shared/roomTypes';
import type { AttemptRow } from '../../server/payments/attempts';
import { notReduced, priceOfStay } from '../../server/reservations/pricing/priceOfStay';
import type { ReservationRow } from '../../server/reservations/queries';
import type { ReservationWithRooms } from '../../server/reservations/reservationsWithRooms';

const madeAt = new Date('2026-03-02T09:00:00Z');
const dates = { checkIn: '2026-03-12', checkOut: '2026-03-15', staysUntil: null };
const rates = { vatRate: 750, serviceChargeRate: 1_000, ...notReduced };
const allocations = [
  { roomType: 'double', numberOfRooms: 2, nightlyKobo: roomTypeOf('double').nightly },
  { roomType: 'deluxe', numberOfRooms: 1, nightlyKobo: roomTypeOf('deluxe').nightly },
];

/**
 * An unpaid stay of three nights in two Double Rooms and a Deluxe Room as the server stores it, with a test's
 * changes.
 */
export function exampleStay(changes: Partial<ReservationRow> = {}): ReservationWithRooms {
  const row: ReservationRow = {
    id: '5f0c9a52-0c1e-4a7e-9a53-2f4b7f6f1d11',
    accountId: '0d9d3a52-0c1e-4a7e-9a53-2f4b7f6f1d11',
    accountEmail: 'adaobi@example.com',
    networkHash: null,
    name: 'Adaobi Okeke-Ọlá',
    emailAddress: 'adaobi@example.com',
    phoneNumber: '08030000000',
    searchText: null,
    specialRequest: 'nothing',
    ...dates,
    adults: 2,
    children: 1,
    totalKobo: priceOfStay({ row: { ...dates, ...rates }, allocations }).total,
    ...rates,
    status: 'pending',
    cancelReason: null,
    refundStatus: null,
    paidKobo: 0,
    isKept: false,
    keepsRooms: false,
    roomWish: null,
    paymentReference: null,
    holdExpiresAt: new Date(madeAt.getTime() + 30 * 60_000),
    widestNights: 3,
    revision: 0,
    createdAt: madeAt,
    updatedAt: madeAt,
    ...changes,
  };
  return {
    row,
    allocations,
    roomNumbers: ['201', '202', '301'],
    hasArrived: false,
    isUnderReview: false,
    accountRefunds: [],
    openPages: [],
  };
}

/** The payment of that stay. */
export function exampleAttempt(): AttemptRow {
  const { row } = exampleStay();
  return {
    id: '7a0c9a52-0c1e-4a7e-9a53-2f4b7f6f1d11',
    reference: '9f2c4e7ab1d04c6f9f2c4e7ab1d04c6f',
    reservationId: row.id,
    provider: 'paystack',
    amountKobo: row.totalKobo,
    currency: 'NGN',
    status: 'settled',
    checkoutUrl: null,
    checkoutExpiresAt: null,
    returnTo: 'http://hotel.test/',
    providerTransactionId: null,
    providerReference: null,
    channel: 'bank_transfer',
    underWayUntil: null,
    checks: 0,
    nextCheckAt: null,
    createdAt: madeAt,
    updatedAt: madeAt,
  };
}
