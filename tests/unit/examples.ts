import type { ErrorCode, Reservation } from '../../machines/contract/wire';
import type { Failure } from '../../machines/failure';

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
    noOfAdult: 1,
    noOfChildren: 0,
    specialRequest: 'nothing',
    roomNumber: '204',
    roomDetails: 'Deluxe Room',
    roomAmanities: ['Breakfast', 'WiFi'],
    roomAllocations: [{ numberOfRooms: 1, roomType: 'Deluxe Room', roomPrice: 2000 }],
    totalPrice: 6000,
    paymentStatus: 'pending',
    paymentRefrence: null,
    refundStatus: null,
    cancelReason: null,
    holdExpiresAt: '2026-03-10T10:00:00.000Z',
    refundableUntil: null,
    ...changes,
  };
}

/** A refusal by the server; without words unless a test gives some. */
export function refusal(code: ErrorCode, status: number, message = ''): Failure {
  return { kind: 'refused', status, code, message, error: '' };
}
