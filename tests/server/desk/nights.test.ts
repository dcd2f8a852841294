import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  reservation,
  reservationEvent,
  roomNight,
  roomPrice,
} from '../../../server/database/schema';
import { noticed } from '../../../server/owner/notices';
import { happen, reserved } from '../reservations/stays';
import { freshHotel } from '../support/hotel';
import { listAt, textAt, valueAt } from '../support/reading';
import {
  act,
  arrival,
  changed,
  inCash,
  paidRoom,
  refused,
  send,
  twoAtDesk,
  unpaidRoom,
} from './deskSessions';
import type { OneRoomStay } from './deskSessions';

/** One more night, or one less, for a guest who is in house: from 12 to 15 March at ₦2,000.00 a night. */

const hotel = await freshHotel();
const { database } = hotel.context;
const { amara, bisi, goTo } = twoAtDesk(hotel, arrival);

const threeNights = { checkInDate: '2026-03-12', checkOutDate: '2026-03-15' };

let stay: OneRoomStay;
beforeEach(async () => {
  stay = await paidRoom(hotel);
  await act(amara, stay, { act: 'checkIn', room: stay.room });
});

const extend = (staysUntil: string, more: object = {}, one = stay, person = amara) =>
  act(person, one, { act: 'extendStay', room: one.room, staysUntil, ...more });
const shorten = (staysUntil: string, one = stay) =>
  act(amara, one, { act: 'shortenStay', room: one.room, staysUntil });
const checkOut = (one = stay) => act(amara, one, { act: 'checkOut', room: one.room });
const shown = async (path = `/reservations/${stay.id}`) =>
  (await amara.browser.request('GET', path)).body;
const rowOf = async ({ id } = stay) => {
  const [row] = await database.select().from(reservation).where(eq(reservation.id, id));
  return row;
};
const textsIn = (body: unknown, list: string, field: string) =>
  listAt(body, list).map((one) => textAt(one, field));
const nightsOf = async ({ id } = stay) => {
  const nights = await database.select().from(roomNight).where(eq(roomNight.reservationId, id));
  return nights.map(({ night }) => night.slice(-2)).toSorted();
};
const next = (name = 'Chidi Nwosu') =>
  paidRoom(hotel, { checkInDate: '2026-03-15', checkOutDate: '2026-03-17', name });
/** What the owner reads of the events at the desk. */
const named = async () =>
  (await database.select().from(reservationEvent)).flatMap(
    ({ kind, detail }) =>
      noticed({ kind, detail, earlier: [], typeOf: () => undefined })?.line ?? [],
  );

describe('One more night', () => {
  test('is due on the bill with its charges, and leaves what was sold as it was', async () => {
    const before = await shown();
    const { body } = await extend('2026-03-16', { amount: 2000 });
    for (const field of ['checkIn', 'checkOut', 'nights', 'paymentStatus', 'folio.price'])
      expect(valueAt(body, field)).toEqual(valueAt(before, field));
    expect(body).toMatchObject({ staysUntil: '2026-03-16', stays: [{ staysUntil: '2026-03-16' }] });
    expect(valueAt(body, 'folio.balance')).toBe(2000);
    expect(listAt(body, 'folio.lines').at(-1)).toMatchObject({
      text: `Night of 15 March, room ${stay.room}, with VAT (7.5%) of ₦139.53, Amara Eze`,
    });
    expect(listAt(body, 'timeline').at(-1)).toMatchObject({
      text: `Stay extended, from 15 March to 16 March, room ${stay.room}`,
    });
    expect(await nightsOf()).toEqual(['12', '13', '14', '15']);
    expect(await named()).toContain('1 night added, until 16 March, for ₦2,000.00');
    await goTo('2026-03-16T09:00:00Z');
    expect(await checkOut()).toMatchObject(refused('₦2,000.00 is still due.'));
  });

  test('costs what a guest arriving on that night would pay now, and not what was shown before', async () => {
    const set = { roomType: 'deluxe', at: arrival, by: 'Bisi Ade', why: 'Easter' };
    await database
      .insert(roomPrice)
      .values({ ...set, nightlyKobo: 260_000, validFrom: '2026-03-16' });
    expect(await extend('2026-03-17', { amount: 4000 })).toMatchObject(
      refused('These nights now cost ₦4,600.00 instead of ₦4,000.00.'),
    );
    expect(await nightsOf()).toEqual(['12', '13', '14']);
    const { body } = await extend('2026-03-17', { amount: 4600 });
    expect(valueAt(body, 'folio.balance')).toBe(4600);
  });

  test('is paid at once, in cash or by card, and no one is asked again', async () => {
    const { body } = await extend('2026-03-16', { amount: 2000, method: 'cash' });
    expect(body).toMatchObject({ folio: { balance: 0, charges: 2000, paid: 2000 } });
    const card = { method: 'pos', terminal: 'POS 1', proof: '004711' };
    expect(await extend('2026-03-17', { amount: 2000, ...card })).toMatchObject({
      body: { folio: { balance: 0, charges: 4000 } },
    });
    expect((await checkOut()).status).toBe(200);
  });

  test('moves the day on which the guest is due out, everywhere', async () => {
    await extend('2026-03-16', { amount: 2000 });
    await goTo('2026-03-15T13:00:00Z');
    const today = await shown('/today');
    expect(textsIn(today, 'departures', 'name')).toEqual([]);
    expect(textsIn(today, 'needs', 'kind')).not.toContain('overdueDeparture');
    expect(textsIn(today, 'inHouse', 'checkOut')).toEqual(['2026-03-16']);
    const rooms = listAt(await shown('/rooms'), 'rooms');
    const board = rooms.find((one) => valueAt(one, 'number') === stay.room);
    expect(board).toMatchObject({ guest: { checkOut: '2026-03-16' }, uses: ['occupied'] });
    await goTo('2026-03-16T11:30:00Z');
    expect(textsIn(await shown('/today'), 'needs', 'kind')).toContain('overdueDeparture');
  });

  test('after midnight is the night that is ending, for a guest who was due out the day before', async () => {
    await goTo('2026-03-15T23:30:00Z');
    const { body } = await extend('2026-03-16', { amount: 2000 });
    expect(valueAt(body, 'staysUntil')).toBe('2026-03-16');
    expect(await nightsOf()).toEqual(['12', '13', '14', '15']);
  });

  test('names who has the room, and where they can go', async () => {
    const other = await next();
    expect(other.room).toBe(stay.room);
    expect(await extend('2026-03-16', { amount: 2000 })).toMatchObject(
      refused(
        `Chidi Nwosu has room ${stay.room} on 15 March. Open that reservation and move it to another room first: 302 is available.`,
      ),
    );
    await act(amara, other, {
      act: 'moveRoom',
      room: other.room,
      to: '302',
      why: 'One more night',
    });
    expect((await extend('2026-03-16', { amount: 2000 })).status).toBe(200);
  });

  test('ends a hold that has run out, and keeps to the hotel’s longest stay', async () => {
    const guest = await hotel.guest('late@example.com');
    const dates = { checkInDate: '2026-03-15', checkOutDate: '2026-03-16' };
    await reserved(hotel, guest, { deluxe: 1 }, dates);
    await goTo('2026-03-12T14:02:00Z');
    expect((await extend('2026-03-16', { amount: 2000 })).status).toBe(200);
    expect(await extend('2026-04-12')).toMatchObject(
      refused(
        'This stay can last until 11 April at most. Book the nights after that as a new booking.',
      ),
    );
  });

  test('is given once by two, and not to a guest who has not come', async () => {
    await extend('2026-03-16', { amount: 2000 });
    expect(await extend('2026-03-16', { amount: 2000 }, stay, bisi)).toMatchObject(
      changed('This guest already stays until 16 March.'),
    );
    const other = await paidRoom(hotel);
    expect(await extend('2026-03-16', {}, other)).toMatchObject(
      refused('This guest hasn’t checked in yet.'),
    );
  });

  test('is one room’s of several', async () => {
    const guest = await hotel.guest('family@example.com');
    const id = await reserved(hotel, guest, { deluxe: 2 });
    await happen(hotel, id, { type: 'payment.settled' });
    const rooms = textsIn(await shown(`/reservations/${id}`), 'stays', 'room');
    const [one = '', two = ''] = rooms;
    for (const room of rooms) await act(amara, { id }, { act: 'checkIn', room });
    const { body } = await extend('2026-03-17', { amount: 4000 }, { id, room: two });
    expect(body).toMatchObject({
      staysUntil: '2026-03-17',
      stays: [{ room: one }, { room: two, staysUntil: '2026-03-17' }],
    });
    expect(valueAt(body, 'stays.0.staysUntil')).toBeUndefined();
    await goTo('2026-03-15T09:00:00Z');
    const leaving = listAt(await shown('/today'), 'departures').filter(
      (row) => valueAt(row, 'reservationId') === id,
    );
    expect(leaving.map((row) => valueAt(row, 'stay.room'))).toEqual([one]);
  });

  test('keeps the hold of a stay that is not paid in full behind its last day', async () => {
    const guest = await hotel.guest('part@example.com');
    const id = await reserved(hotel, guest, { deluxe: 1 });
    await act(amara, { id }, inCash(2000, 6000));
    const [room = ''] = textsIn(await shown(`/reservations/${id}`), 'stays', 'room');
    await act(amara, { id }, { act: 'checkIn', room });
    await extend('2026-03-17', { amount: 4000 }, { id, room });
    expect(await rowOf({ id, room })).toMatchObject({
      ...{ checkOut: '2026-03-15', totalKobo: 600_000, paidKobo: 200_000, status: 'pending' },
      holdExpiresAt: new Date('2026-03-17T23:00:00Z'),
    });
  });
});

describe('A night less', () => {
  test('frees its room, moves no money, and is offered as a refund', async () => {
    const { id, room } = await unpaidRoom(hotel, threeNights);
    stay = { id, room };
    await act(amara, stay, inCash(6000));
    await act(amara, stay, { act: 'checkIn', room });
    const { body } = await shorten('2026-03-13');
    expect(body).toMatchObject({
      ...{ checkOut: '2026-03-15', nights: 3, paymentStatus: 'paid', staysUntil: '2026-03-13' },
      folio: { price: 6000, balance: 0, returned: 0, unused: { nights: 2, amount: 4000 } },
    });
    expect(await nightsOf()).toEqual(['12']);
    expect(await named()).toContain('2 nights given up, until 13 March');
    const refund = { act: 'refund', amount: 4000, why: '2 unused nights', method: 'cash' };
    const paidBack = await act(bisi, stay, refund);
    expect(valueAt(paidBack.body, 'folio.unused')).toBeUndefined();
    expect(valueAt(paidBack.body, 'paymentStatus')).toBe('paid');
    // What was given back is paid for again.
    expect(await extend('2026-03-14', { amount: 2000 })).toMatchObject({
      body: { folio: { balance: 2000 } },
    });
  });

  test('comes back free of charge while nothing was refunded', async () => {
    await shorten('2026-03-13');
    const { body } = await extend('2026-03-15');
    expect(valueAt(body, 'staysUntil')).toBeUndefined();
    expect(valueAt(body, 'folio.balance')).toBe(0);
    expect(await nightsOf()).toEqual(['12', '13', '14']);
  });

  test('takes added nights off the bill that nobody has paid; paid ones a manager refunds', async () => {
    await extend('2026-03-16', { amount: 2000, method: 'cash' });
    await extend('2026-03-17', { amount: 2000 });
    const { body } = await shorten('2026-03-15');
    expect(valueAt(body, 'folio.balance')).toBe(0);
    expect(await named()).toContain('2 nights given up, until 15 March: ₦2,000.00 voided, unpaid');
    const charge = valueAt(
      listAt(body, 'folio.lines').find((one) => valueAt(one, 'charge')),
      'charge',
    );
    const voiding = { act: 'voidExtra', charge, method: 'cash', why: 'Not delivered or not used' };
    expect(await act(amara, stay, voiding)).toMatchObject({ body: { code: 'not_your_role' } });
    expect((await act(bisi, stay, voiding)).status).toBe(200);
  });

  test('is today at the earliest, and never the first night', async () => {
    expect(await shorten('2026-03-12')).toMatchObject(
      refused('Choose a day from 13 March to 14 March.'),
    );
    await goTo('2026-03-15T09:00:00Z');
    expect(await shorten('2026-03-14')).toMatchObject(
      refused('This guest is due out on 15 March. Check them out when they leave.'),
    );
  });

  test('by leaving early says the day too, and an undo puts back what was not voided', async () => {
    await extend('2026-03-16', { amount: 2000, method: 'cash' });
    await extend('2026-03-17', { amount: 2000 });
    await goTo('2026-03-13T09:00:00Z');
    const { body } = await checkOut();
    expect(body).toMatchObject({ staysUntil: '2026-03-13', folio: { balance: 0 } });
    expect(await nightsOf()).toEqual(['12']);
    await act(amara, stay, { act: 'undo', room: stay.room, state: 'departed' });
    expect(await nightsOf()).toEqual(['12', '13', '14', '15']);
    expect(await rowOf()).toMatchObject({ staysUntil: '2026-03-16' });
  });

  test('keeps the check-in from being undone until the nights are as sold', async () => {
    await shorten('2026-03-14');
    expect(
      await act(amara, stay, { act: 'undo', room: stay.room, state: 'inHouse' }),
    ).toMatchObject(
      refused(
        'This guest stays longer or shorter than was sold. Change it back to 15 March first.',
      ),
    );
  });
});

test('A clerk who pockets the money can’t void the night that the guest has', async () => {
  const { body } = await extend('2026-03-16', { amount: 2000 });
  const charge = valueAt(listAt(body, 'folio.lines').at(-1), 'charge');
  const why = 'Charged twice';
  expect(await act(amara, stay, { act: 'voidExtra', charge, method: 'cash', why })).toMatchObject(
    refused('The room is still this guest’s on that night. Shorten the stay first.'),
  );
});

describe('The same guest in the same room the next day', () => {
  const again = () => next('Adaobi Okeke');

  test('checks in without a cleaning, and is checked out of the first stay by that', async () => {
    const other = await again();
    await goTo('2026-03-15T09:00:00Z');
    const { body } = await act(amara, other, { act: 'checkIn', room: other.room });
    expect(body).toMatchObject({ stays: [{ state: 'inHouse', isClean: true }] });
    expect(await shown()).toMatchObject({ stays: [{ state: 'departed' }] });
  });

  test('is no one who waits for the room, which stays clean when the first stay ends', async () => {
    const other = await again();
    expect(await extend('2026-03-16')).toMatchObject(
      refused(
        `This guest already has room ${stay.room} on 15 March, with reservation ${other.id.slice(0, 8)}.`,
      ),
    );
    await goTo('2026-03-15T09:00:00Z');
    const { body } = await checkOut();
    expect(body).toMatchObject({ stays: [{ state: 'departed', isClean: true }] });
  });

  test('pays what is due on the first stay first', async () => {
    const other = await again();
    await act(amara, stay, { act: 'addExtra', amount: 500, text: 'Laundry', balance: 0 });
    await goTo('2026-03-15T09:00:00Z');
    expect(await act(amara, other, { act: 'checkIn', room: other.room })).toMatchObject(
      refused(
        `₦500.00 is still due on this guest’s earlier reservation ${stay.id.slice(0, 8)}. Take that payment first.`,
      ),
    );
  });
});

describe('An older server beside this one', () => {
  const older = (statement: ReturnType<typeof sql>) =>
    database
      .transaction((tx) => tx.execute(statement).execute())
      .then(() => 'done')
      .catch((error: unknown) => textAt(error, 'cause.message'));

  test('neither frees the added nights nor undoes what it doesn’t know', async () => {
    await extend('2026-03-16', { amount: 2000, method: 'cash' });
    const { id } = stay;
    const why = `The guest of room ${stay.room} stays until another day than was sold`;
    const ofIt = sql`reservation_id = ${id}`;
    expect(await older(sql`delete from room_night where ${ofIt} and night = '2026-03-15'`)).toBe(
      why,
    );
    expect(await older(sql`delete from room_stay where ${ofIt}`)).toBe(why);
    await goTo('2026-03-14T09:00:00Z');
    await checkOut();
    expect(await older(sql`update room_stay set state = 'inHouse' where ${ofIt}`)).toBe(why);
  });
});

describe('At one moment', () => {
  test('one more night and another booking of the room’s night: one has it', async () => {
    const room = { checkInDate: '2026-03-15', checkOutDate: '2026-03-16', rooms: [stay.room] };
    const booking = {
      ...{ name: 'Chidi Nwosu', phoneNumber: '08030000001', specialRequest: 'nothing' },
      ...{ noOfAdult: 1, noOfChildren: 0, totalPrice: 2000, payment: { method: 'cash' }, ...room },
    };
    const answers = await Promise.all([
      extend('2026-03-16', { amount: 2000 }),
      send(bisi, '/reservations', booking),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await database.$count(roomNight, eq(roomNight.night, '2026-03-15'))).toBe(1);
  });

  test('one more night and a check-out: nobody is gone who has a night to pay', async () => {
    await Promise.all([extend('2026-03-16', { amount: 2000 }), checkOut()]);
    const body = await shown();
    expect(body).toMatchObject({ stays: [{ state: 'departed' }], folio: { balance: 0 } });
    expect(await nightsOf()).toEqual([]);
  });
});
