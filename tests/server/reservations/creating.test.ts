import { describe, expect, test } from 'vitest';
import { freshHotel } from '../support/hotel';
import { textAt, refusedWith } from '../support/reading';
import {
  cancel,
  happen,
  longSessions,
  reserve,
  reserved,
  roomsLeft,
  shown,
  stayRequest,
  type Rooms,
} from './stays';

const hotel = await freshHotel(longSessions);

const MINUTE = 60_000;

describe('A guest who reserves rooms', () => {
  test('is told what was reserved, at which price and for how long it is held', async () => {
    const response = await reserve(hotel, await hotel.guest(), { deluxe: 1, double: 2 });

    expect(response.status).toBe(201);
    expect(response.body).toEqual({
      totalAmount: 15_000,
      reservationData: {
        id: textAt(response.body, 'reservationData.id'),
        revision: 0,
        name: 'Adaobi Okeke',
        emailAddress: 'adaobi@example.com',
        phoneNumber: '08030000000',
        checkInDate: '2026-03-12',
        checkOutDate: '2026-03-15',
        nights: 3,
        noOfAdult: 2,
        noOfChildren: 1,
        specialRequest: 'A quiet room, please',
        roomNumber: '201, 202, 301',
        roomDetails: 'Double Room, Deluxe Room',
        roomMayChange: true,
        roomAmanities: [
          'Breakfast',
          'WiFi',
          'Gym',
          'Satellite TV',
          'Restaurant on-site',
          'Mini-bar',
          '24-hour room service',
          'Bathtub',
          'City View',
        ],
        roomAllocations: [
          { numberOfRooms: 2, roomType: 'Double Room', roomPrice: 1500 },
          { numberOfRooms: 1, roomType: 'Deluxe Room', roomPrice: 2000 },
        ],
        totalPrice: 15_000,
        containedCharges: { vat: 7.5, serviceCharge: 0 },
        papers: ['calendar'],
        paymentStatus: 'pending',
        paymentRefrence: null,
        refundStatus: null,
        cancelReason: null,
        holdExpiresAt: '2026-03-02T09:30:00.000Z',
        refundableUntil: null,
        fullRefundUntil: '2026-03-11T23:00:00.000Z',
      },
    });
  });

  test('gets an email that leads to the payment', async () => {
    const id = await reserved(hotel, await hotel.guest());
    await hotel.jobs.runDue();

    const [email] = hotel.post.to('adaobi@example.com');
    expect(email?.subject).toBe(`We have received your reservation ${id.slice(0, 8)}`);
    expect(email?.text).toContain('Thursday, 12 March 2026');
    expect(email?.text).toContain('₦15,000.00');
    expect(email?.text).toContain('10:30');
    expect(email?.text).toContain(`http://hotel.test/reservation/${id}/confirm`);
  });

  test('has blank space around the contact details taken away, and no wishes called nothing', async () => {
    const guest = await hotel.guest();
    const id = await reserved(hotel, guest, undefined, {
      name: ' Adaobi Okeke ',
      emailAddress: ' adaobi@example.com ',
      phoneNumber: ' 08030000000 ',
      specialRequest: '   ',
    });
    expect(await shown(hotel, guest, id)).toMatchObject({
      reservation: {
        name: 'Adaobi Okeke',
        emailAddress: 'adaobi@example.com',
        phoneNumber: '08030000000',
        specialRequest: 'nothing',
      },
    });
  });
});

describe('Rooms that are taken', () => {
  const refusal = refusedWith(409, 'rooms_unavailable', {
    message: 'There are not enough rooms left for these dates.',
  });

  test('are refused, and nothing of the reservation stays', async () => {
    const guest = await hotel.guest();
    await reserved(hotel, guest, { premium: 1 });
    expect(await reserve(hotel, guest, { junior: 4, premium: 2 })).toMatchObject(refusal);

    expect(await roomsLeft(hotel)).toMatchObject({ 'Double Deluxe': 10, 'Premium Penthouse': 1 });
    const list = await hotel.request('GET', '/api/v1/hotel/reservations/history', guest);
    expect(list.body).toMatchObject({ reservations: [{ roomDetails: 'Premium Penthouse' }] });
    await hotel.jobs.runDue();
    expect(hotel.post.emails).toHaveLength(1);
  });
});

test.each([
  ['A total that was multiplied by the nights is not the price of one night', { totalPrice: 4500 }],
  ['A total that is a kobo short is refused', { totalPrice: 1499.99 }],
  [
    'A price of a room that is not the hotel’s is refused, even with the right total',
    {
      roomAllocations: [{ roomType: 'Double Room' as const, roomPrice: 1, numberOfRooms: 2 }],
      totalPrice: 3000,
    },
  ],
])('The hotel’s own prices decide: %s', async (_, changes) => {
  expect(await reserve(hotel, await hotel.guest(), { double: 1 }, changes)).toMatchObject(
    refusedWith(409, 'price_changed', {
      message: 'Our prices have changed. Please check your selection and try again.',
    }),
  );
});

describe('Unpaid reservations', () => {
  const refusal = refusedWith(409, 'too_many_unpaid_reservations', {
    message: 'You have 3 unpaid reservations. Please pay or cancel one of them first.',
  });

  test('no longer count when they are paid, cancelled or expired', async () => {
    const guest = await hotel.guest();
    const paid = await reserved(hotel, guest, { junior: 1 });
    const cancelled = await reserved(hotel, guest, { junior: 1 });
    await happen(hotel, paid, { type: 'payment.settled' });
    await cancel(hotel, guest, cancelled);
    for (let made = 0; made < 3; made += 1) await reserved(hotel, guest, { junior: 1 });
    expect(await reserve(hotel, guest, { junior: 1 })).toMatchObject(refusal);

    hotel.clock.advance(30 * MINUTE);
    expect(await reserve(hotel, guest, { junior: 1 })).toMatchObject({ status: 201 });
  });
});

describe('A request that is sent twice', () => {
  test('is refused again when it was refused, also once it could be made, and made under a new key', async () => {
    const [guest, other] = [await hotel.guest(), await hotel.guest('chinedu@example.com')];
    const send = (key: string, rooms: Rooms) =>
      hotel.request('POST', '/api/v1/reservation', {
        token: guest.token,
        headers: { 'idempotency-key': key },
        body: stayRequest(rooms),
      });
    const theirs = await reserved(hotel, other, { premium: 2 });
    const refused = await send('the last penthouse', { premium: 1 });
    expect(refused).toMatchObject({ status: 409, body: { code: 'rooms_unavailable' } });

    await cancel(hotel, other, theirs);
    expect(await send('the last penthouse', { premium: 1 })).toMatchObject({
      status: 409,
      body: refused.body,
    });
    expect(await send('the last penthouse', { junior: 1 })).toMatchObject({ status: 422 });
    expect(await send('the penthouse again', { premium: 1 })).toMatchObject({ status: 201 });
  });
});
