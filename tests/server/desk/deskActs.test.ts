import { beforeEach, describe, expect, test } from 'vitest';
import { roomNight } from '../../../server/database/schema';
import { and, eq, gte } from 'drizzle-orm';
import { DAY, HOUR } from '../support/durations';
import { freshHotel, type HotelResponse } from '../support/hotel';
import { listAt, refusedWith, valueAt } from '../support/reading';
import { attemptsOf, roomsLeft, startPayment } from '../reservations/stays';
import {
  act,
  arrival,
  changed,
  inCash,
  paidBy,
  paidRoom,
  refused,
  twoAtDesk,
  unpaidRoom,
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

const checkIn = () => act(amara, stay, { act: 'checkIn', room: stay.room });
const checkOut = () => act(amara, stay, { act: 'checkOut', room: stay.room });
const undo = (state: string, person = amara) =>
  act(person, stay, { act: 'undo', room: stay.room, state });
const stateIn = ({ body }: HotelResponse) => valueAt(body, 'stays.0.state');
const look = (person = amara) => person.browser.request('GET', `/reservations/${stay.id}`);
const today = (person = amara) => person.browser.request('GET', '/today');

/** The sentence that `acts` has for an act; null if it is allowed. */
async function whyNot(name: string, person = amara): Promise<unknown> {
  const acts = listAt((await look(person)).body, 'acts');
  const found = acts.find((one) => valueAt(one, 'act') === name);
  return valueAt(found, 'why');
}

describe('Checking in', () => {
  test('is for a paid stay, from its first day on', async () => {
    stay = await paidRoom(hotel, { checkInDate: '2026-03-13', checkOutDate: '2026-03-14' });
    const why = 'The stay begins on 13 March.';
    expect(await checkIn()).toMatchObject(refused(why));
    expect(await whyNot('checkIn')).toBe(why);
    await goTo(new Date(arrival.getTime() + DAY));
    const done = await checkIn();
    expect(done).toMatchObject({
      status: 200,
      body: {
        stays: [{ room: stay.room, state: 'inHouse', lastStep: { by: 'Amara Eze' } }],
        timeline: [{}, {}, { text: `Checked in, room ${stay.room}`, by: 'Amara Eze' }],
      },
    });
  });

  test('lets in who comes after midnight for the last night, until it is time to leave', async () => {
    const oneNight = { checkInDate: '2026-03-12', checkOutDate: '2026-03-13' };
    const [late, never] = [await paidRoom(hotel, oneNight), await paidRoom(hotel, oneNight)];
    const lists = async (name: string) =>
      listAt((await today()).body, name).map((one) => valueAt(one, 'reservationId'));
    // Twenty to one in the morning.
    await goTo('2026-03-12T23:40:00Z');
    expect(await lists('arrivals')).toEqual(expect.arrayContaining([late.id, never.id]));
    expect(stateIn(await act(amara, late, { act: 'checkIn', room: late.room }))).toBe('inHouse');
    // For the desk it is still the evening before, until six.
    expect((await today()).body).toMatchObject({ date: '2026-03-12', departures: [] });
    await goTo('2026-03-13T05:00:00Z');
    expect(await lists('departures')).toEqual([late.id]);
    await goTo('2026-03-13T11:00:00Z');
    expect(await lists('arrivals')).toEqual([stay.id]);
    expect(await act(amara, never, { act: 'checkIn', room: never.room })).toMatchObject(
      refused('The stay ended on 13 March.'),
    );
    const noted = await act(bisi, never, { act: 'noShow', room: never.room });
    expect(stateIn(noted)).toBe('noShow');
  });

  test('waits for the money, with the sum', async () => {
    stay = await unpaidRoom(hotel);
    const why =
      'Take at least ₦2,000.00 first, or enter a transfer of it with the sender’s bank and session ID: that pays for the first night. A manager can check a guest in with less.';
    expect(await checkIn()).toMatchObject(refused(why));
    expect(await whyNot('checkIn')).toBe(why);
    expect((await look()).body).toMatchObject({ folio: { price: 2000, paid: 0, balance: 2000 } });
  });

  test('tells the second who was faster, when and where, in the words of the button', async () => {
    await checkIn();
    const why = `Amara Eze checked this guest in at 14:02, in room ${stay.room}.`;
    expect(await act(bisi, stay, { act: 'checkIn', room: stay.room })).toMatchObject(changed(why));
    expect(await whyNot('checkIn', bisi)).toBe(why);
  });

  test('waits until the guest before has left the room', async () => {
    await checkIn();
    hotel.clock.advance(3 * DAY);
    const dates = { checkInDate: '2026-03-15', checkOutDate: '2026-03-16' };
    const next = await paidRoom(hotel, { ...dates, name: 'Chidi Nwosu' });
    await database
      .update(roomNight)
      .set({ roomNumber: stay.room })
      .where(eq(roomNight.reservationId, next.id));
    await goTo(new Date(hotel.clock.now().getTime() + HOUR));
    const body = { act: 'checkIn', room: stay.room };
    const why = `Adaobi Okeke is still in room ${stay.room}.`;
    expect(await act(amara, next, body)).toMatchObject(refused(why));
    expect((await today()).body).toMatchObject({
      counts: { arriving: 1, inHouse: 1, leaving: 1 },
      needs: [
        ...[{ kind: 'overdueDeparture' }, { kind: 'roomNotReady', reservationId: next.id }],
        { kind: 'openDay', date: '2026-03-12' },
      ],
      arrivals: [{ reservationId: next.id, stay: { isReady: false } }],
      departures: [{ reservationId: stay.id }],
    });
    await checkOut();
    expect(stateIn(await act(amara, next, body))).toBe('inHouse');
  });
});

describe('Checking out', () => {
  test('early puts the nights that are left on sale; taking it back takes them again', async () => {
    await checkIn();
    const before = await roomsLeft(hotel, '2026-03-13', '2026-03-15');
    await goTo(new Date(arrival.getTime() + DAY));
    expect(await whyNot('checkOut')).toBe(
      `This puts room ${stay.room} back on sale straight away for the nights of 13 March to 14 March. No money moves. A manager can give a partial refund.`,
    );
    expect(stateIn(await checkOut())).toBe('departed');
    const after = await roomsLeft(hotel, '2026-03-13', '2026-03-15');
    expect(after['Deluxe Room']).toBe(Number(before['Deluxe Room']) + 1);
    expect(stateIn(await undo('departed'))).toBe('inHouse');
    expect(await roomsLeft(hotel, '2026-03-13', '2026-03-15')).toEqual(before);
  });

  test('can’t be taken back once the room is sold, nor on another day', async () => {
    await checkIn();
    await goTo(new Date(arrival.getTime() + DAY));
    await checkOut();
    const other = await paidRoom(hotel, { checkInDate: '2026-03-14', checkOutDate: '2026-03-15' });
    await database
      .update(roomNight)
      .set({ roomNumber: stay.room })
      .where(eq(roomNight.reservationId, other.id));
    const why = `Room ${stay.room} has since been sold to someone else.`;
    expect(await undo('departed')).toMatchObject(refused(why));
    expect(await whyNot('undo')).toBe(why);
    // Nor where those nights are the same reservation's by now.
    await database
      .update(roomNight)
      .set({ reservationId: stay.id })
      .where(eq(roomNight.reservationId, other.id));
    expect(await undo('departed')).toMatchObject(refused(why));
    await goTo(new Date(arrival.getTime() + 2 * DAY));
    expect(await undo('departed')).toMatchObject(
      refused('A step can only be undone on the same day.'),
    );
  });

  test('is taken back after midnight too, with its nights, until the business day ends', async () => {
    await goTo('2026-03-12T22:50:00Z');
    await checkIn();
    await checkOut();
    await goTo('2026-03-12T23:10:00Z');
    expect(stateIn(await undo('departed'))).toBe('inHouse');
    const isTheirs = eq(roomNight.reservationId, stay.id);
    expect(await database.$count(roomNight, isTheirs)).toBe(3);
    // What is given up after midnight is what comes after this night.
    await checkOut();
    expect(await database.$count(roomNight, isTheirs)).toBe(1);
    expect(stateIn(await undo('departed'))).toBe('inHouse');
    expect(stateIn(await undo('inHouse'))).toBe('expected');
    await checkIn();
    await goTo('2026-03-13T05:00:00Z');
    expect(await undo('inHouse')).toMatchObject(
      refused('A step can only be undone on the same day.'),
    );
  });

  test('can’t be taken back once the stay was refunded: its nights are for others', async () => {
    await checkIn();
    await checkOut();
    stay = await unpaidRoom(hotel);
    await act(amara, stay, inCash(2000));
    await checkIn();
    await checkOut();
    await act(bisi, stay, { act: 'refund', why: 'No water all day' });
    const why = 'This reservation is no longer active.';
    expect(await undo('departed')).toMatchObject(refused(why));
    expect(await whyNot('undo')).toBe(why);
    const isTheirs = eq(roomNight.reservationId, stay.id);
    expect(await database.$count(roomNight, isTheirs)).toBe(0);
  });

  test('leaves the nights that were used', async () => {
    await checkIn();
    await goTo(new Date(arrival.getTime() + 2 * DAY));
    await checkOut();
    const nights = await database
      .select({ night: roomNight.night })
      .from(roomNight)
      .where(and(eq(roomNight.reservationId, stay.id), gte(roomNight.night, '2026-03-12')));
    expect(nights.map(({ night }) => night).sort()).toEqual(['2026-03-12', '2026-03-13']);
    expect(await checkOut()).toMatchObject(refusedWith(409, 'changed_meanwhile'));
  });
});

describe('A guest who never came', () => {
  test('is noted by a manager from noon of the day after, and may still come', async () => {
    const noShow = (person: AtDesk) => act(person, stay, { act: 'noShow', room: stay.room });
    await goTo('2026-03-13T10:59:00Z');
    expect(await noShow(bisi)).toMatchObject(
      refused('The guest may still arrive until 13 March, 12:00.'),
    );
    expect((await today()).body).toMatchObject({ arrivals: [{ reservationId: stay.id }] });
    await goTo('2026-03-13T11:00:00Z');
    expect(await noShow(amara)).toMatchObject(refusedWith(403, 'not_your_role'));
    expect(await whyNot('noShow', bisi)).toBe(
      'The room stays theirs until 15 March in case they still arrive, and no money moves.',
    );
    expect(stateIn(await noShow(bisi))).toBe('noShow');
    expect(await whyNot('undo', bisi)).toMatch(/^If they arrive after all/);
    await goTo('2026-03-14T11:00:00Z');
    expect(stateIn(await undo('noShow', bisi))).toBe('expected');
    expect(stateIn(await checkIn())).toBe('inHouse');
  });
});

describe('An act', () => {
  test('names a room that the reservation has', async () => {
    const body = { act: 'checkIn', room: stay.room === '301' ? '302' : '301' };
    expect(await act(amara, stay, body)).toMatchObject(refusedWith(409, 'changed_meanwhile'));
    expect(await act(amara, { id: 'none' }, body)).toMatchObject(
      refusedWith(404, 'reservation_not_found'),
    );
  });

  test('that notes something is read by all', async () => {
    await act(amara, stay, { act: 'note', note: 'Comes late' });
    const notes = [{ by: 'Amara Eze', text: 'Comes late' }];
    expect((await look(bisi)).body).toMatchObject({ notes });
  });
});

describe('A payment at the desk', () => {
  const taking = (method: string, amount = 2000) => ({
    ...inCash(amount, 2000),
    ...paidBy(method),
  });

  test.each(['cash', 'pos'])(
    'in full (%s) lets the guest have the room, with a receipt',
    async (method) => {
      const { guest, id, room } = await unpaidRoom(hotel);
      await startPayment(hotel, guest, id);
      const other = await act(amara, { id }, taking(method, 2001));
      const why = 'You can take any amount up to the ₦2,000.00 due.';
      expect(other).toMatchObject(refused(why));
      const done = await act(amara, { id }, taking(method));
      expect(done).toMatchObject({
        status: 200,
        body: { paymentStatus: 'paid', folio: { paid: 2000, balance: 0 }, emails: [{}, {}] },
      });
      expect(await attemptsOf(hotel, id)).toEqual(['superseded']);
      expect(await act(bisi, { id }, taking(method))).toMatchObject(
        changed('Amara Eze took the payment at 14:02.'),
      );
      expect((await today()).body).toMatchObject({ counts: { takenToday: 2000 } });
      expect(stateIn(await act(amara, { id }, { act: 'checkIn', room }))).toBe('inHouse');
      const receipt = await hotel.request('GET', `/api/v1/hotel/reservations/${id}/receipt`, guest);
      expect(receipt.status).toBe(200);
    },
  );

  test('goes back at the desk, not through the site', async () => {
    const later = { checkInDate: '2026-03-20', checkOutDate: '2026-03-21' };
    const { guest, id } = await unpaidRoom(hotel, later);
    await act(amara, { id }, inCash(2000));
    const url = `/api/v1/hotel/payment/refund/request/${id}`;
    const body = { reason: 'The conference has been moved to another month.' };
    expect(await hotel.request('POST', url, { token: guest.token, body })).toMatchObject(
      refusedWith(409, 'refund_refused'),
    );
    expect(await act(amara, stay, inCash(6000, 0))).toMatchObject(
      refused('Nothing is due on this reservation.'),
    );
  });
});

test('A list that has not changed is not sent again', async () => {
  const first = await today();
  const etag = String(first.headers.etag);
  const again = () => amara.browser.request('GET', '/today', undefined, { 'if-none-match': etag });
  expect(await again()).toMatchObject({ status: 304, body: undefined });
  await checkIn();
  expect(await again()).toMatchObject({ status: 200, body: { counts: { inHouse: 1 } } });
});
