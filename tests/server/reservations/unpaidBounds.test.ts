import { beforeEach, describe, expect, test } from 'vitest';
import { readConfiguration } from '../../../server/configuration/configuration';
import { openHouse } from '../support/house';
import { textAt } from '../support/reading';
import {
  stayRequest,
  modification,
  happen,
  reserve,
  reserved,
  roomsLeft,
  type Rooms,
} from './stays';

const {
  maximumUnpaidRooms,
  maximumUnpaidRoomNights,
  maximumUnpaidRoomsOfNetwork,
  maximumUnpaidRoomNightsOfNetwork,
  keptRoomsPercent,
  maximumUnusedHolds,
  coolDown,
  changesPerHour,
  hold,
} = readConfiguration({}, () => ({ accessToken: 'of no matter', codes: 'of no matter' }));

/** The bounds that the hotel has when nobody sets others. */
const house = await openHouse({
  configuration: {
    accessTokenLifetime: 24 * 60 * 60_000,
    maximumUnpaidRooms,
    maximumUnpaidRoomNights,
    maximumUnpaidRoomsOfNetwork,
    maximumUnpaidRoomNightsOfNetwork,
    keptRoomsPercent,
    maximumUnusedHolds,
    changesPerHour,
  },
});
beforeEach(() => house.reset());

const MINUTE = 60_000;
const month = { checkInDate: '2026-03-12', checkOutDate: '2026-04-11' };
const tooMany = { status: 409, body: { code: 'too_many_unpaid_reservations' } };
const sweep = () => house.jobs.run({ kind: 'sweep' });

/** Somebody else on a network of one's own choice. */
async function reserveFrom(address: string, email: string, rooms: Rooms, stay = {}) {
  const { token } = await house.guest(email);
  const body = stayRequest(rooms, stay);
  return house.request('POST', '/api/v1/reservation', { token, body, address });
}

describe('One account', () => {
  test('holds a dozen rooms for a conference, and no more before it pays', async () => {
    const guest = await house.guest();
    const id = await reserved(house, guest, { double: 6, junior: 6 });
    const more = await reserve(house, guest, { deluxe: 1 });
    expect(more).toMatchObject(tooMany);
    expect(textAt(more.body, 'message')).toContain('at most 12 unpaid rooms');
    await happen(house, id, { type: 'payment.settled' });
    expect((await reserve(house, guest, { deluxe: 1 })).status).toBe(201);
  });

  test('holds no house for a month, neither at once nor by changing the dates', async () => {
    const guest = await house.guest();
    expect(await reserve(house, guest, { junior: 5 }, month)).toMatchObject(tooMany);
    const id = await reserved(house, guest, { junior: 5 });
    const answer = await house.request('PATCH', `/api/v1/hotel/reservations/${id}/modify`, {
      token: guest.token,
      body: modification(month),
    });
    expect(answer).toMatchObject(tooMany);
    expect((await reserve(house, guest, { premium: 1 }, month)).status).toBe(201);
  });

  test('that lets four holds run out waits for three hours, and is told how long', async () => {
    const guest = await house.guest();
    for (let times = 0; times < 4; times += 1) {
      await reserved(house, guest);
      house.clock.advance(hold);
      if (times % 2 === 0) await sweep();
    }
    expect(await reserve(house, guest)).toMatchObject({
      status: 409,
      body: {
        code: 'too_many_unused_holds',
        message:
          'Several of your reservations were not paid in time. Please wait 90 minutes before you make another one.',
      },
    });
    house.clock.advance(coolDown - 90 * MINUTE);
    expect((await reserve(house, guest)).status).toBe(201);
  });

  test('gets round that neither by cancelling at the last minute, nor is a guest who thinks again', async () => {
    const guest = await house.guest();
    const cancel = (id: string) =>
      house.request('PATCH', `/api/v1/hotel/reservations/${id}/cancel`, { token: guest.token });
    for (let times = 0; times < 6; times += 1) await cancel(await reserved(house, guest));
    for (let times = 0; times < 4; times += 1) {
      const id = await reserved(house, guest);
      house.clock.advance(hold - MINUTE);
      await cancel(id);
    }
    expect(await reserve(house, guest)).toMatchObject({ body: { code: 'too_many_unused_holds' } });
  });

  test('changes no more than forty reservations an hour, as each change sends a letter', async () => {
    const guest = await house.guest();
    const id = await reserved(house, guest);
    const change = () =>
      house.request('PATCH', `/api/v1/hotel/reservations/${id}/modify`, {
        token: guest.token,
        body: modification(),
      });
    for (let times = 1; times < 40; times += 1) expect((await change()).status).toBe(200);
    expect(await change()).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } });
  });
});

describe('One network', () => {
  test('holds no more rooms with many accounts', async () => {
    const from = (address: string, guest: string, rooms: Rooms) =>
      reserveFrom(address, guest, rooms);
    expect((await from('198.51.100.7', 'a@example.com', { double: 9 })).status).toBe(201);
    expect((await from('198.51.100.7', 'b@example.com', { junior: 9 })).status).toBe(201);
    const more = await from('198.51.100.7', 'c@example.com', { family: 3 });
    expect(more).toMatchObject(tooMany);
    expect(textAt(more.body, 'message')).toContain('from your network');
    expect((await from('198.51.100.8', 'd@example.com', { family: 3 })).status).toBe(201);
  });
});

describe('All unpaid reservations together', () => {
  test('leave a tenth of a room type for whoever comes when they are paid', async () => {
    expect(await roomsLeft(house)).toMatchObject({ 'Double Room': 9 });
    const first = await reserveFrom('198.51.100.7', 'a@example.com', { double: 10 });
    expect(first).toMatchObject({ status: 409, body: { code: 'rooms_unavailable' } });
    expect(textAt(first.body, 'message')).toContain('waiting for other guests to pay');
    const most = await reserveFrom('198.51.100.7', 'b@example.com', { double: 9 });
    expect(most.status).toBe(201);
    expect(await roomsLeft(house)).toMatchObject({ 'Double Room': 0 });
    await happen(house, textAt(most.body, 'reservationData.id'), { type: 'payment.settled' });
    const last = await reserveFrom('198.51.100.8', 'c@example.com', { double: 1 });
    expect(last.status).toBe(201);
  });
});
