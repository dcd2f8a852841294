import { describe, expect, test } from 'vitest';
import { freshHotel } from '../support/hotel';
import { modify, reserve, reserved, roomsLeft, shown, stayRegistration } from './stays';
import { refusedWith } from '../support/reading';

const hotel = await freshHotel({ configuration: { occupancyRequired: true } });

const five = { noOfAdult: 2, noOfChildren: 3 };
const tooSmall = refusedWith(409, 'rooms_too_small', {
  message: 'These rooms sleep 2 adults and 1 child. You’re booking for 2 adults and 3 children.',
});

describe('A hotel that takes no rooms that are too small', () => {
  test('refuses them in both ways to reserve, and holds none', async () => {
    const guest = await hotel.guest();
    expect(await reserve(hotel, guest, { double: 1 }, five)).toMatchObject(tooSmall);
    const { token } = guest;
    const body = stayRegistration({ double: 1 }, five);
    const register = '/api/v1/hotel/reservation/register';
    expect(await hotel.request('POST', register, { token, body })).toMatchObject(tooSmall);
    expect(await roomsLeft(hotel)).toMatchObject({ 'Double Room': 10 });
    expect(hotel.post.emails).toEqual([]);
  });

  test('refuses another party that the rooms do not hold, and changes nothing', async () => {
    const guest = await hotel.guest();
    const id = await reserved(hotel, guest, { double: 1 });
    expect(await modify(hotel, guest, id, { ...five, specialRequest: 'A cot' })).toMatchObject(
      tooSmall,
    );
    expect(await shown(hotel, guest, id)).toMatchObject({
      reservation: { noOfChildren: 1, specialRequest: 'A quiet room, please' },
    });
  });

  test('changes the rest of a reservation whose party stays as it was taken', async () => {
    const guest = await hotel.guest();
    hotel.context.configuration.occupancyRequired = false;
    const id = await reserved(hotel, guest, { double: 1 }, five);
    hotel.context.configuration.occupancyRequired = true;
    const longer = { ...five, checkOutDate: '2026-03-16' };
    expect(await modify(hotel, guest, id, longer)).toMatchObject({
      status: 200,
      body: { reservation: { ...longer, totalPrice: 6000 } },
    });
    expect(await modify(hotel, guest, id, { noOfAdult: 2, noOfChildren: 2 })).toMatchObject(
      refusedWith(409, 'rooms_too_small'),
    );
    expect(await modify(hotel, guest, id, { noOfAdult: 1, noOfChildren: 2 })).toMatchObject({
      status: 200,
    });
  });
});

test('Everybody is told for how many people each type is meant', async () => {
  const response = await hotel.request(
    'GET',
    '/api/v1/availability?checkIn=2026-03-12&checkOut=2026-03-15',
  );
  expect(response.body).toMatchObject({
    rooms: [
      { roomType: 'Double Deluxe', sleeps: { adults: 2, children: 0 } },
      { roomType: 'Double Room', sleeps: { adults: 2, children: 1 } },
      { roomType: 'Deluxe Room', sleeps: { adults: 2, children: 1 } },
      { roomType: 'Family Suite', sleeps: { adults: 2, children: 3 } },
      { roomType: 'Superior Suite', sleeps: { adults: 3, children: 1 } },
      { roomType: 'Premium Penthouse', sleeps: { adults: 4, children: 3 } },
    ],
  });
});
