import { beforeEach, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { transferTwice, whichTransfer } from '../../../messages/desk/errors';
import { reconcile } from '../../../server/books/reconcile';
import { deskPayment, reservation, reservationEvent } from '../../../server/database/schema';
import { eraseGuests } from '../../../server/privacy/eraseGuests';
import { sweepHolds } from '../../../server/reservations/holds/sweepHolds';
import { freshPaymentWorld } from '../payments/paymentWorld';
import { HOUR } from '../support/durations';
import { textAt, valueAt } from '../support/reading';
import {
  act,
  arrival,
  changed,
  inCash,
  refused,
  send,
  twoAtDesk,
  unpaidRoom,
  type OneRoomStay,
} from './deskSessions';

const world = await freshPaymentWorld();
const { database } = world.context;
const { amara, bisi, goTo } = twoAtDesk(world, arrival);
const why = 'Sent by mistake';

let stay: OneRoomStay;
beforeEach(async () => {
  stay = await unpaidRoom(world);
});

const expecting = (amount = 2000, proof = 'GTB 0312 Okeke') => ({
  ...{ act: 'expectTransfer', amount, proof, balance: 2000 },
});
const confirming = (amount?: number, proof?: string) => ({
  act: 'confirmTransfer',
  ...(amount !== undefined && { amount }),
  ...(proof !== undefined && { proof }),
});
const receiving = (more: object = {}) => ({
  ...{ act: 'receiveMoney', amount: 5000, proof: 'GTB 0313', sender: 'Chidi Obi' },
  ...more,
});
const onMoney = (body: object, person = bisi) => send(person, '/money/acts', body);
const money = async (person = bisi) => (await person.browser.request('GET', '/money')).body;
const firstId = async () => textAt(await money(), 'received.0.id');
const look = async ({ id }: OneRoomStay) =>
  (await bisi.browser.request('GET', `/reservations/${id}`)).body;
/** The desk's own books, and what they can't account for. */
async function books() {
  const { atDesk, unaccounted } = await reconcile(world.context, { asksAll: true });
  return { ...atDesk, unaccounted };
}
const balanced = (takenNaira: number, returnedNaira = 0) => ({
  ...{ takenKobo: takenNaira * 100, returnedKobo: returnedNaira * 100, unaccounted: [] },
});

const telling = (text: string): unknown =>
  expect.arrayContaining([expect.objectContaining({ text })]);

describe('A transfer that was expected', () => {
  test('and came in a smaller sum pays a part, which keeps the rooms', async () => {
    await act(amara, stay, expecting());
    expect((await act(bisi, stay, confirming(1200.5))).body).toMatchObject({
      paymentStatus: 'pending',
      folio: { paid: 1200.5, priceDue: 799.5, awaited: null },
      timeline: telling('Transfer received: ₦1,200.50 of ₦2,000.00 expected'),
    });
    expect(await books()).toEqual(balanced(1200.5));
  });

  test('and came in a larger sum pays the stay; the rest is money received', async () => {
    await act(amara, stay, expecting());
    expect((await act(bisi, stay, confirming(2500))).body).toMatchObject({
      paymentStatus: 'paid',
      folio: { paid: 2000, balance: 0, received: [{ amount: 2500, left: 500 }] },
    });
    const taken = [{ by: 'Bisi Ade', how: 'by transfer', payments: 1, taken: 2500, returned: 0 }];
    expect(await money()).toMatchObject({ takings: taken, received: [{ left: 500 }] });
    expect(await books()).toEqual(balanced(2500));
  });

  test('in another sum pays extras of a paid stay, and no more than they cost', async () => {
    await act(amara, stay, inCash(2000));
    await act(amara, stay, { act: 'addExtra', amount: 700, text: 'Laundry', balance: 0 });
    await act(amara, stay, { ...expecting(700), balance: 700 });
    expect((await act(bisi, stay, confirming(1000))).body).toMatchObject({
      folio: { balance: 0, paid: 2700, received: [{ left: 300 }] },
    });
    expect(await books()).toEqual(balanced(3000));
  });

  test('and came after the rooms were gone is money received, and pays another stay', async () => {
    await act(amara, stay, expecting());
    await goTo('2026-03-13T12:00:00Z');
    await sweepHolds(world.context);
    expect((await act(bisi, stay, confirming())).body).toMatchObject({
      paymentStatus: 'cancelled',
      folio: { paid: 0, received: [{ amount: 2000, left: 2000 }] },
    });
    const next = await unpaidRoom(world, {
      checkInDate: '2026-03-13',
      checkOutDate: '2026-03-14',
    });
    const using = {
      ...{ act: 'applyReceived', received: await firstId(), reservationId: next.id },
      amount: 1500,
    };
    expect(await onMoney(using, amara)).toMatchObject({ status: 403 });
    expect((await onMoney(using)).body).toMatchObject({
      text: '₦1,500.00 applied to the stay of Adaobi Okeke.',
    });
    expect(await look(next)).toMatchObject({ folio: { paid: 1500, priceDue: 500 } });
    expect(await onMoney({ ...using, amount: 501 })).toMatchObject(
      refused('₦500.00 of this money is left. Enter that or less.'),
    );
    await onMoney({ ...using, amount: 500 });
    expect(await onMoney({ ...using, amount: 1 })).toMatchObject(
      changed('Bisi Ade used the rest of this money on 13 March, 13:00.'),
    );
    expect(await look(next)).toMatchObject({ paymentStatus: 'paid' });
    // It was taken when it came, and once.
    expect(await money()).toMatchObject({ takings: [{ taken: 2000 }], received: [] });
    expect(await books()).toEqual(balanced(2000));
  });

  test('and was paid in cash meanwhile is money received, which the history says', async () => {
    await act(amara, stay, expecting());
    await act(amara, stay, inCash(2000));
    expect((await act(bisi, stay, confirming())).body).toMatchObject({
      timeline: telling(
        'Transfer received: ₦2,000.00 of ₦2,000.00 expected, ₦2,000.00 is money received, ₦2,000.00 was paid at the desk meanwhile',
      ),
    });
    const other = await unpaidRoom(world);
    await act(amara, other, expecting(2000, 'GTB 2'));
    await act(amara, other, inCash(2000));
    expect((await act(bisi, other, { act: 'dropTransfer', why })).body).toMatchObject({
      timeline: telling('Expected transfer removed: ₦2,000.00 was paid at the desk meanwhile'),
    });
    // It comes after all.
    const late = receiving({ amount: 2000, reservationId: other.id.slice(0, 8) });
    expect(await onMoney(late)).toMatchObject({ status: 200 });
    expect(await look(other)).toMatchObject({ folio: { received: [{ left: 2000 }] } });
    expect(await books()).toEqual(balanced(8000));
  });

  test.each(['-', ' – ', 'N/A', 'none', '000'])(
    'is known by no reference like “%s”',
    async (proof) => {
      expect(await act(amara, stay, expecting(2000, proof))).toMatchObject(refused(whichTransfer));
      await act(amara, stay, expecting());
      expect(await act(bisi, stay, confirming(2000, proof))).toMatchObject(refused(whichTransfer));
      expect(await look(stay)).toMatchObject({ folio: { awaited: { amount: 2000 }, paid: 0 } });
    },
  );
});

describe('Money received', () => {
  test('is recorded by a manager, once, with when it came', async () => {
    const happenedAt = '2026-03-11T09:30:00.000Z';
    expect(await onMoney(receiving(), amara)).toMatchObject({ status: 403 });
    expect(await onMoney(receiving({ happenedAt: '2026-03-13T00:00:00Z' }))).toMatchObject({
      status: 409,
    });
    expect(await onMoney(receiving({ reservationId: '0000' }))).toMatchObject({ status: 409 });
    expect(await onMoney(receiving({ happenedAt }))).toMatchObject({ status: 200 });
    expect(await onMoney(receiving({ proof: 'gtb-O313' }))).toMatchObject(refused(transferTwice));
    const may = { isAllowed: true };
    const kept = { left: 5000, sender: 'Chidi Obi', at: happenedAt, apply: may, refund: may };
    expect(await money()).toMatchObject({ received: [kept], takings: [{ taken: 5000 }] });
    expect(await money(amara)).toMatchObject({ received: [{ refund: { needsManager: true } }] });
    const { body } = await amara.browser.request('GET', '/today');
    const text =
      '₦5,000.00 from Chidi Obi pays nothing yet. A manager applies it to a stay, or refunds it.';
    expect(valueAt(body, 'needs.0')).toEqual({ kind: 'moneyReceived', text, reservationId: null });
  });

  test('goes back in parts, by its own means with a reference, and never more than came', async () => {
    await onMoney(receiving());
    const back = {
      ...{ act: 'refundReceived', received: await firstId(), amount: 3000, method: 'transfer' },
      ...{ paidTo: 'Chidi Obi', why },
    };
    expect(await onMoney({ ...back, proof: '-' })).toMatchObject(refused(whichTransfer));
    expect((await onMoney({ ...back, proof: 'ZEN 1' })).body).toEqual({
      text: '₦3,000.00 refunded; ₦2,000.00 of it is left.',
    });
    const rest = { ...back, method: 'cash' };
    expect(await onMoney({ ...rest, amount: 2001 })).toMatchObject(
      refused('₦2,000.00 of this money is left. Enter that or less.'),
    );
    await onMoney({ ...rest, amount: 2000 });
    expect(await onMoney({ ...rest, amount: 1 })).toMatchObject({ status: 409 });
    const takings = [
      { how: 'in cash', taken: 0, returned: 2000 },
      { how: 'by transfer', taken: 5000, returned: 3000 },
    ];
    expect(await money()).toMatchObject({ received: [], takings });
    expect(await books()).toEqual(balanced(5000, 5000));
  });

  test('pays no stay that can’t stand', async () => {
    await onMoney(receiving());
    await act(amara, stay, { act: 'cancel', why });
    const using = { act: 'applyReceived', received: await firstId(), amount: 2000 };
    expect(await onMoney({ ...using, reservationId: stay.id })).toMatchObject({ status: 409 });
    expect(await money()).toMatchObject({ received: [{ left: 5000 }] });
  });

  test('that pays a stay goes back with it, and is corrected to nothing else', async () => {
    await onMoney(receiving({ amount: 2000 }));
    const using = { act: 'applyReceived', received: await firstId(), amount: 2000 };
    await onMoney({ ...using, reservationId: stay.id });
    const [, payment] = await database.select().from(deskPayment).orderBy(deskPayment.purpose);
    const [paid] = await database
      .select()
      .from(deskPayment)
      .where(eq(deskPayment.reservationId, stay.id));
    expect(payment).toBeDefined();
    const correcting = { act: 'correctPayment', payment: paid?.id, method: 'cash', why };
    expect(await act(amara, stay, correcting)).toMatchObject({ status: 409 });
    await act(bisi, stay, { act: 'refund', method: 'transfer', proof: 'ZEN 2', why });
    expect(await books()).toEqual(balanced(2000, 2000));
  });

  test('is never used beyond its sum, whatever the program', async () => {
    await onMoney(receiving());
    const [row] = await database.select().from(deskPayment);
    if (!row) throw new Error('Nothing was received');
    const uses = { ...row, id: stay.id, kind: 'returned' as const, received: row.id };
    const insert = (amountKobo: number) =>
      database.insert(deskPayment).values({ ...uses, proof: null, reference: null, amountKobo });
    await expect(insert(500_001)).rejects.toThrow();
    await insert(500_000);
    await expect(
      database
        .insert(deskPayment)
        .values({ ...uses, id: row.id.replace(/^./, 'a'), amountKobo: 1 }),
    ).rejects.toThrow();
  });

  test('keeps its sender until the guest is forgotten', async () => {
    await onMoney(receiving({ reservationId: stay.id }));
    await database.transaction((tx) => eraseGuests(tx, [stay.id], '–'));
    const [row] = await database.select().from(deskPayment);
    expect(row).toMatchObject({ sender: null, amountKobo: 500_000, proof: 'GTB 0313' });
    expect(await money()).toMatchObject({ received: [{ sender: 'Unknown sender', left: 5000 }] });
  });
});

describe('At one moment', () => {
  test('two managers use the same money received, and it pays once', async () => {
    const other = await unpaidRoom(world);
    await onMoney(receiving({ amount: 2000 }));
    const received = await firstId();
    const using = ({ id: reservationId }: OneRoomStay) =>
      onMoney({ act: 'applyReceived', received, reservationId, amount: 2000 });
    const back = { act: 'refundReceived', received, amount: 2000, method: 'cash' };
    await bisi.browser.enterCode();
    const answers = await Promise.all([
      using(stay),
      using(other),
      onMoney({ ...back, paidTo: 'Chidi Obi', why }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await books()).unaccounted).toEqual([]);
  });

  test('a transfer is confirmed and its hold expires: the stay is paid, or the money waits', async () => {
    await act(amara, stay, expecting());
    await goTo(new Date(arrival.getTime() + HOUR));
    const [answer] = await Promise.all([act(bisi, stay, confirming()), sweepHolds(world.context)]);
    expect(answer).toMatchObject({ status: 200 });
    const [row] = await database.select().from(reservation).where(eq(reservation.id, stay.id));
    const received = (await database.select().from(deskPayment)).map(({ purpose }) => purpose);
    expect([row?.status, received]).toEqual(['paid', ['stay']]);
    expect(await books()).toEqual(balanced(2000));
  });

  test('two transfers by one reference are received once', async () => {
    await bisi.browser.enterCode();
    const answers = await Promise.all([
      onMoney(receiving()),
      onMoney(receiving({ proof: 'GTB-0313', sender: 'Ada Obi' })),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await books()).toEqual(balanced(5000));
  });
});

test('A manager who confirms a transfer that they noted enters the code', async () => {
  await act(bisi, stay, expecting());
  const path = `/reservations/${stay.id}/acts`;
  const headers = { 'idempotency-key': stay.id };
  expect(await bisi.browser.request('POST', path, confirming(), headers)).toMatchObject({
    status: 403,
    body: { code: 'code_needed' },
  });
  expect(await act(bisi, stay, confirming())).toMatchObject({ status: 200 });
  const isIt = eq(reservationEvent.kind, 'desk.transferReceived');
  expect(await database.select().from(reservationEvent).where(isIt)).toMatchObject([
    { detail: { own: 1 } },
  ]);
});
