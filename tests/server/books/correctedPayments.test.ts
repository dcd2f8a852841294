import { describe, expect, test } from 'vitest';
import { deskPayment, reservationEvent } from '../../../server/database/schema';
import { reconcile } from '../../../server/books/reconcile';
import { noticed } from '../../../server/owner/notices';
import { MINUTE } from '../support/durations';
import { freshPaymentWorld } from '../payments/paymentWorld';
import { listAt, valueAt } from '../support/reading';
import {
  act,
  arrival,
  changed,
  inCash,
  refused,
  twoAtDesk,
  unpaidRoom,
} from '../desk/deskSessions';

/** What somebody tries who has emptied the drawer, and says afterwards that the money was never in it. */

const hotel = await freshPaymentWorld();
const { database } = hotel.context;
const { amara, bisi, goTo } = twoAtDesk(hotel, arrival);

const looking = async ({ id }: { id: string }) =>
  (await amara.browser.request('GET', `/reservations/${id}`)).body;
const paymentOf = async (stay: { id: string }) =>
  listAt(await looking(stay), 'folio.lines')
    .map((line) => valueAt(line, 'payment'))
    .find((id) => id !== undefined);
const asCard = {
  method: 'pos',
  terminal: 'POS 1',
  proof: '004711',
  why: 'Pressed the wrong button',
};
async function correct(person: typeof amara, stay: { id: string }, more: object = {}) {
  return act(person, stay, {
    act: 'correctPayment',
    payment: await paymentOf(stay),
    ...asCard,
    ...more,
  });
}
async function named(): Promise<string[]> {
  const events = await database.select().from(reservationEvent);
  return events.flatMap(({ kind, detail }) => {
    const notice = noticed({ kind, detail, earlier: [], typeOf: () => undefined });
    return notice?.section === 'corrections' ? [notice.line] : [];
  });
}
const drawer = async () => {
  const rows = await database.select().from(deskPayment);
  const cash = rows.filter(({ method }) => method === 'cash');
  return cash.reduce((sum, one) => sum + (one.kind === 'taken' ? 1 : -1) * one.amountKobo, 0);
};
const wrong = async () => (await reconcile(hotel.context, { asksAll: true })).unaccounted;

test('“It was by card”, once the cash is gone: the drawer follows, both rows show, the owner reads of it', async () => {
  const stay = await unpaidRoom(hotel);
  await act(amara, stay, inCash(2000));
  const done = await correct(amara, stay);
  expect(done).toMatchObject({
    status: 200,
    body: { folio: { paid: 2000, returned: 0, balance: 0 }, paymentStatus: 'paid' },
  });
  expect(await drawer()).toBe(0);
  const lines = listAt(done.body, 'folio.lines');
  expect(lines.slice(-2)).toMatchObject([
    { kind: 'payment', text: 'in cash, Amara Eze' },
    {
      kind: 'correction',
      text: 'Now by card at the desk, POS 1, slip 004711, Amara Eze: corrected, not approved',
    },
  ]);
  expect(JSON.stringify(valueAt(done.body, 'folio.receipt'))).toContain('by card at the desk');
  expect(await named()).toEqual([
    '₦2,000.00 in cash corrected to by card at the desk: “Pressed the wrong button”',
  ]);
  expect(await wrong()).toEqual([]);
});

test('“It was by card”, without a slip, with the slip of another guest, or without a reference', async () => {
  const [stay, other] = [await unpaidRoom(hotel), await unpaidRoom(hotel)];
  await act(amara, stay, inCash(2000));
  await act(amara, other, { ...inCash(2000), ...asCard, why: undefined });
  for (const entered of [{ proof: undefined }, {}, { method: 'transfer', proof: undefined }])
    expect(await correct(amara, stay, entered)).toMatchObject({ status: 409 });
  expect(await drawer()).toBe(200_000);
});

test('“It was by card”, of a payment of yesterday, or of one that a colleague has corrected', async () => {
  const stay = await unpaidRoom(hotel);
  await act(amara, stay, inCash(2000));
  const payment = await paymentOf(stay);
  await correct(amara, stay);
  expect(await correct(amara, stay, { payment, proof: '004712' })).toMatchObject(
    changed('Payment corrected by Amara Eze at 14:02.'),
  );
  await goTo('2026-03-13T08:00:00Z');
  expect(await correct(amara, stay, { method: 'cash' })).toMatchObject(
    refused(
      'A payment can only be corrected on its own day. Leave a note for the manager who closed it.',
    ),
  );
});

test('a manager corrects their own taking only with the six digits, and a clerk approves nothing', async () => {
  const stay = await unpaidRoom(hotel);
  await act(bisi, stay, inCash(2000));
  const payment = await paymentOf(stay);
  hotel.clock.setTo(new Date(arrival.getTime() + 6 * MINUTE));
  const withoutCode = (body: object) =>
    bisi.browser.request('POST', `/reservations/${stay.id}/acts`, body, {
      'idempotency-key': crypto.randomUUID(),
    });
  const correcting = { act: 'correctPayment', payment, ...asCard };
  expect(await withoutCode(correcting)).toMatchObject({ status: 403 });
  expect(await correct(amara, stay)).toMatchObject({ status: 200 });
  const approve = { act: 'approveCorrection', payment };
  expect(await act(amara, stay, approve)).toMatchObject({ status: 403 });
  expect(await withoutCode(approve)).toMatchObject({ status: 403 });
  await goTo(new Date(arrival.getTime() + 7 * MINUTE));
  expect((await act(bisi, stay, approve)).status).toBe(200);
  expect(JSON.stringify(await looking(stay))).toContain('slip 004711, Amara Eze, approved');
  expect((await named()).at(-1)).toBe('Correction of ₦2,000.00 approved');
});

test('a part of a stay’s price is corrected, and goes back by the means that counts', async () => {
  const stay = await unpaidRoom(hotel);
  await act(amara, stay, inCash(500, 2000));
  expect(await correct(amara, stay)).toMatchObject({
    status: 200,
    body: { folio: { paid: 500, balance: 1500 } },
  });
  await act(amara, stay, inCash(1500));
  expect(await drawer()).toBe(150_000);
  expect(await wrong()).toEqual([]);
});

describe('“I took less than that”, once the receipt is given', () => {
  const lower = (stay: { id: string }, amount: number, more: object = {}, person = amara) =>
    correct(person, stay, {
      method: 'cash',
      terminal: undefined,
      proof: undefined,
      amount,
      ...more,
    });

  test('owes the rest again: the guest hears of it, the receipt is replaced, the owner reads who it was', async () => {
    const stay = await unpaidRoom(hotel);
    await act(amara, stay, inCash(2000));
    const done = await lower(stay, 1200);
    expect(done).toMatchObject({
      status: 200,
      body: {
        paymentStatus: 'pending',
        folio: { paid: 1200, priceDue: 800, balance: 800, receipt: null },
      },
    });
    expect(await drawer()).toBe(120_000);
    expect(listAt(done.body, 'folio.receipts')).toMatchObject([
      { number: '000002', note: 'This receipt replaces receipt 000001, which no longer counts.' },
    ]);
    expect(await named()).toEqual([
      '₦2,000.00 in cash corrected to ₦1,200.00 in cash: “Pressed the wrong button”',
    ]);
    await hotel.settle();
    const email = hotel.post.to(stay.guest.email).at(-1);
    expect(email?.subject).toBe(`A payment was corrected: reservation ${stay.id.slice(0, 8)}`);
    expect(email?.text).toContain('If you paid more than ₦1,200.00, please call us');
    expect(email?.text).toContain('000002, which replaces 000001');
    expect(await wrong()).toEqual([]);
    // The money of the day, the closing and a refund go by what was taken.
    await act(amara, stay, { act: 'checkIn', room: stay.room });
    expect(await act(amara, stay, { act: 'checkOut', room: stay.room })).toMatchObject({
      status: 409,
    });
    const rest = await act(amara, stay, inCash(800));
    expect(rest).toMatchObject({ body: { paymentStatus: 'paid', folio: { paid: 2000 } } });
    expect(valueAt(rest.body, 'folio.receipt')).toMatchObject({ number: '000003' });
    expect(await act(bisi, stay, { act: 'refund', why: 'No water', method: 'cash' })).toMatchObject(
      {
        body: { folio: { returned: 2000 } },
      },
    );
    expect(await drawer()).toBe(0);
    expect(await wrong()).toEqual([]);
  });

  test('of a part, by card with its own slip, and of extras', async () => {
    const stay = await unpaidRoom(hotel);
    await act(amara, stay, { ...inCash(1500, 2000), ...asCard, why: undefined });
    expect(await correct(amara, stay, { amount: 500, proof: undefined })).toMatchObject({
      body: { folio: { paid: 500, priceDue: 1500 } },
    });
    await act(amara, stay, inCash(1500));
    await act(amara, stay, { act: 'addExtra', amount: 900, text: 'Laundry', balance: 0 });
    await act(amara, stay, inCash(900));
    const extra = listAt(await looking(stay), 'folio.lines').at(-1);
    expect(await lower(stay, 400, { payment: valueAt(extra, 'payment') })).toMatchObject({
      body: { paymentStatus: 'paid', folio: { balance: 500 } },
    });
    expect(await wrong()).toEqual([]);
  });

  test('to more than was recorded, twice, or once money has gone back or come online: refused', async () => {
    const stay = await unpaidRoom(hotel);
    await act(amara, stay, inCash(2000));
    const payment = await paymentOf(stay);
    expect(await lower(stay, 2000.01)).toMatchObject(
      refused(
        'A correction can only lower the ₦2,000.00 that was recorded. Record what else you took as another payment.',
      ),
    );
    await lower(stay, 1000);
    expect(await lower(stay, 500, { payment })).toMatchObject(
      changed('Payment corrected by Amara Eze at 14:02.'),
    );
    await act(amara, stay, inCash(1000));
    await act(bisi, stay, { act: 'refund', amount: 100, why: 'No water', method: 'cash' });
    expect(await lower(stay, 10)).toMatchObject({ status: 409, body: { code: 'act_refused' } });
    expect(await wrong()).toEqual([]);
  });

  test('waits for a manager until it is approved', async () => {
    const stay = await unpaidRoom(hotel);
    await act(amara, stay, inCash(2000));
    const payment = await paymentOf(stay);
    const lowered = await lower(stay, 1000);
    expect(JSON.stringify(lowered.body)).toContain('corrected, not approved');
    const approved = await act(bisi, stay, { act: 'approveCorrection', payment });
    expect(JSON.stringify(approved.body)).toContain(
      'Now in cash, receipt 000002, Amara Eze, approved',
    );
  });
});
