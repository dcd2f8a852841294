import { asc, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { reconcile } from '../../../server/books/reconcile';
import { deskPayment, receipt, receiptSeries } from '../../../server/database/schema';
import { issueReceipt, receiptNumbers } from '../../../server/receipts/receiptNumbers';
import { freshPaymentWorld, openPage, verify } from '../payments/paymentWorld';
import { listAt, textAt, valueAt } from '../support/reading';
import { act, arrival, paidBy, twoAtDesk, unpaidRoom } from './deskSessions';

const world = await freshPaymentWorld();
const { database } = world.context;
const { amara, bisi } = twoAtDesk(world, arrival);

/** Three nights in a Deluxe Room, ₦6,000. */
const threeNights = { checkInDate: '2026-03-12', checkOutDate: '2026-03-15' };
let stay: Awaited<ReturnType<typeof unpaidRoom>>;
beforeEach(async () => {
  stay = await unpaidRoom(world, threeNights);
});

const take = async (amount: number, balance: number, method = 'cash') => {
  world.clock.advance(60_000);
  return act(amara, stay, { act: 'takePayment', ...paidBy(method), amount, balance });
};
const wrong = async () => (await reconcile(world.context, { asksAll: true })).unaccounted;
const printed = (body: unknown) => JSON.stringify(valueAt(body, 'folio.receipt'));
const numbersOf = (body: unknown) =>
  listAt(body, 'folio.receipts').map((one) => valueAt(one, 'number'));

describe('Receipts at the desk', () => {
  test('are numbered for each part and for extras, in one series, and the last lists all', async () => {
    const first = await take(2000, 6000);
    expect(numbersOf(first.body)).toEqual(['000001']);
    expect(listAt(first.body, 'folio.receipts')).toMatchObject([
      { price: [{ term: 'Paid towards your stay', value: '₦2,000.00' }] },
    ]);
    await take(1500, 4000, 'pos');
    const whole = await take(2500, 2500);
    expect(valueAt(whole.body, 'folio.receipt.number')).toBe('000003');
    expect(printed(whole.body)).toContain(
      '₦2,000.00 in cash (receipt 000001), ₦1,500.00 by card at the desk (receipt 000002), ₦2,500.00 in cash',
    );
    const extra = { act: 'addExtra', amount: 800, text: 'Laundry', balance: 0 };
    await act(amara, stay, extra);
    const paid = await take(800, 800);
    expect(numbersOf(paid.body)).toEqual(['000001', '000002', '000004']);
    expect(JSON.stringify(listAt(paid.body, 'folio.receipts'))).toContain('Paid for extras');
    expect(await receiptNumbers(database)).toMatchObject({ given: 4, last: 4, unexplained: [] });
    expect(await wrong()).toEqual([]);
  });

  test('name the number in the emails, and the whole stay’s lists the site’s payment beside the parts', async () => {
    const first = await take(2000, 6000);
    const emails = listAt(first.body, 'emails').map((one) => textAt(one, 'subject'));
    expect(emails).toContain(`Receipt: ₦2,000.00 towards reservation ${stay.id.slice(0, 8)}`);
    const rest = await openPage(world, stay.guest, stay.id);
    await world.press(rest.checkoutUrl, 'pay');
    await verify(world, rest.reference);
    const { body } = await act(amara, stay, { act: 'note', note: 'Paid online' });
    expect(printed(body)).toMatch(/₦2,000.00 in cash \(receipt 000001\), ₦4,000.00 .*Paystack/);
  });

  test('keep their number when the means are corrected', async () => {
    await take(2000, 6000);
    const [payment] = await database.select().from(deskPayment);
    const corrected = await act(amara, stay, {
      ...{ act: 'correctPayment', payment: payment?.id, why: 'It was a card' },
      ...paidBy('pos'),
    });
    expect(valueAt(corrected.body, 'folio.receipts')).toMatchObject([{ number: '000001' }]);
    expect(JSON.stringify(valueAt(corrected.body, 'folio.receipts'))).toContain('by card');
  });

  test('go on behind a part when a server of before issues the next one', async () => {
    await take(2000, 6000);
    // It counts the receipts and the series, and knows no parts.
    const other = await unpaidRoom(world, threeNights);
    const [series] = await database.select().from(receiptSeries);
    const [highest] = await database.select({ number: sql`max(number)` }).from(receipt);
    const next = Math.max(series?.last ?? 0, Number(highest?.number)) + 1;
    await database.execute(sql`
      insert into receipt (number, reservation_id, issued_at) values (${next}, ${other.id}, now())`);
    await database.update(receiptSeries).set({ last: next });
    const later = await take(1000, 4000);
    expect(numbersOf(later.body)).toEqual(['000001', '000003']);
    expect(await receiptNumbers(database)).toMatchObject({ given: 3, unexplained: [] });
  });

  test('get two numbers when two people take money in the same moment', async () => {
    const other = await unpaidRoom(world, threeNights);
    const taking = { act: 'takePayment', method: 'cash', amount: 1000, balance: 6000 };
    await Promise.all([
      act(amara, stay, taking),
      act(bisi, other, taking),
      database.transaction((tx) => issueReceipt(tx, world.context, stay.id)),
    ]);
    const rows = await database.select().from(receipt).orderBy(asc(receipt.number));
    expect(rows.map(({ number }) => number)).toEqual([1, 2, 3]);
  });
});

test('Money lists every payment of the day with its guest, means, reference and receipt', async () => {
  await take(2000, 6000, 'pos');
  const rest = await openPage(world, stay.guest, stay.id);
  await world.press(rest.checkoutUrl, 'pay');
  await verify(world, rest.reference);
  await act(bisi, stay, { act: 'refund', amount: 500, why: 'The air conditioner' });
  const { body } = await bisi.browser.request('GET', '/money');
  const found = { reservationId: stay.id, name: 'Adaobi Okeke' };
  const [payment] = await database.select().from(deskPayment).where(eq(deskPayment.kind, 'taken'));
  expect(listAt(body, 'payments')).toMatchObject([
    {
      ...{ ...found, kind: 'payment', by: 'Amara Eze', how: 'by card at the desk', amount: 2000 },
      ...{ reference: payment?.proof, receipt: '000001' },
    },
    { ...found, kind: 'payment', by: null, amount: 4000, reference: rest.reference, receipt: null },
  ]);
});
