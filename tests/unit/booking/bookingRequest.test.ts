import { describe, expect, it } from 'vitest';
import { specifiedPrices } from '../../../machines/shared/roomTypes';
import {
  bookingSummary,
  reservationRegistration,
  reservationRequest,
} from '../../../machines/booking/bookingRequest';
import { reservationModification } from '../../../machines/reservation/reservationForm';
import { roomOfferIn, clampToAvailable } from '../../../machines/booking/roomCounts';
import { noRooms } from '../../../machines/shared/roomsLeft';
import { specialRequestForForm } from '../../../machines/reservation/reservationForm';

const form = {
  name: ' Adaobi Okeke ',
  phone: ' 08030000000 ',
  email: ' adaobi@example.com ',
  checkIn: '2026-03-12',
  checkOut: '2026-03-15',
  adults: 2,
  children: 6,
  notes: '  ',
};
const counts = { ...noRooms, junior: 1, premium: 2 };

describe('a booking on the wire', () => {
  it('carries the sum of one night in the request that goes on to the confirmation', () => {
    expect(reservationRequest(form, counts, specifiedPrices)).toEqual({
      name: 'Adaobi Okeke',
      emailAddress: 'adaobi@example.com',
      phoneNumber: '08030000000',
      checkInDate: '2026-03-12',
      checkOutDate: '2026-03-15',
      noOfAdult: 2,
      noOfChildren: 6,
      specialRequest: 'nothing',
      roomAllocations: [
        { numberOfRooms: 1, roomType: 'Double Deluxe', roomPrice: 1000 },
        { numberOfRooms: 2, roomType: 'Premium Penthouse', roomPrice: 5000 },
      ],
      totalPrice: 11_000,
    });
  });

  it('carries the stay total in the request that goes on to the payment page', () => {
    const request = reservationRequest(form, counts, specifiedPrices);
    expect(reservationRegistration(form, counts, specifiedPrices)).toEqual({
      ...request,
      totalPrice: 33_000,
    });
  });

  it('carries a special request in the guest’s own words when there is one', () => {
    const wish = reservationModification({ ...form, notes: ' A cot, please ' });
    expect(wish.specialRequest).toBe('A cot, please');
    expect(specialRequestForForm(wish.specialRequest)).toBe('A cot, please');
    expect(specialRequestForForm('nothing')).toBe('');
  });
});

describe('the booking summary', () => {
  it('has a line for each chosen room type, and the total for the nights', () => {
    const { lines, total } = bookingSummary(counts, form, specifiedPrices);
    expect(lines.map((line) => [line.roomType.name, line.numberOfRooms, line.amount])).toEqual([
      ['Double Deluxe', 1, 300_000],
      ['Premium Penthouse', 2, 3_000_000],
    ]);
    expect(total).toBe(3_300_000);
  });
});

describe('the rooms left', () => {
  it('limit the choice, and are none where the answer names none', () => {
    const rooms = [{ roomType: 'Premium Penthouse', roomsLeft: 1 } as const];
    const { roomsLeft } = roomOfferIn({ rooms });
    expect(roomsLeft).toEqual({ ...noRooms, premium: 1 });
    expect(clampToAvailable(counts, roomsLeft)).toEqual({ ...noRooms, premium: 1 });
  });

  it('have the hotel’s prices, and the specification’s where it names none', () => {
    const rooms = [
      { roomType: 'Premium Penthouse', roomsLeft: 1, roomPrice: 5200 } as const,
      { roomType: 'Double Room', roomsLeft: 1 } as const,
    ];
    const { prices } = roomOfferIn({ rooms });
    expect(prices).toEqual({ ...specifiedPrices, premium: 520_000 });
    expect(bookingSummary(counts, form, prices).total).toBe(300_000 + 2 * 3 * 520_000);
  });
});
