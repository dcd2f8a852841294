import { beforeEach, describe, expect, test } from 'vitest';
import { hotel as hotelData } from '../../../hotel/hotel';
import { notOnline } from '../../../messages/desk/errors';
import {
  deskPayment,
  outboundEmail,
  reservation,
  reservationEvent,
} from '../../../server/database/schema';
import { setRoomPrice } from '../../../server/desk/rooms/roomPrices';
import { freshHotel } from '../support/hotel';
import { listAt, refusedWith, textAt, valueAt } from '../support/reading';
import { act, arrival, inCash, send, twoAtDesk } from './deskSessions';

const hotel = await freshHotel();
const { context } = hotel;
const { database } = context;
const { amara, bisi, goTo } = twoAtDesk(hotel, arrival);

const nights = { checkIn: '2026-03-12', checkOut: '2026-03-14' };
const free = async (stay = nights): Promise<readonly unknown[]> => {
  const query = new URLSearchParams(stay).toString();
  const { body } = await amara.browser.request('GET', `/free?${query}`);
  return listAt(body, 'types');
};
const ofType = async (roomType: string, stay = nights) =>
  (await free(stay)).find((one) => valueAt(one, 'roomType') === roomType);

const family = {
  checkInDate: nights.checkIn,
  checkOutDate: nights.checkOut,
  noOfAdult: 2,
  noOfChildren: 2,
  specialRequest: 'nothing',
  totalPrice: 8000,
  name: 'Adaobi Okeke',
  phoneNumber: '08030000000',
  payment: { method: 'cash' },
};
let two: [string, string];
beforeEach(async () => {
  const deluxe = await ofType('Deluxe Room');
  two = [textAt(deluxe, 'rooms.0.room'), textAt(deluxe, 'rooms.1.room')];
});

const book = (more: object = {}, person = amara) =>
  send(person, '/reservations', { ...family, rooms: two, ...more });

describe('An address', () => {
  const alone = () => book({ rooms: [two[1]], totalPrice: 4000, noOfChildren: 0 });
  const find = async (text: string) =>
    valueAt((await amara.browser.request('GET', `/find?text=${text}`)).body, 'reservations');
  const rows = () => database.select().from(reservation);

  test('lists only the emails that name the reservation, where several guests gave it', async () => {
    const emailAddress = 'family@example.com';
    await book({ rooms: [two[0]], totalPrice: 4000, noOfChildren: 0, emailAddress });
    const { body } = await book({ rooms: [two[1]], totalPrice: 4000, emailAddress });
    const subject = `Your reservation ${textAt(body, 'id').slice(0, 8)} is paid and confirmed`;
    expect(valueAt(body, 'emails')).toMatchObject([{ subject }]);
  });

  test('that nobody gave is none: nothing is sent, and the guest can go on without or add one', async () => {
    await database.delete(outboundEmail);
    const { body } = await alone();
    const id = textAt(body, 'id');
    expect(body).toMatchObject({ email: null, emails: [] });
    expect(await find('okeke')).toMatchObject([{ id, email: null }]);
    await act(amara, { id }, { act: 'addExtra', amount: 500, text: 'Laundry', balance: 0 });
    const due = { amount: 500, balance: 500, method: 'cash' };
    expect(await act(amara, { id }, { act: 'takePayment', ...due })).toMatchObject({ status: 200 });
    expect(
      await act(bisi, { id }, { act: 'refund', amount: 100, why: 'The shower' }),
    ).toMatchObject({ status: 200 });
    const renamed = { act: 'changeGuest', name: 'Ada Okeke', revision: 1 };
    expect(await act(amara, { id }, renamed)).toMatchObject({ body: { email: null, emails: [] } });
    expect(await database.$count(outboundEmail)).toBe(0);
    const added = { act: 'changeGuest', email: 'ada@example.com', revision: 2 };
    expect(await act(amara, { id }, added)).toMatchObject({ body: { email: 'ada@example.com' } });
    expect(await find('ada@example.com')).toMatchObject([{ id }]);
    expect(await rows()).toMatchObject([
      { emailAddress: 'ada@example.com', accountEmail: 'ada@example.com' },
    ]);
  });

  test('that an older server stored for a guest without one is cleared, the hotel’s own', async () => {
    await alone();
    const [row] = await rows();
    const own = hotelData.emails[0];
    const searchText = `adaobi okeke ${own} ${own} 08030000000`;
    const older = { emailAddress: own, accountEmail: own, searchText };
    await database.update(reservation).set(older);
    await hotel.jobs.run({ kind: 'sweep' });
    expect(await rows()).toEqual([row]);
  });
});

describe('A family that walks in', () => {
  test('gets two rooms for two nights: one booking, one payment, one receipt, each with a person', async () => {
    const { status, body } = await book({ emailAddress: 'ada@example.com' });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        name: 'Adaobi Okeke',
        paymentStatus: 'paid',
        nights: 2,
        stays: [
          { room: two[0], state: 'expected' },
          { room: two[1], state: 'expected' },
        ],
        folio: { price: 8000, paid: 8000, balance: 0 },
        timeline: [
          { text: 'Booked at the desk', by: 'Amara Eze' },
          { text: 'Paid', by: 'Amara Eze' },
        ],
      },
    });
    expect(await database.select().from(deskPayment)).toMatchObject([
      { kind: 'taken', method: 'cash', amountKobo: 800_000, by: 'Amara Eze' },
    ]);
    const emails = await database.query.outboundEmail.findMany();
    expect(emails.filter(({ kind }) => kind === 'deskReceipt')).toHaveLength(1);
    const events = await database.select().from(reservationEvent);
    expect(events.every(({ detail }) => typeof detail.staffId === 'string')).toBe(true);
    const id = textAt(body, 'id');
    const arrived = await act(amara, { id }, { act: 'checkIn', room: two[1] });
    expect(arrived.status).toBe(200);
    expect(await ofType('Deluxe Room')).not.toMatchObject({ rooms: [{ room: two[0] }] });
  });

  test('has rooms by count, or keeps those that were wished for', async () => {
    const types = [{ roomType: 'Deluxe Room', numberOfRooms: 2 }];
    const counted = await book({ rooms: [], types });
    expect(counted.body).toMatchObject({ stays: [{ room: two[0] }, { room: two[1] }] });
    const rooms = ['303', '304'];
    await book({ rooms, roomWish: 'Ground floor' });
    const kept = await database.select().from(reservation).orderBy(reservation.keepsRooms);
    expect(kept).toMatchObject([
      { keepsRooms: false, roomWish: null },
      { keepsRooms: true, roomWish: 'Ground floor' },
    ]);
    expect((await book({ rooms: [] })).status).toBe(400);
  });

  test('hears which room is gone, and nothing is taken', async () => {
    await book({ rooms: [two[1]], totalPrice: 4000 }, bisi);
    const message = `Room ${two[1]} is no longer available.`;
    expect(await book()).toMatchObject(refusedWith(409, 'rooms_unavailable', { message }));
    expect(await book({ rooms: [two[0], '999'] })).toMatchObject(
      refusedWith(409, 'rooms_unavailable', { message: 'Room 999 is no longer available.' }),
    );
    expect(await database.$count(deskPayment)).toBe(1);
    expect((await book({ rooms: [two[0]], totalPrice: 4000 })).status).toBe(200);
  });

  test('hears both prices when the price has changed, and nothing is booked', async () => {
    const price = { roomType: 'deluxe' as const, nightlyKobo: 225_000, validFrom: '2026-03-12' };
    await database.transaction((tx) =>
      setRoomPrice(tx, context, { ...price, why: 'Easter' }, { name: 'Owner' }),
    );
    const message = 'The stay now costs ₦9,000.00 instead of ₦8,000.00.';
    expect(await book()).toMatchObject(refusedWith(409, 'price_changed', { message }));
    // No price has parts of a kobo.
    expect(await book({ totalPrice: 8000.001 })).toMatchObject(
      refusedWith(400, 'validation_failed'),
    );
    expect(await ofType('Deluxe Room')).toMatchObject({ roomPrice: 2250 });
    expect(await database.$count(reservation)).toBe(0);
  });
});

describe('Rooms that are held', () => {
  const held = (holdUntil: string) => book({ payment: undefined, holdUntil });

  test('are held until the time and then on sale again, and are paid like a guest’s', async () => {
    const { body } = await held('2026-03-12T17:00:00.000Z');
    expect(body).toMatchObject({
      paymentStatus: 'pending',
      holdExpiresAt: '2026-03-12T17:00:00.000Z',
      folio: { balance: 8000 },
    });
    const link = await act(amara, { id: textAt(body, 'id') }, { act: 'sendPaymentLink' });
    expect(link).toMatchObject(refusedWith(409, 'act_refused', { message: notOnline }));
    const beside = await ofType('Deluxe Room');
    await goTo('2026-03-12T17:00:00Z');
    const after = await ofType('Deluxe Room');
    expect(valueAt(after, 'rooms')).toHaveLength(Number(valueAt(beside, 'rooms.length')) + 2);
    expect(await book()).toMatchObject({ status: 200 });
  });

  test.each(['2026-03-12T13:02:00.000Z', '2026-03-12T23:00:00.001Z'])(
    'can’t be held until %s',
    async (until) => {
      expect(await held(until)).toMatchObject(refusedWith(409, 'act_refused'));
      expect(await database.$count(reservation)).toBe(0);
    },
  );

  test('are either held or paid', async () => {
    expect(await book({ payment: undefined })).toMatchObject(refusedWith(400, 'validation_failed'));
    expect(await book({ holdUntil: '2026-03-12T17:00:00.000Z' })).toMatchObject(
      refusedWith(400, 'validation_failed'),
    );
  });
});

test('The price and the dates are the hotel’s: a stay that ends before it begins is refused', async () => {
  const wrong = await amara.browser.request('GET', '/free?checkIn=2026-03-12&checkOut=2026-03-12');
  expect(wrong).toMatchObject(refusedWith(400, 'validation_failed'));
  expect(await book({ checkOutDate: '2026-03-12' })).toMatchObject(
    refusedWith(400, 'validation_failed'),
  );
});

describe('After midnight, until the business day ends', () => {
  const ending = { checkIn: '2026-03-12', checkOut: '2026-03-13' };
  const dates = { checkInDate: ending.checkIn, checkOutDate: ending.checkOut };
  const one = { ...dates, rooms: [''], totalPrice: 2000, noOfChildren: 0 };
  beforeEach(async () => {
    // At 00:40 in Lagos.
    await goTo('2026-03-12T23:40:00Z');
    one.rooms = [two[0]];
  });
  const letIn = ({ body }: { body: unknown }) =>
    act(amara, { id: textAt(body, 'id') }, { act: 'checkIn', room: two[0] });

  test('the night that is ending is sold at its own rate, paid and slept in', async () => {
    expect(await ofType('Deluxe Room', ending)).toMatchObject({ roomPrice: 2000 });
    const booked = await book(one);
    expect(booked).toMatchObject({ body: { nights: 1, paymentStatus: 'paid' } });
    expect(await letIn(booked)).toMatchObject({ body: { stays: [{ state: 'inHouse' }] } });
    const today = (await amara.browser.request('GET', '/today')).body;
    expect(today).toMatchObject({
      date: ending.checkIn,
      counts: { inHouse: 1, takenToday: 2000 },
    });
    const others = await ofType('Deluxe Room', ending);
    expect(listAt(others, 'rooms').map((room) => valueAt(room, 'room'))).not.toContain(two[0]);
    // Nobody else gets it, and what comes after it is for sale.
    expect(await book(one)).toMatchObject(refusedWith(409, 'rooms_unavailable'));
    const tonight = { checkInDate: '2026-03-13', checkOutDate: '2026-03-14' };
    expect(await book({ ...one, ...tonight })).toMatchObject({ status: 200 });
  });

  test('it is held until the day ends at the latest, and paid until then', async () => {
    const held = { ...one, payment: undefined };
    const late = await book({ ...held, holdUntil: '2026-03-13T05:01:00Z' });
    expect(late).toMatchObject(refusedWith(409, 'act_refused'));
    const booked = await book({ ...held, holdUntil: '2026-03-13T05:00:00Z' });
    const id = textAt(booked.body, 'id');
    await goTo('2026-03-13T04:30:00Z');
    const paid = await act(amara, { id }, inCash(2000));
    expect(paid).toMatchObject({ body: { paymentStatus: 'paid' } });
    expect(await letIn(paid)).toMatchObject({ status: 200 });
  });

  test('no earlier night is, nor this one once the day has ended, and never by a guest', async () => {
    const before = { checkInDate: '2026-03-11', checkOutDate: '2026-03-13', totalPrice: 4000 };
    expect(await book({ ...one, ...before })).toMatchObject({ status: 400 });
    const { checkIn, checkOut } = ending;
    const search = `/api/v1/availability?checkIn=${checkIn}&checkOut=${checkOut}`;
    expect(await hotel.request('GET', search)).toMatchObject({ status: 400 });
    await goTo('2026-03-13T05:00:00Z');
    expect(await book(one)).toMatchObject({ status: 400 });
  });
});
