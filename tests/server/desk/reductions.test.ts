import { beforeEach, describe, expect, test } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { reservation, reservationEvent, roomNight } from '../../../server/database/schema';
import { reconcile } from '../../../server/books/reconcile';
import { noticed } from '../../../server/owner/notices';
import { eraseGuests } from '../../../server/privacy/eraseGuests';
import { sweepHolds } from '../../../server/reservations/holds/sweepHolds';
import { attemptsOf, modification } from '../reservations/stays';
import { freshPaymentWorld, openPage, verify } from '../payments/paymentWorld';
import { listAt, refusedWith, textAt, valueAt } from '../support/reading';
import { HOUR } from '../support/durations';
import { act, arrival, changed, refused, twoAtDesk, unpaidRoom, paidBy } from './deskSessions';

const world = await freshPaymentWorld();
const { database } = world.context;
const { amara, bisi, goTo } = twoAtDesk(world, arrival);

/** Three nights in a Deluxe Room, ₦6,000. */
const threeNights = { checkInDate: '2026-03-12', checkOutDate: '2026-03-15' };
let stay: Awaited<ReturnType<typeof unpaidRoom>>;
beforeEach(async () => {
  stay = await unpaidRoom(world, threeNights);
});

const why = 'The air conditioner was out of order';
const looking = async () => (await amara.browser.request('GET', `/reservations/${stay.id}`)).body;
const reduce = async (amount?: number, more: object = {}, person = bisi) => {
  const revision = valueAt(await looking(), 'revision');
  return act(person, stay, { act: 'reduce', ...(amount && { amount }), why, revision, ...more });
};
const taking = (amount: number, balance: number, method = 'cash') =>
  act(amara, stay, { act: 'takePayment', ...paidBy(method), amount, balance });
const url = () => `/api/v1/hotel/reservations/${stay.id}`;
const seen = async () =>
  valueAt((await world.request('GET', url(), stay.guest)).body, 'reservation');
const nights = () => database.$count(roomNight, eq(roomNight.reservationId, stay.id));
const wrong = async () => (await reconcile(world.context, { asksAll: true })).unaccounted;
const offer = async (name: string) =>
  listAt(await looking(), 'acts').find((one) => valueAt(one, 'act') === name);

describe('A reduction before the stay is paid', () => {
  test('is a line of its price with the reason, for the guest, the desk, the owner and on paper', async () => {
    const reduced = await reduce(1000);
    expect(reduced).toMatchObject({ status: 200, body: { folio: { price: 5000, balance: 5000 } } });
    expect(textAt(reduced.body, 'folio.lines.0.text')).toContain(`Reduction: ${why} = -₦1,000.00`);
    expect(await seen()).toMatchObject({
      totalPrice: 5000,
      roomAllocations: [{ roomPrice: 2000 }],
      reduction: { reason: why, amount: 1000 },
      timeline: [{ amount: 6000 }, { what: 'reduced', amount: 5000 }],
    });
    await world.settle();
    const email = world.post.to(stay.guest.email).at(-1);
    expect(email?.text).toContain(`Reduction: ${why}`);
    expect(email?.text).toContain('₦5,000.00');
    const [event] = await database
      .select()
      .from(reservationEvent)
      .where(eq(reservationEvent.kind, 'price.reduced'));
    expect(
      noticed({
        kind: '',
        earlier: [],
        typeOf: () => undefined,
        ...event,
        detail: event?.detail ?? {},
      }),
    ).toEqual({
      section: 'reductions',
      line: `Price reduced by ₦1,000.00 to ₦5,000.00: “${why}”`,
    });
    await taking(5000, 5000);
    const receipt = JSON.stringify(valueAt(await looking(), 'folio.receipt'));
    expect(receipt).toContain(`Reduction: ${why}`);
    // 7.5 % in 5,000, rounded once.
    expect(receipt).toContain('₦348.84');
    expect(await wrong()).toEqual([]);
  });

  test('is a manager’s, with the six digits, and done once by two who press at once', async () => {
    expect(await reduce(1000, {}, amara)).toMatchObject(refusedWith(403, 'not_your_role'));
    expect(await offer('reduce')).toMatchObject({ isAllowed: false, needsManager: true });
    expect(await reduce(1000)).toMatchObject({ status: 200 });
    expect(await reduce(1000, { revision: 0 })).toMatchObject(
      changed('Price reduced by Bisi Ade at 14:02.'),
    );
  });

  test('closes the guest’s page, whose money goes back whole; the next one asks the reduced price', async () => {
    const before = await openPage(world, stay.guest, stay.id);
    await reduce(1000);
    expect(await attemptsOf(world, stay.id)).toEqual(['superseded']);
    await world.press(before.checkoutUrl, 'pay');
    await world.pass(HOUR / 4);
    const page = await openPage(world, stay.guest, stay.id);
    await world.press(page.checkoutUrl, 'pay');
    expect((await verify(world, page.reference)).status).toBe(200);
    await world.pass(2 * HOUR);
    expect(await attemptsOf(world, stay.id)).toEqual(['returned', 'settled']);
    expect(await seen()).toMatchObject({ paymentStatus: 'paid', totalPrice: 5000 });
    expect(await wrong()).toEqual([]);
  });

  test('leaves no price below what is paid; one that is paid by then is paid', async () => {
    await taking(4000, 6000);
    expect(await reduce(2000.01)).toMatchObject(
      refused(
        'The price can be reduced by at most the ₦2,000.00 that is left to pay. To refund more, take the payment first and reduce the price then.',
      ),
    );
    expect(await reduce(500)).toMatchObject({ body: { folio: { price: 5500, balance: 1500 } } });
    expect(await reduce(undefined, { why: 'No water at night' })).toMatchObject({
      body: { paymentStatus: 'paid', folio: { price: 4000, balance: 0, paid: 4000 } },
    });
    expect(await seen()).toMatchObject({
      reduction: { reason: `${why}; No water at night`, amount: 2000 },
    });
    expect(await wrong()).toEqual([]);
  });

  test('goes with other dates, of which the guest sees the price first', async () => {
    await reduce(1000);
    const same = { token: stay.guest.token, body: modification({ ...threeNights, noOfAdult: 1 }) };
    expect((await world.request('PATCH', `${url()}/modify`, same)).status).toBe(200);
    expect(await seen()).toMatchObject({ totalPrice: 5000, noOfAdult: 1 });
    const longer = { ...same, body: modification({ ...threeNights, checkOutDate: '2026-03-16' }) };
    expect((await world.request('PATCH', `${url()}/modify`, longer)).status).toBe(200);
    expect(await seen()).toMatchObject({ totalPrice: 8000 });
    expect(await seen()).not.toHaveProperty('reduction');
  });

  test('carries no link, and nothing of it is left once its guest is erased', async () => {
    await reduce(1000, { why: 'See https://evil.example/pay for Adaobi' });
    expect(JSON.stringify(valueAt(await seen(), 'reduction'))).not.toContain('evil.example');
    await database.transaction((tx) => eraseGuests(tx, [stay.id], '–'));
    expect(await seen()).toMatchObject({ reduction: { reason: '', amount: 1000 } });
  });
});

describe('A complimentary stay', () => {
  beforeEach(async () => {
    expect(await reduce()).toMatchObject({
      status: 200,
      body: { paymentStatus: 'paid', folio: { price: 0, balance: 0 } },
    });
  });

  test('is paid at once, with a receipt of nothing, and does not expire', async () => {
    expect(JSON.stringify(valueAt(await looking(), 'folio.receipt'))).toContain('₦0.00');
    await goTo(new Date(arrival.getTime() + 5 * HOUR));
    await sweepHolds(world.context);
    expect(await nights()).toBe(3);
    expect(await seen()).toMatchObject({
      paymentStatus: 'paid',
      totalPrice: 0,
      refundableUntil: null,
      papers: ['receipt', 'calendar'],
      timeline: [{ what: 'reserved' }, { what: 'reduced', amount: 0 }],
    });
    expect(await wrong()).toEqual([]);
    const { room } = stay;
    expect((await act(amara, stay, { act: 'checkIn', room })).status).toBe(200);
    const extra = { act: 'addExtra', amount: 500, text: 'Laundry', balance: 0 };
    expect(await act(amara, stay, extra)).toMatchObject({ body: { folio: { balance: 500 } } });
  });

  test('is refunded to nobody, and ended by a release', async () => {
    const refund = `/api/v1/hotel/payment/refund/request/${stay.id}`;
    const body = { reason: 'I cannot come' };
    const asked = await world.request('POST', refund, { token: stay.guest.token, body });
    expect(asked).toMatchObject(refusedWith(409, 'refund_refused'));
    const sentence =
      'This stay is complimentary: there is nothing to pay, reduce or refund. To end it, release it.';
    expect(await act(bisi, stay, { act: 'refund', why })).toMatchObject(refused(sentence));
    expect(await reduce(1)).toMatchObject(refused(sentence));
    expect(await act(bisi, stay, { act: 'releaseStay', why })).toMatchObject({
      body: { paymentStatus: 'cancelled' },
    });
    expect(await nights()).toBe(0);
    expect(await wrong()).toEqual([]);
  });
});

describe('A reduction of a paid stay', () => {
  test('goes back as a refund: the price and the rooms stay', async () => {
    await taking(6000, 6000);
    expect(await reduce(1000)).toMatchObject({
      body: { paymentStatus: 'paid', folio: { price: 6000, returned: 1000 } },
    });
    expect(await nights()).toBe(3);
    await world.settle();
    expect(world.post.to(stay.guest.email).at(-1)?.text).toContain('₦1,000.00');
    expect(await wrong()).toEqual([]);
  });

  test('is never of the whole price before the guest has come', async () => {
    await taking(6000, 6000);
    expect(await reduce()).toMatchObject({ status: 409, body: { code: 'act_refused' } });
    const { room } = stay;
    await act(amara, stay, { act: 'checkIn', room });
    expect(await reduce()).toMatchObject({
      body: { paymentStatus: 'paid', folio: { returned: 6000 } },
    });
  });
});

test.each([
  ['keeps the reduced price', sql`adults = 1`, { totalKobo: 500_000, reducedKobo: 100_000 }],
  [
    'prices other dates without it',
    sql`check_out = '2026-03-16'`,
    { totalKobo: 600_000, reducedKobo: 0 },
  ],
])('A program that knows no reductions %s', async (_, change, expected) => {
  await reduce(1000);
  await database.execute(sql`update reservation set ${change}, total_kobo = 600000`);
  const [row] = await database.select().from(reservation).where(eq(reservation.id, stay.id));
  expect(row).toMatchObject(expected);
});
