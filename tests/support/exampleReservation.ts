import type { Receipt, Reservation } from '../../machines/contract/wire';

/** An unpaid reservation of one Deluxe Room for three nights, but for what a test says. */
export function exampleReservation(changes: Partial<Reservation> = {}): Reservation {
  return {
    id: 'r-1',
    name: 'Adaobi Okeke',
    emailAddress: 'adaobi@example.com',
    phoneNumber: '08030000000',
    checkInDate: '2026-03-12',
    checkOutDate: '2026-03-15',
    nights: 3,
    noOfAdult: 2,
    noOfChildren: 6,
    specialRequest: 'nothing',
    roomNumber: '204',
    roomDetails: 'Deluxe Room',
    roomAmanities: ['Breakfast', 'WiFi'],
    roomAllocations: [{ numberOfRooms: 1, roomType: 'Deluxe Room', roomPrice: 2000 }],
    totalPrice: 6000,
    containedCharges: { vat: 7.5, serviceCharge: 10 },
    paymentStatus: 'pending',
    paymentRefrence: null,
    refundStatus: null,
    cancelReason: null,
    holdExpiresAt: '2026-03-10T10:00:00.000Z',
    refundableUntil: null,
    ...changes,
  };
}

/** The same reservation after it was paid. */
export const paidReservation = exampleReservation({
  paymentStatus: 'paid',
  paymentRefrence: '9f2c4e7ab1d04c6f',
  holdExpiresAt: null,
  refundableUntil: '2026-03-11T23:00:00.000Z',
  refundAmount: 6000,
});

/** The same on a server that offers it as files. */
export const reservationWithPapers: Reservation = {
  ...paidReservation,
  papers: ['receipt', 'calendar'],
};

/** What anybody sees of it who holds the reference of its payment. */
export function exampleReceipt(): Receipt {
  const { id, checkInDate, checkOutDate, roomNumber, roomDetails, totalPrice } =
    exampleReservation();
  const { paymentStatus, paymentRefrence, refundStatus } = exampleReservation();
  return {
    id,
    checkInDate,
    checkOutDate,
    roomNumber,
    roomDetails,
    totalPrice,
    paymentStatus,
    paymentRefrence,
    refundStatus,
  };
}
