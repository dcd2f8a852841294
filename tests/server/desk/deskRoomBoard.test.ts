import { beforeEach, describe, expect, test } from 'vitest';
import { room } from '../../../server/database/schema';
import { freshHotel, type HotelResponse } from '../support/hotel';
import { listAt, refusedWith, textAt, valueAt } from '../support/reading';
import { happen, reserved, roomsLeft } from '../reservations/stays';
import {
  act,
  arrival,
  changed,
  paidRoom,
  refused,
  send,
  twoAtDesk,
  type AtDesk,
  type OneRoomStay,
} from './deskSessions';

const hotel = await freshHotel();
const { database } = hotel.context;
const { amara, bisi, goTo } = twoAtDesk(hotel, arrival);

let stay: OneRoomStay;
beforeEach(async () => {
  stay = await paidRoom(hotel);
});

const onRoom = (person: AtDesk, body: object, number = stay.room) =>
  send(person, `/rooms/${number}/acts`, body);
const today = () => amara.browser.request('GET', '/today');
const board = () => amara.browser.request('GET', '/rooms');

function roomOf({ body }: HotelResponse, number = stay.room): unknown {
  return listAt(body, 'rooms').find((one) => valueAt(one, 'number') === number);
}
const checkIn = () => act(amara, stay, { act: 'checkIn', room: stay.room });
const checkOut = () => act(amara, stay, { act: 'checkOut', room: stay.room });

describe('A room', () => {
  test('is told from arrival to departure, and is to be cleaned after it', async () => {
    const comes = { reservationId: stay.id, name: 'Adaobi Okeke', checkOut: '2026-03-15' };
    expect(roomOf(await board())).toMatchObject({
      uses: ['arriving'],
      isClean: true,
      arrival: comes,
      guest: null,
    });
    await checkIn();
    expect(roomOf(await board())).toMatchObject({ uses: ['occupied'], guest: comes });
    await checkOut();
    expect(roomOf(await board())).toMatchObject({
      uses: ['free'],
      isFreeTonight: true,
      isClean: false,
      lastCleaning: { by: 'Amara Eze' },
    });
  });

  test('that its guest leaves today is told so', async () => {
    stay = await paidRoom(hotel, { checkInDate: '2026-03-12', checkOutDate: '2026-03-13' });
    await checkIn();
    await goTo('2026-03-13T07:00:00Z');
    expect(roomOf(await board())).toMatchObject({ uses: ['leaving'], isFreeTonight: true });
    expect((await today()).body).toMatchObject({ counts: { leaving: 1 } });
  });

  test('that is not clean is not ready, and its guest may still have the key', async () => {
    await onRoom(amara, { act: 'dirty' });
    const why = `Room ${stay.room} is not clean yet.`;
    expect((await today()).body).toMatchObject({
      needs: [
        {
          kind: 'roomNotReady',
          text: `Room ${stay.room}, for Adaobi Okeke, is not clean yet.`,
        },
      ],
      arrivals: [{ stay: { isReady: false }, acts: [{ act: 'checkIn', isAllowed: true, why }] }],
    });
    expect((await checkIn()).status).toBe(200);
  });

  test('is marked by one of two, and the second hears who was faster', async () => {
    expect(await onRoom(amara, { act: 'dirty' })).toMatchObject({
      status: 200,
      body: { isDone: true, text: `Room ${stay.room} needs cleaning.` },
    });
    const why = `Amara Eze marked room ${stay.room} dirty at 14:02.`;
    expect(await onRoom(bisi, { act: 'dirty' })).toMatchObject(changed(why));
  });

  test('that the hotel does not have can’t be marked', async () => {
    expect(await onRoom(amara, { act: 'clean' }, '999')).toMatchObject({
      status: 404,
      body: { message: 'There is no room 999.' },
    });
  });
});

describe('Closing', () => {
  const why = 'The shower leaks';

  test('moves whoever has the room, and names them', async () => {
    const { body, status } = await onRoom(amara, { act: 'closeTonight', why });
    expect(status).toBe(200);
    expect(valueAt(body, 'isDone')).toBe(true);
    expect(valueAt(body, 'text')).toMatch(
      new RegExp(
        `^Room ${stay.room} is out of order for 1 night from 12 March. Adaobi Okeke is now in room \\d+.$`,
      ),
    );
    expect(roomOf(await board())).toMatchObject({
      uses: ['closed'],
      arrival: null,
      closed: { from: '2026-03-12', to: '2026-03-13', why, by: 'Amara Eze' },
    });
    expect(await onRoom(bisi, { act: 'closeTonight', why })).toMatchObject(
      changed(`Amara Eze has put room ${stay.room} out of order until 13 March: ${why}`),
    );
  });

  test('names the guest who should have left it, too', async () => {
    await checkIn();
    await goTo('2026-03-16T07:00:00Z');
    expect(await onRoom(amara, { act: 'closeTonight', why })).toMatchObject({
      body: {
        isDone: true,
        text: `Room ${stay.room} is out of order for 1 night from 16 March. Adaobi Okeke is still in room ${stay.room}.`,
      },
    });
  });

  test('or booking gives nobody a room whose guest has not left, while others are free', async () => {
    await checkIn();
    await goTo('2026-03-16T07:00:00Z');
    const { room: given } = await paidRoom(hotel, {
      checkInDate: '2026-03-16',
      checkOutDate: '2026-03-17',
    });
    expect(given).not.toBe(stay.room);
    const { body } = await onRoom(amara, { act: 'closeTonight', why }, given);
    expect(valueAt(body, 'text')).toMatch(/Adaobi Okeke is now in room/);
    expect(valueAt(body, 'text')).not.toContain(`room ${stay.room}`);
  });

  test('leaves the room to whoever has it, if no other is free, and names them', async () => {
    const rooms = await database.select().from(room);
    const others = rooms.filter(({ roomType, number }) => {
      const mine = rooms.find((one) => one.number === stay.room);
      return roomType === mine?.roomType && number !== stay.room;
    });
    for (const { number } of others) await onRoom(amara, { act: 'closeTonight', why }, number);
    const { body } = await onRoom(amara, { act: 'closeTonight', why });
    expect(valueAt(body, 'isDone')).toBe(false);
    expect(valueAt(body, 'text')).toContain(`Adaobi Okeke keeps room ${stay.room}`);
    expect(roomOf(await board())).toMatchObject({ uses: ['arriving'], closed: null });
  });

  test.each(['2026-03-12T17:00:00Z', '2026-03-13T07:00:00Z'])(
    'from a later day leaves it at %s to a guest who is in it, whose nights are one when they leave',
    async (now) => {
      await checkIn();
      await goTo(now);
      const before = await roomsLeft(hotel, '2026-03-13', '2026-03-15');
      const later = { act: 'closeLonger', from: '2026-03-14', to: '2026-03-15', why };
      const { body } = await onRoom(bisi, later);
      expect(valueAt(body, 'text')).toContain(`Adaobi Okeke keeps room ${stay.room}`);
      expect(roomOf(await board())).toMatchObject({ uses: ['occupied'], closed: null });
      await checkOut();
      const after = await roomsLeft(hotel, '2026-03-13', '2026-03-15');
      expect(after['Deluxe Room']).toBe(Number(before['Deluxe Room']) + 1);
    },
  );

  test('does not move a guest to the room that another one of the same booking has left', async () => {
    const guest = await hotel.guest('two@example.com');
    const dates = { checkInDate: '2026-03-12', checkOutDate: '2026-03-14' };
    const id = await reserved(hotel, guest, { superior: 2 }, dates);
    await happen(hotel, id, { type: 'payment.settled' });
    const shown = () => amara.browser.request('GET', `/reservations/${id}`);
    const { body: booked } = await shown();
    const [left, kept] = [textAt(booked, 'stays.0.room'), textAt(booked, 'stays.1.room')];
    for (const one of [left, kept]) await act(amara, { id }, { act: 'checkIn', room: one });
    await act(amara, { id }, { act: 'checkOut', room: left });
    const move = { act: 'moveRoom', room: kept, to: left, why };
    expect(await act(amara, { id }, move)).toMatchObject(
      refused(`Room ${left} is not available for this stay.`),
    );
    expect(JSON.stringify(valueAt((await shown()).body, 'freeRooms'))).not.toContain(left);
    const { status, body } = await onRoom(amara, { act: 'closeTonight', why }, kept);
    expect(status).toBe(200);
    expect(valueAt(body, 'text')).not.toContain(`room ${left}.`);
  });

  test('for longer, and reopening, is a manager’s', async () => {
    const longer = { act: 'closeLonger', from: '2026-03-13', to: '2026-03-16', why };
    expect(await onRoom(amara, longer, '601')).toMatchObject(refusedWith(403, 'not_your_role'));
    for (const wrong of [{ to: '2026-03-13' }, { from: '2026-03-11' }]) {
      expect(await onRoom(bisi, { ...longer, ...wrong }, '601')).toMatchObject(
        refused('A room can be out of order from today or later, for 1 to 730 nights.'),
      );
    }
    expect(await onRoom(bisi, longer, '601')).toMatchObject({
      body: { text: 'Room 601 is out of order for 3 nights from 13 March.' },
    });
    expect(roomOf(await board(), '601')).toMatchObject({
      uses: ['free'],
      closed: { from: '2026-03-13', to: '2026-03-16' },
    });
    expect(await onRoom(bisi, longer, '601')).toMatchObject(refusedWith(409, 'changed_meanwhile'));
    const reopen = { act: 'reopen', why: 'The tiles are laid' };
    expect(await onRoom(bisi, reopen, '601')).toMatchObject({
      body: { text: 'Room 601 is back in service for 3 nights.' },
    });
    const byBisi = changed('Bisi Ade put room 601 back in service at 14:02.');
    expect(await onRoom(bisi, reopen, '601')).toMatchObject(byBisi);
    const inService = refused('Room 602 is not out of order.');
    expect(await onRoom(bisi, reopen, '602')).toMatchObject(inService);
  });
});
