import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { paymentAttempt } from '../../../server/database/schema';
import { reconcile } from '../../../server/books/reconcile';
import { hotel, whoAndWhy } from '../desk/atTheDesk';
import {
  casesOf,
  held,
  openStay,
  pay,
  refundsOf,
  stayTotal,
  reservationOf,
  unheardStay,
} from '../payments/openStay';
import { freshPaymentWorld } from '../payments/paymentWorld';
import { DAY } from '../support/durations';

const world = await freshPaymentWorld();

describe('What reconciling finds, it also has followed', () => {
  test('money of a payment of which nobody asked any more comes into the books, and goes back', async () => {
    const stay = await openStay(world);
    await world.pass(31 * DAY);
    await pay(world, stay);
    await world.pass(DAY);
    expect(await held(world)).toBe(0);

    const found = await hotel(world, 'reconcile', '--all');
    expect(found.code).toBe(1);
    expect(found.text).toContain('Received by the provider, but not booked');
    expect(found.text).toContain('1 payment is asked about again: the server books it');
    await world.pass(DAY);
    expect(await refundsOf(world)).toMatchObject([
      { cause: 'late', amountKobo: stayTotal, status: 'settled' },
    ]);
    expect(await hotel(world, 'reconcile', '--all')).toMatchObject({ code: 0 });
  });

  test.each(['paystack', 'flutterwave'] as const)(
    'a payment at %s that our books don’t have becomes a case, which takes it in',
    async (provider) => {
      const stay = await unheardStay(world, provider);
      await world.context.database
        .delete(paymentAttempt)
        .where(eq(paymentAttempt.reference, stay.reference));

      const { unaccounted } = await reconcile(world.context, { asksAll: false });
      expect(unaccounted).toMatchObject([
        { provider, reference: stay.reference, reservationId: null, amountKobo: stayTotal },
      ]);
      const found = await hotel(world, 'reconcile');
      expect(found.code).toBe(1);
      expect(found.text).toContain('not in our books at all');
      expect(found.text).toContain('1 case was opened');
      const cases = await casesOf(world);
      expect(cases).toMatchObject([{ kind: 'unknown_payment', closedAt: null }]);
      const [{ id } = { id: '' }] = cases;

      // The next time it is a case like any other, and the only one.
      expect(await hotel(world, 'reconcile')).toMatchObject({ code: 0 });
      expect(await casesOf(world)).toHaveLength(1);
      await hotel(world, 'case', 'adopt', id, '--for', stay.id, ...whoAndWhy);
      expect(await reservationOf(world, stay)).toMatchObject({ paymentStatus: 'paid' });
      expect(await held(world)).toBe(stayTotal);
    },
  );
});
