import { describe, expect, test } from 'vitest';
import { freshHotel } from '../support/hotel';
import { textAt, refusedWith } from '../support/reading';
import { defaultSettings } from '../support/testConfiguration';
import { cancel, modify, happen, longSessions, reserve, reserved, type Rooms } from './stays';

const { maximumUnpaidRooms, keptRoomsPercent, maximumUnusedHolds, changesPerHour, hold } =
  defaultSettings;

/** The hotel's default limits. */
const hotel = await freshHotel({
  configuration: {
    ...longSessions.configuration,
    ...{ maximumUnpaidRooms, keptRoomsPercent, maximumUnusedHolds, changesPerHour },
  },
});

const MINUTE = 60_000;
const coolDown = 3 * 60 * MINUTE;
const month = { checkInDate: '2026-03-12', checkOutDate: '2026-04-11' };
const tooMany = refusedWith(409, 'too_many_unpaid_reservations');
const unused = refusedWith(409, 'too_many_unused_holds');
const sweep = () => hotel.jobs.run({ kind: 'sweep' });

/** Another guest on a given network. */
const reserveFrom = async (address: string, email: string, rooms: Rooms) =>
  reserve(hotel, await hotel.guest(email), rooms, {}, address);

describe('One account', () => {
  test('holds a dozen rooms for a conference, and no more before it pays', async () => {
    const guest = await hotel.guest();
    const id = await reserved(hotel, guest, { double: 6, junior: 6 });
    const more = await reserve(hotel, guest, { deluxe: 1 });
    expect(more).toMatchObject(tooMany);
    expect(textAt(more.body, 'message')).toContain('up to 12 unpaid rooms');
    await happen(hotel, id, { type: 'payment.settled' });
    expect((await reserve(hotel, guest, { deluxe: 1 })).status).toBe(201);
  });

  test('holds no house for a month, neither at once nor by changing the dates', async () => {
    const guest = await hotel.guest();
    expect(await reserve(hotel, guest, { junior: 5 }, month)).toMatchObject(tooMany);
    const id = await reserved(hotel, guest, { junior: 5 });
    expect(await modify(hotel, guest, id, month)).toMatchObject(tooMany);
    expect((await reserve(hotel, guest, { premium: 1 }, month)).status).toBe(201);
  });

  test('that lets four holds run out waits for three hours, and is told how long', async () => {
    const guest = await hotel.guest();
    for (let times = 0; times < 4; times += 1) {
      await reserved(hotel, guest);
      hotel.clock.advance(hold);
      if (times % 2 === 0) await sweep();
    }
    expect(await reserve(hotel, guest)).toMatchObject(
      refusedWith(409, 'too_many_unused_holds', {
        message:
          'Several of your reservations weren’t paid in time. Please wait 90 minutes before making another one.',
      }),
    );
    hotel.clock.advance(coolDown - 90 * MINUTE);
    expect((await reserve(hotel, guest)).status).toBe(201);
  });

  test('gets round that neither by cancelling at the last minute, nor is a guest who thinks again', async () => {
    const guest = await hotel.guest();
    for (let times = 0; times < 6; times += 1)
      await cancel(hotel, guest, await reserved(hotel, guest));
    for (let times = 0; times < 4; times += 1) {
      const id = await reserved(hotel, guest);
      hotel.clock.advance(hold - MINUTE);
      await cancel(hotel, guest, id);
    }
    expect(await reserve(hotel, guest)).toMatchObject(unused);
  });

  test('gets round it no more by cancelling in the first half of each hold', async () => {
    const guest = await hotel.guest();
    for (let times = 0; times < 7; times += 1) {
      const id = await reserved(hotel, guest);
      hotel.clock.advance(hold / 2 - MINUTE);
      await cancel(hotel, guest, id);
    }
    expect(await reserve(hotel, guest)).toMatchObject(unused);
  });

  test('that held many room nights for nothing can reserve fewer of them, and is told so', async () => {
    const guest = await hotel.guest();
    const tenNights = { checkOutDate: '2026-03-22' };
    for (let times = 0; times < 2; times += 1) {
      await reserved(hotel, guest, { double: 6, junior: 6 }, tenNights);
      hotel.clock.advance(hold);
    }
    const again = await reserve(hotel, guest, { double: 6, junior: 6 }, tenNights);
    expect(again).toMatchObject(unused);
    expect(textAt(again.body, 'message')).toContain('or choose fewer rooms or nights');
    hotel.clock.advance(coolDown - hold);
    expect((await reserve(hotel, guest, { double: 6, junior: 6 }, tenNights)).status).toBe(201);
  });

  test('hides none of them by changing to a single night before the hold ends', async () => {
    const guest = await hotel.guest();
    const tenNights = { checkOutDate: '2026-03-22' };
    for (let times = 0; times < 2; times += 1) {
      const id = await reserved(hotel, guest, { double: 6, junior: 6 }, tenNights);
      hotel.clock.advance(hold - MINUTE);
      expect((await modify(hotel, guest, id, { checkOutDate: '2026-03-13' })).status).toBe(200);
      hotel.clock.advance(MINUTE);
    }
    const again = await reserve(hotel, guest, { double: 6, junior: 6 }, tenNights);
    expect(again).toMatchObject(unused);
  });

  test('that has paid before may let more come to nothing', async () => {
    const guest = await hotel.guest();
    await happen(hotel, await reserved(hotel, guest), { type: 'payment.settled' });
    for (let times = 0; times < 4; times += 1) {
      await reserved(hotel, guest);
      hotel.clock.advance(hold);
    }
    expect((await reserve(hotel, guest)).status).toBe(201);
  });

  test('changes no more than forty reservations an hour, as each change sends an email', async () => {
    const guest = await hotel.guest();
    const id = await reserved(hotel, guest);
    const change = () => modify(hotel, guest, id, {});
    for (let times = 1; times < 40; times += 1) expect((await change()).status).toBe(200);
    expect(await change()).toMatchObject(refusedWith(429, 'too_many_attempts'));
  });
});

describe('One network', () => {
  test('holds no more rooms with many accounts', async () => {
    const first = await reserveFrom('198.51.100.7', 'a@example.com', { double: 6, deluxe: 4 });
    const second = await reserveFrom('198.51.100.7', 'b@example.com', { junior: 6, superior: 2 });
    expect([first.status, second.status]).toEqual([201, 201]);
    const more = await reserveFrom('198.51.100.7', 'c@example.com', { family: 3 });
    expect(more).toMatchObject(tooMany);
    expect(textAt(more.body, 'message')).toContain('from your network');
    expect((await reserveFrom('198.51.100.8', 'd@example.com', { family: 3 })).status).toBe(201);
  });
});
