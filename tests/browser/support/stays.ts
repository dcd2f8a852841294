import type { Reservation } from '../../../machines/contract/wire';
import { inDays } from './booking';

/** An unpaid reservation with everything long that a guest or a hotel may put in. */
export const pendingStay: Reservation = {
  id: '0b8f2a44-6a0d-4f53-8f0e-7b8e5a3c9d20',
  name: 'Professor Oluwaseunfunmi Adebayo-Nwachukwu',
  emailAddress: 'oluwaseunfunmi.adebayo-nwachukwu@department.university.example',
  phoneNumber: '08030000000',
  checkInDate: inDays(100),
  checkOutDate: inDays(103),
  nights: 3,
  noOfAdult: 5,
  noOfChildren: 6,
  specialRequest: 'We arrive late, after the last session. A cot for the youngest, please.',
  roomNumber: '203, 204, 501',
  roomDetails: 'Deluxe Room × 2, Premium Penthouse',
  roomAmanities: ['Breakfast', 'WiFi'],
  roomAllocations: [
    { numberOfRooms: 2, roomType: 'Deluxe Room', roomPrice: 2000 },
    { numberOfRooms: 1, roomType: 'Premium Penthouse', roomPrice: 5000 },
  ],
  totalPrice: 27_000,
  paymentStatus: 'pending',
  paymentRefrence: null,
  refundStatus: null,
  cancelReason: null,
  holdExpiresAt: `${inDays(0)}T22:30:00.000Z`,
  refundableUntil: null,
};

/** The same after it was paid. */
export const paidStay: Reservation = {
  ...pendingStay,
  id: '7b1d3a90-2c4e-4e1a-9a57-0f6d8c2b1e55',
  paymentStatus: 'paid',
  paymentRefrence: '9f2c4e7ab1d04c6f8e3a5b7d9c1e2f40',
  holdExpiresAt: null,
  refundableUntil: `${inDays(99)}T23:00:00.000Z`,
};

/** The same after its time to pay had run out. */
export const cancelledStay: Reservation = {
  ...pendingStay,
  id: '3f6c9e21-8b7a-4d0c-b1e4-5a2d7c8f9b03',
  paymentStatus: 'cancelled',
  cancelReason: 'expired',
  holdExpiresAt: null,
};

/** The same after its money went back. */
export const refundedStay: Reservation = {
  ...paidStay,
  id: 'c2d81f47-1e9b-4a35-8c60-6b4f0e7d2a91',
  paymentStatus: 'refunded',
  refundableUntil: null,
};
