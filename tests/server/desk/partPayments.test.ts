import { beforeEach, describe, expect, test } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { deskPayment, reservation, roomNight } from '../../../server/database/schema';
import { reconcile } from '../../../server/books/reconcile';
import { sweepHolds } from '../../../server/reservations/holds/sweepHolds';
import { attemptsOf, modification } from '../reservations/stays';
import { freshPaymentWorld, initiate, openPage, verify } from '../payments/paymentWorld';
import { listAt, refusedWith, valueAt } from '../support/reading';
import { HOUR } from '../support/durations';
import { act, arrival, refused, twoAtDesk, unpaidRoom, paidBy } from './deskSessions';

const world = await freshPaymentWorld();
const { database } = world.context;
const { amara, bisi, goTo } = twoAtDesk(world, arrival);

/** Three nights in a Deluxe Room, ₦6,000. */
const threeNights = { checkInDate: '2026-03-12', checkOutDate: '2026-03-15' };
let stay: Awaited<ReturnType<typeof unpaidRoom>>;
beforeEach(async () => {
  stay = await unpaidRoom(world, threeNights);
});

const taking = (amount: number, balance: number, method = 'cash') => ({
  act: 'takePayment',
  ...paidBy(method),
  amount,
  balance,
});
const partPaid = (amount = 2000) => act(amara, stay, taking(amount, 6000));
const checkIn = { act: 'checkIn' };
const seen = async () => {
  const url = `/api/v1/hotel/reservations/${stay.id}`;
  return valueAt((await world.request('GET', url, stay.guest)).body, 'reservation');
};
const nights = () => database.$count(roomNight, eq(roomNight.reservationId, stay.id));
const wrong = async () => (await reconcile(world.context, { asksAll: true })).unaccounted;
const notManager = 'Only a manager can do this.';

describe('A part of the price', () => {
  test('is taken in any sum and means, until the whole is there', async () => {
    const first = await partPaid();
    expect(first).toMatchObject({
      status: 200,
      body: { paymentStatus: 'pending', folio: { paid: 2000, priceDue: 4000, receipt: null } },
    });
    expect(await seen()).toMatchObject({
      paymentStatus: 'pending',
      totalPrice: 6000,
      amountDue: 4000,
      holdExpiresAt: null,
    });
    expect(await act(amara, stay, taking(4000.01, 4000))).toMatchObject(
      refused('You can take any amount up to the ₦4,000.00 due.'),
    );
    await act(amara, stay, taking(1500.5, 4000, 'pos'));
    const whole = await act(amara, stay, taking(2499.5, 2499.5));
    expect(whole).toMatchObject({
      body: { paymentStatus: 'paid', folio: { paid: 6000, balance: 0 } },
    });
    expect(JSON.stringify(valueAt(whole.body, 'folio.receipt'))).toContain(
      '₦2,000.00 in cash (receipt 000001), ₦1,500.50 by card at the desk (receipt 000002), ₦2,499.50 in cash',
    );
    expect(await seen()).not.toHaveProperty('amountDue');
    expect(await wrong()).toEqual([]);
  });

  test('keeps the rooms whatever becomes of the hold, and is emailed with what is left', async () => {
    await partPaid(1);
    await goTo(new Date(arrival.getTime() + 8 * HOUR));
    await sweepHolds(world.context);
    expect(await nights()).toBe(3);
    const { body } = await act(amara, stay, { act: 'note', note: 'Comes late' });
    const subject = `Receipt: ₦1.00 towards reservation ${stay.id.slice(0, 8)}`;
    expect(valueAt(body, 'emails')).toMatchObject([{}, { subject, fate: 'waiting' }]);
  });

  test('is ended by no guest and no clerk', async () => {
    await partPaid();
    const url = `/api/v1/hotel/reservations/${stay.id}`;
    const changed = { token: stay.guest.token, body: modification({ noOfAdult: 1 }) };
    for (const response of [
      await world.request('PATCH', `${url}/cancel`, stay.guest),
      await world.request('PATCH', `${url}/modify`, changed),
    ]) {
      expect(response).toMatchObject(refusedWith(409, 'transition_refused'));
    }
    expect(await act(amara, stay, { act: 'cancel', why: 'The guest called' })).toMatchObject(
      refused(
        'Part of this stay is paid, or its guest is in-house, so it can’t be cancelled. A manager can release it.',
      ),
    );
    expect(await seen()).toMatchObject({ paymentStatus: 'pending' });
  });

  test('closes the guest’s page, whose money goes back whole; the next one asks the rest', async () => {
    const before = await openPage(world, stay.guest, stay.id);
    const { body } = await act(amara, stay, { act: 'note', note: 'Pays here' });
    expect(JSON.stringify(listAt(body, 'acts'))).toContain('The guest has a Paystack page open.');
    await partPaid();
    expect(await attemptsOf(world, stay.id)).toEqual(['superseded']);
    await world.press(before.checkoutUrl, 'pay');
    await world.pass(2 * HOUR);
    expect(await attemptsOf(world, stay.id)).toEqual(['returned']);
    const rest = await openPage(world, stay.guest, stay.id);
    await world.press(rest.checkoutUrl, 'pay');
    expect((await verify(world, rest.reference)).status).toBe(200);
    expect(await seen()).toMatchObject({ paymentStatus: 'paid', totalPrice: 6000 });
    expect(await wrong()).toEqual([]);
  });

  test('is asked for by a page that shows what is due, or the total, and no other sum', async () => {
    await partPaid();
    const url = '/api/v1/payment/paystack/initialize';
    const asking = (amount: number) =>
      world.request('POST', url, {
        token: stay.guest.token,
        body: { reservationId: stay.id, amount, email: 'ada@example.com' },
      });
    expect((await asking(4000)).status).toBe(200);
    expect((await asking(6000)).status).toBe(200);
    expect((await asking(2000)).status).toBe(409);
    expect((await initiate(world, stay.guest, stay.id)).status).toBe(200);
  });

  test('can come after the hold, and takes the rooms again', async () => {
    await goTo(new Date(arrival.getTime() + 3 * HOUR));
    await sweepHolds(world.context);
    expect(await nights()).toBe(0);
    expect((await partPaid()).status).toBe(200);
    expect(await nights()).toBe(3);
  });

  test('lets the desk change the dates, to no price below what is paid', async () => {
    await partPaid(3000);
    const revision = Number(valueAt((await partPaid(0.01)).body, 'revision') ?? 0);
    const shorter = { act: 'changeDates', checkIn: '2026-03-12', checkOut: '2026-03-13' };
    expect((await act(amara, stay, { ...shorter, revision })).status).toBe(409);
    const now = valueAt((await act(amara, stay, { act: 'note', note: 'x' })).body, 'revision');
    const longer = { ...shorter, checkOut: '2026-03-16', revision: now };
    expect(await act(amara, stay, longer)).toMatchObject({ body: { folio: { price: 8000 } } });
    expect(await nights()).toBe(4);
  });
});

test('Dates that cost what is paid already make the stay paid, and its guest may leave early', async () => {
  await partPaid(4000);
  const now = valueAt(
    (await act(amara, stay, { act: 'note', note: 'Two nights' })).body,
    'revision',
  );
  const dates = { checkIn: '2026-03-12', checkOut: '2026-03-14', revision: now };
  expect(await act(amara, stay, { act: 'changeDates', ...dates })).toMatchObject({
    body: { paymentStatus: 'paid', folio: { price: 4000, balance: 0 } },
  });
  const { room } = stay;
  await act(amara, stay, { ...checkIn, room });
  expect(await act(amara, stay, { act: 'checkOut', room })).toMatchObject({ status: 200 });
  expect(await wrong()).toEqual([]);
});

describe('Checking in with a balance', () => {
  test('is the desk’s once the first night is paid, less is a manager’s', async () => {
    const { room } = stay;
    expect(await act(amara, stay, { ...checkIn, room })).toMatchObject(
      refused(
        'Take at least ₦2,000.00 first, or enter a transfer of it with the sender’s bank and session ID: that pays for the first night. A manager can check a guest in with less.',
      ),
    );
    await partPaid(1999);
    expect((await act(amara, stay, { ...checkIn, room })).status).toBe(409);
    await act(amara, stay, taking(1, 4001));
    expect(await act(amara, stay, { ...checkIn, room })).toMatchObject({
      body: { stays: [{ state: 'inHouse' }], folio: { balance: 4000 } },
    });
    expect((await act(amara, stay, { act: 'checkOut', room })).status).toBe(409);
  });

  test('without any money keeps the room of whoever sleeps in it, and an undo puts the hold back', async () => {
    const { room } = stay;
    const held = valueAt(await seen(), 'holdExpiresAt');
    expect((await act(bisi, stay, { ...checkIn, room })).status).toBe(200);
    await goTo(new Date(arrival.getTime() + 5 * HOUR));
    await sweepHolds(world.context);
    expect(await nights()).toBe(3);
    await goTo(arrival);
    const undone = { act: 'undo', room, state: 'inHouse' };
    expect((await act(amara, stay, undone)).status).toBe(200);
    expect(valueAt(await seen(), 'holdExpiresAt')).toBe(held);
  });
});

describe('A release', () => {
  test('is a manager’s: money goes back by its own means, but for a fee, and the rooms are free', async () => {
    await partPaid(2000);
    world.clock.advance(60_000);
    await act(amara, stay, taking(1000, 4000, 'pos'));
    const released = { act: 'releaseStay', why: 'Never came', keeps: 500 };
    expect(await act(amara, stay, released)).toMatchObject({ body: { message: notManager } });
    expect(await act(bisi, stay, { ...released, keeps: 3000.01 })).toMatchObject(
      refused('The hotel can keep at most the ₦3,000.00 that was paid.'),
    );
    expect(await act(bisi, stay, released)).toMatchObject(
      refused(
        'This was a card payment, and a terminal can’t refund it. Choose cash or bank transfer.',
      ),
    );
    const inHand = { ...released, method: 'cash' };
    expect(await act(bisi, stay, inHand)).toMatchObject({
      body: { paymentStatus: 'cancelled', folio: { paid: 3000, returned: 2500, balance: 0 } },
    });
    expect(await nights()).toBe(0);
    const gone = await database
      .select({ method: deskPayment.method, kobo: deskPayment.amountKobo })
      .from(deskPayment)
      .where(eq(deskPayment.kind, 'returned'));
    // The newest first: the card's whole part, and the rest of the sum from the one before.
    expect(gone.sort((one, other) => one.kobo - other.kobo)).toEqual([
      { method: 'cash', kobo: 100_000 },
      { method: 'cash', kobo: 150_000 },
    ]);
    expect(await wrong()).toEqual([]);
  });

  test('is of no stay whose guest is in house', async () => {
    await partPaid(2000);
    await act(amara, stay, { ...checkIn, room: stay.room });
    expect(await act(bisi, stay, { act: 'releaseStay', why: 'Never came' })).toMatchObject({
      status: 409,
    });
  });
});

describe('A refund of a stay that was paid here and on the site', () => {
  beforeEach(async () => {
    await partPaid(2000);
    const rest = await openPage(world, stay.guest, stay.id);
    await world.press(rest.checkoutUrl, 'pay');
    await verify(world, rest.reference);
  });

  test('gives each part back by its own means, the last first', async () => {
    const some = await act(bisi, stay, { act: 'refund', amount: 4500, why: 'The air conditioner' });
    expect(some).toMatchObject({ body: { paymentStatus: 'paid', folio: { returned: 4500 } } });
    await world.pass(2 * HOUR);
    expect(await seen()).toMatchObject({ paymentStatus: 'paid' });
    await goTo(world.clock.now());
    await act(bisi, stay, { act: 'refund', why: 'The rest' });
    expect(await nights()).toBe(0);
    await world.pass(2 * HOUR);
    expect(await seen()).toMatchObject({ paymentStatus: 'refunded' });
    expect(await wrong()).toEqual([]);
  });

  test('is asked for at the desk', async () => {
    const url = `/api/v1/hotel/payment/refund/request/${stay.id}`;
    const body = { reason: 'The conference has been moved to another month.' };
    await goTo('2026-03-02T09:00:00Z');
    expect(await world.request('POST', url, { token: stay.guest.token, body })).toMatchObject(
      refusedWith(409, 'refund_refused'),
    );
  });
});

test('A refund of the whole price on the site leaves whoever is in house the room', async () => {
  const page = await openPage(world, stay.guest, stay.id);
  await world.press(page.checkoutUrl, 'pay');
  await verify(world, page.reference);
  await act(amara, stay, { ...checkIn, room: stay.room });
  const refunded = await act(bisi, stay, { act: 'refund', why: 'No water all day' });
  expect(refunded).toMatchObject({ body: { paymentStatus: 'paid', folio: { returned: 6000 } } });
  await world.pass(2 * HOUR);
  expect(await nights()).toBe(3);
  expect(await seen()).toMatchObject({ paymentStatus: 'paid' });
  expect(await wrong()).toEqual([]);
});

test.each([
  ['cancels it', sql`update reservation set status = 'cancelled', cancel_reason = 'expired'`],
  ['makes it paid by the whole price', sql`update reservation set status = 'paid'`],
  ['gives up its nights', sql`delete from room_night`],
  [
    'takes the whole price in cash',
    sql`insert into desk_payment (id, reservation_id, kind, method, purpose, amount_kobo, by, at)
      select gen_random_uuid(), id, 'taken', 'cash', 'stay', total_kobo, 'Amara', now() from reservation where is_kept`,
  ],
  [
    'opens a page for the whole price',
    sql`insert into payment_attempt (id, reference, reservation_id, provider, amount_kobo, currency, status, return_to, created_at, updated_at)
      select gen_random_uuid(), 'old', id, 'paystack', total_kobo, 'NGN', 'opening', '/', now(), now() from reservation where is_kept`,
  ],
])('A program of before that %s is refused by the database', async (_, statement) => {
  await partPaid();
  await expect(database.execute(statement)).rejects.toThrow();
  const [row] = await database.select().from(reservation).where(eq(reservation.id, stay.id));
  expect(row).toMatchObject({ status: 'pending', isKept: true, paidKobo: 200_000 });
  expect(await nights()).toBe(3);
});

test('Today names who owes for tonight, and a deposit whose guest has not come by the evening', async () => {
  const needs = async () => {
    const { body } = await amara.browser.request('GET', '/today');
    return listAt(body, 'needs').filter((need) => valueAt(need, 'kind') !== 'openDay');
  };
  await partPaid();
  expect(await needs()).toMatchObject([{ kind: 'unpaidArrival' }]);
  await goTo('2026-03-12T17:00:00Z');
  expect(await needs()).toEqual([
    {
      kind: 'depositWaiting',
      text: 'Adaobi Okeke has paid ₦2,000.00 and hasn’t arrived. A manager can release the stay.',
      reservationId: stay.id,
    },
  ]);
  const { room } = stay;
  const arrived = await act(amara, stay, { ...checkIn, room });
  expect(arrived).toMatchObject({ body: { folio: { paidUntil: '2026-03-13' } } });
  expect(await needs()).toEqual([]);
  await goTo('2026-03-13T09:00:00Z');
  expect(await needs()).toEqual([
    {
      kind: 'unpaidNight',
      text: `Adaobi Okeke in room ${room} hasn’t paid for tonight: ₦4,000.00 is still due.`,
      reservationId: stay.id,
    },
  ]);
});
