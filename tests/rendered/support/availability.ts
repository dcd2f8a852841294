import type { Availability } from '../../../machines/contract/wire';

/** Two Deluxe Rooms are left, no penthouse, and enough of the rest. */
export const availability: Availability = {
  checkIn: '2026-03-12',
  checkOut: '2026-03-15',
  rooms: [
    { roomType: 'Double Deluxe', roomsLeft: 10 },
    { roomType: 'Double Room', roomsLeft: 6 },
    { roomType: 'Deluxe Room', roomsLeft: 2 },
    { roomType: 'Family Suite', roomsLeft: 4 },
    { roomType: 'Superior Suite', roomsLeft: 1 },
    { roomType: 'Premium Penthouse', roomsLeft: 0 },
  ],
};
