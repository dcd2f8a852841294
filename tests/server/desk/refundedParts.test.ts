import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { reconcile } from '../../../server/books/reconcile';
import { deskPayment } from '../../../server/database/schema';
import { recordCashMovement } from '../../../server/books/cashBook';
import { freshPaymentWorld } from '../payments/paymentWorld';
import { listAt, numberAt, textAt, valueAt } from '../support/reading';
import { act, arrival, paidBy, refused, twoAtDesk, unpaidRoom } from './deskSessions';

const world = await freshPaymentWorld();
const { database } = world.context;
const { amara, bisi } = twoAtDesk(world, arrival);

/** Three nights in a Deluxe Room, ₦6,000: paid ₦2,000 in cash, ₦1,500 by card, ₦2,500 in cash. */
const threeNights = { checkInDate: '2026-03-12', checkOutDate: '2026-03-15' };
let stay: Awaited<ReturnType<typeof unpaidRoom>>;
let parts: unknown[];
beforeEach(async () => {
  stay = await unpaidRoom(world, threeNights);
  for (const [amount, balance, method] of [
    [2000, 6000, 'cash'],
    [1500, 4000, 'pos'],
    [2500, 2500, 'cash'],
  ] as const) {
    world.clock.advance(60_000);
    const taking = { act: 'takePayment', ...paidBy(method), amount, balance };
    parts = partsIn((await act(amara, stay, taking)).body);
  }
});

const partsIn = (body: unknown) =>
  listAt(body, 'folio.lines').filter((line) => valueAt(line, 'part') !== undefined);
const leftIn = (body: unknown) => partsIn(body).map((line) => numberAt(line, 'left'));
const part = (place: number) => textAt(parts[place], 'part');
const refund = (body: object) => act(bisi, stay, { act: 'refund', why: 'No water', ...body });
const wrong = async () => (await reconcile(world.context, { asksAll: true })).unaccounted;
const account = { bank: '058', accountNumber: '0001234567' };

describe('A refund at the desk', () => {
  test('comes from the newest payment first, each back by its own means', async () => {
    expect(leftIn((await refund({ amount: 2000 })).body)).toEqual([2000, 1500, 500]);
    expect(await refund({ amount: 600 })).toMatchObject(
      refused(
        'This was a card payment, and a terminal can’t refund it. Choose cash or bank transfer.',
      ),
    );
    expect(leftIn((await refund({ amount: 600, method: 'cash' })).body)).toEqual([2000, 1400, 0]);
    expect(await wrong()).toEqual([]);
  });

  test('comes from the payment that is chosen, never more than it brought', async () => {
    expect(leftIn((await refund({ part: part(0), amount: 500 })).body)).toEqual([1500, 1500, 2500]);
    expect(await refund({ part: part(0), amount: 1500.01 })).toMatchObject({ status: 409 });
    expect(leftIn((await refund({ part: part(0) })).body)).toEqual([0, 1500, 2500]);
    expect(await refund({ part: part(0) })).toMatchObject(
      refused('Nothing is left of this payment to refund. Choose another one.'),
    );
    const given = await database
      .select({ method: deskPayment.method, returns: deskPayment.returns })
      .from(deskPayment)
      .where(eq(deskPayment.kind, 'returned'));
    expect(given).toEqual([
      { method: 'cash', returns: part(0) },
      { method: 'cash', returns: part(0) },
    ]);
    expect(await wrong()).toEqual([]);
  });

  test('of a card payment by transfer names the account, whose holder shows before it is sent', async () => {
    const byTransfer = { part: part(1), method: 'transfer', proof: 'TRF-991' };
    expect(await refund(byTransfer)).toMatchObject(
      refused(
        'A card payment goes back to a bank account. Enter its bank and number to see the account name, or choose cash.',
      ),
    );
    const path = `/reservations/${stay.id}/preview`;
    const asked = { act: 'refund', why: 'No water', ...byTransfer, ...account };
    const preview = await bisi.browser.request('POST', path, asked);
    expect(textAt(preview.body, 'folio.account')).toBe(
      'NGOZI CHIOMA EZE, Guaranty Trust Bank …4567',
    );
    const done = await refund({ ...byTransfer, ...account });
    expect(leftIn(done.body)).toEqual([2000, 0, 2500]);
    expect(textAt(done.body, 'folio.account')).toBe(textAt(preview.body, 'folio.account'));
    expect(JSON.stringify(await database.select().from(deskPayment))).not.toContain(
      account.accountNumber,
    );
    expect(await wrong()).toEqual([]);
  });

  test('of several payments by one transfer books it once', async () => {
    const whole = { method: 'transfer', proof: 'TRF-992', ...account };
    expect(await refund(whole)).toMatchObject({ body: { folio: { returned: 6000 } } });
    const given = await database
      .select({ proof: deskPayment.proof })
      .from(deskPayment)
      .where(eq(deskPayment.kind, 'returned'));
    expect(given.filter(({ proof }) => proof !== null)).toHaveLength(1);
    expect(given).toHaveLength(3);
    expect(await wrong()).toEqual([]);
  });
});

test('The books name a payment of which more went back than it brought', async () => {
  const back = { kind: 'returned', purpose: 'stay', method: 'cash', proof: null } as const;
  await database.transaction((tx) =>
    recordCashMovement(tx, world.context, {
      ...{ ...back, reservationId: stay.id, amountKobo: 200_001, by: 'Bisi', returns: part(0) },
    }),
  );
  expect(await wrong()).toMatchObject([{ code: 'partGaveMore', amountKobo: -1 }]);
});
