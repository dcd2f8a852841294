import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { outboundEmail, reservation, roomNight } from '../../../server/database/schema';
import { DAY, HOUR } from '../support/durations';
import { closeNights } from './atTheDesk';
import { freshHotel, type HotelResponse } from '../support/hotel';
import { listAt, refusedWith, textAt, valueAt } from '../support/reading';
import { happen, reserved, roomsLeft } from '../reservations/stays';
import {
  act,
  arrival,
  changed,
  paidRoom,
  refused,
  twoAtDesk,
  type AtDesk,
  type OneRoomStay,
  inCash,
} from './deskSessions';

const hotel = await freshHotel();
const { database } = hotel.context;
const { amara, bisi, goTo } = twoAtDesk(hotel, new Date(arrival.getTime() - 2 * DAY));
const why = 'The guest called';
/** Not an invitation to staff. */
const isForGuest = eq(outboundEmail.urgent, false);

/** Three nights from 12 March, paid and not. */
let paid: OneRoomStay;
let unpaid: string;

beforeEach(async () => {
  paid = await paidRoom(hotel);
  unpaid = await reserved(hotel, await hotel.guest('unpaid@example.com'), { deluxe: 1 });
});

const at = (person: AtDesk, id: string) => ({
  look: () => person.browser.request('GET', `/reservations/${id}`),
  act: (body: object) => act(person, { id }, body),
  preview: (body: object) => person.browser.request('POST', `/reservations/${id}/preview`, body),
});
const revisionOf = ({ body }: HotelResponse) => Number(valueAt(body, 'revision'));

async function dates(id: string, checkIn: string, checkOut: string) {
  return {
    act: 'changeDates',
    checkIn,
    checkOut,
    revision: revisionOf(await at(amara, id).look()),
  };
}

async function subjects(): Promise<string[]> {
  const emails = await database.select().from(outboundEmail);
  return emails.map(({ subject }) => subject);
}

describe('Other dates', () => {
  test('of what is not paid are seen with their price before they are saved, and change nothing until then', async () => {
    const before = await at(amara, unpaid).look();
    const shorter = await dates(unpaid, '2026-03-19', '2026-03-21');
    const then = {
      status: 200,
      body: { checkIn: '2026-03-19', nights: 2, folio: { price: 4000, balance: 4000 } },
    };
    expect(await at(amara, unpaid).preview(shorter)).toMatchObject(then);
    expect((await at(amara, unpaid).look()).body).toEqual(before.body);
    expect(await at(amara, unpaid).act(shorter)).toMatchObject(then);
    expect((await at(amara, unpaid).look()).body).toMatchObject({
      timeline: [
        {},
        {
          text: 'Changed for the guest, from 12 March – 15 March to 19 March – 21 March',
          by: 'Amara Eze',
        },
      ],
      holdExpiresAt: valueAt(before.body, 'holdExpiresAt'),
    });
  });

  test('of what is paid keep its price and nights, and the guest is told', async () => {
    const change = async (checkIn: string, checkOut: string) =>
      at(amara, paid.id).act(await dates(paid.id, checkIn, checkOut));
    expect(await change('2026-03-12', '2026-03-16')).toMatchObject(
      refused(
        'A paid price never changes: this one is for 3 nights. Book any more nights as a separate reservation.',
      ),
    );
    const before = await roomsLeft(hotel, '2026-03-19', '2026-03-22');
    expect(await change('2026-03-19', '2026-03-22')).toMatchObject({
      status: 200,
      body: { checkIn: '2026-03-19', paymentStatus: 'paid', folio: { price: 6000, balance: 0 } },
    });
    const after = await roomsLeft(hotel, '2026-03-19', '2026-03-22');
    expect(after['Deluxe Room']).toBe(Number(before['Deluxe Room']) - 1);
    expect(await subjects()).toContain(`New dates for your reservation ${paid.id.slice(0, 8)}`);
  });

  test('are refused once the guest has come, and to whoever saw older ones', async () => {
    const older = await dates(unpaid, '2026-03-20', '2026-03-22');
    await at(bisi, unpaid).act(await dates(unpaid, '2026-03-19', '2026-03-21'));
    expect(await at(amara, unpaid).act(older)).toMatchObject(
      changed('Changed for the guest by Bisi Ade at 14:02.'),
    );
    await goTo(arrival);
    await at(amara, paid.id).act({ act: 'checkIn', room: paid.room });
    expect(
      await at(amara, paid.id).act(await dates(paid.id, '2026-03-13', '2026-03-16')),
    ).toMatchObject(refused('The stay has started, so its dates can’t be changed.'));
  });
});

test('A guest’s new name and number are found', async () => {
  const ngozi = { name: 'Ngọzi Ẹkwueme', phone: '+234 803 111 2222', revision: 1 };
  const { body } = await at(amara, paid.id).act({ act: 'changeGuest', ...ngozi });
  expect(body).toMatchObject({ name: 'Ngọzi Ẹkwueme', email: 'adaobi@example.com' });
  const found = await amara.browser.request('GET', '/find?text=ekwueme');
  expect(found.body).toMatchObject({ reservations: [{ id: paid.id, rooms: [paid.room] }] });
  expect(
    await at(amara, paid.id).act({ act: 'changeGuest', email: 'no address', revision: 2 }),
  ).toMatchObject(refusedWith(409, 'act_refused'));
});

describe('Cancelling for a caller', () => {
  test('frees the rooms and tells the guest; a paid stay is refunded instead', async () => {
    const before = await roomsLeft(hotel, '2026-03-12', '2026-03-15');
    expect(await at(amara, unpaid).act({ act: 'cancel', why })).toMatchObject({
      status: 200,
      body: {
        paymentStatus: 'cancelled',
        stays: [],
        timeline: [{}, { text: 'Cancelled for the guest', by: 'Amara Eze', why }],
        emails: [{ fate: 'waiting' }, {}],
      },
    });
    const after = await roomsLeft(hotel, '2026-03-12', '2026-03-15');
    expect(after['Deluxe Room']).toBe(Number(before['Deluxe Room']) + 1);
    expect(await at(bisi, unpaid).act({ act: 'cancel', why })).toMatchObject(
      changed('Cancelled for the guest by Amara Eze at 14:02.'),
    );
    expect(await at(amara, paid.id).act({ act: 'cancel', why })).toMatchObject(
      refused('This reservation is paid. To end it, refund it.'),
    );
  });
});

describe('A refund', () => {
  test('of all that was taken in cash ends the stay, in part it does not', async () => {
    const desk = at(bisi, unpaid);
    await desk.act(inCash(6000));
    expect(await desk.act({ act: 'refund', amount: 1000, why })).toMatchObject({
      status: 200,
      body: { paymentStatus: 'paid', folio: { returned: 1000 }, stays: [{}] },
    });
    expect(await desk.act({ act: 'refund', amount: 6000, why })).toMatchObject(
      refused('₦5,000.00 of what was paid can still be refunded. Enter that much or less.'),
    );
    expect(await desk.act({ act: 'refund', method: 'transfer', why })).toMatchObject(
      refused('Which transfer was it? Please enter the bank’s reference.'),
    );
    const rest = { act: 'refund', amount: 5000, method: 'transfer', proof: 'GTB 1', why };
    expect(await desk.act(rest)).toMatchObject({
      status: 200,
      body: { paymentStatus: 'refunded', folio: { returned: 6000 }, stays: [] },
    });
    expect(await desk.act({ act: 'refund', why })).toMatchObject(
      changed('Refunded by Bisi Ade at 14:02.'),
    );
  });

  test('is for what is paid', async () => {
    expect(await at(bisi, unpaid).act({ act: 'refund', why })).toMatchObject(
      refused('This reservation is not paid.'),
    );
  });
});

describe('Another room', () => {
  test('of any type keeps the price, and the guest is told', async () => {
    const free = listAt((await at(amara, paid.id).look()).body, 'freeRooms');
    const suite = free.find((one) => valueAt(one, 'roomType') === 'Superior Suite');
    const to = textAt(suite, 'room');
    const move = { act: 'moveRoom', room: paid.room, to, why: 'The shower leaks' };
    expect(await at(bisi, paid.id).act(move)).toMatchObject({
      status: 200,
      body: {
        stays: [{ room: to, roomType: 'Superior Suite' }],
        folio: { price: 6000, balance: 0 },
      },
    });
    expect(await subjects()).toContain(`Your room has changed: reservation ${paid.id.slice(0, 8)}`);
    expect(await at(bisi, paid.id).act(move)).toMatchObject(
      changed('Moved to another room by Bisi Ade at 14:02.'),
    );
    const room = textAt((await at(amara, unpaid).look()).body, 'stays.0.room');
    expect(await at(bisi, unpaid).act({ ...move, room, to })).toMatchObject(
      refused(`Room ${to} is not available for this stay.`),
    );
  });

  test('leaves the one that a guest was in to be cleaned', async () => {
    await goTo(arrival);
    const desk = at(amara, paid.id);
    await desk.act({ act: 'checkIn', room: paid.room });
    const to = textAt((await desk.look()).body, 'freeRooms.0.room');
    const moved = await desk.act({ act: 'moveRoom', room: paid.room, to, why: 'Too loud' });
    expect(moved.body).toMatchObject({ stays: [{ room: to, state: 'inHouse' }] });
    const { body } = await amara.browser.request('GET', '/rooms');
    const left = listAt(body, 'rooms').find((one) => valueAt(one, 'number') === paid.room);
    expect(left).toMatchObject({ isClean: false, guest: null });
  });
});

describe('Rooms that two stays swap', () => {
  const roomOf = async (id: string) => textAt((await at(amara, id).look()).body, 'stays.0.room');
  const swap = (room: string, other: string) => ({
    act: 'swapRooms',
    ...{ room, with: other, why: 'They asked for it' },
  });

  test('are exchanged in one act, also with a guest in house, who is named before', async () => {
    await happen(hotel, unpaid, { type: 'payment.settled' });
    await goTo(arrival);
    const other = await roomOf(unpaid);
    await at(amara, paid.id).act({ act: 'checkIn', room: paid.room });
    const { body } = await at(amara, unpaid).look();
    const offered = { room: other, with: paid.room, guest: 'Adaobi Okeke', isInHouse: true };
    expect(valueAt(body, 'swaps')).toContainEqual(expect.objectContaining(offered));
    const done = await at(amara, unpaid).act(swap(other, paid.room));
    expect(done).toMatchObject({ status: 200, body: { stays: [{ room: paid.room }] } });
    const moved = await at(amara, paid.id).look();
    expect(moved.body).toMatchObject({ stays: [{ room: other, state: 'inHouse' }] });
    expect(listAt(moved.body, 'timeline').at(-1)).toMatchObject({
      text: `Moved to another room, from ${paid.room} to ${other}`,
      why: 'They asked for it',
    });
    const kept = await database.select().from(reservation);
    expect(kept.map(({ keepsRooms }) => keepsRooms)).toEqual([true, true]);
    expect(await subjects()).toContain(`Your room has changed: reservation ${paid.id.slice(0, 8)}`);
  });

  test('are a manager’s if they are of two types, and refused where another stay has a night', async () => {
    const suite = await reserved(hotel, await hotel.guest('suite@example.com'), { superior: 1 });
    const theirs = await roomOf(suite);
    const asked = await at(amara, paid.id).act(swap(paid.room, theirs));
    expect(asked).toMatchObject(refusedWith(403, 'not_your_role'));
    expect((await at(bisi, paid.id).act(swap(paid.room, theirs))).status).toBe(200);
    expect(await roomOf(suite)).toBe(paid.room);
    const next = { checkInDate: '2026-03-15', checkOutDate: '2026-03-16' };
    const longer = { checkInDate: '2026-03-13', checkOutDate: '2026-03-16' };
    const guests = [await hotel.guest('a@example.com'), await hotel.guest('b@example.com')];
    const [first, second] = guests;
    if (!first || !second) throw new Error('No guests');
    const beside = await reserved(hotel, first, { deluxe: 1 }, longer);
    await database
      .insert(roomNight)
      .values({ roomNumber: await roomOf(unpaid), night: '2026-03-15', reservationId: suite });
    await reserved(hotel, second, { deluxe: 1 }, next);
    expect(
      await at(amara, unpaid).act(swap(await roomOf(unpaid), await roomOf(beside))),
    ).toMatchObject(refusedWith(409, 'act_refused'));
  });

  test('are refused where the other room is closed afterwards', async () => {
    const oneNight = { checkInDate: '2026-03-12', checkOutDate: '2026-03-13' };
    const guest = await hotel.guest('short@example.com');
    const theirs = await roomOf(await reserved(hotel, guest, { deluxe: 1 }, oneNight));
    await closeNights(hotel, theirs, '2026-03-13', '2026-03-15');
    expect(await at(amara, unpaid).act(swap(await roomOf(unpaid), theirs))).toMatchObject(
      refusedWith(409, 'act_refused'),
    );
  });
});

test('An email that a guest has lost is sent again once, by whoever is faster', async () => {
  const desk = at(amara, unpaid);
  const { body } = await desk.look();
  const email = textAt(body, 'emails.0.id');
  expect(await desk.act({ act: 'resendEmail', email })).toMatchObject(
    refused('This email is already on its way.'),
  );
  const allAreSent = () =>
    database
      .update(outboundEmail)
      .set({ sentAt: hotel.clock.now(), nextTryAt: null, factsTryAt: null })
      .where(isForGuest);
  await allAreSent();
  hotel.clock.advance(HOUR / 60);
  const again = await desk.act({ act: 'resendEmail', email });
  expect(again).toMatchObject({
    status: 200,
    body: { emails: [{ fate: 'waiting' }, { fate: 'sent' }] },
  });
  await allAreSent();
  for (const which of [email, textAt(again.body, 'emails.0.id')]) {
    expect(await at(bisi, unpaid).act({ act: 'resendEmail', email: which })).toMatchObject(
      changed('Email sent again by Amara Eze at 14:03.'),
    );
  }
  hotel.clock.advance(HOUR / 4);
  expect(await at(bisi, unpaid).act({ act: 'resendEmail', email })).toMatchObject({ status: 200 });
  const others = textAt((await at(amara, paid.id).look()).body, 'emails.0.id');
  expect(await at(bisi, unpaid).act({ act: 'resendEmail', email: others })).toMatchObject(
    refused('This email is no longer stored.'),
  );
});
