import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { findings } from '../../../messages/books/findings';
import { reservation } from '../../../server/database/schema';
import { reconcile } from '../../../server/books/reconcile';
import { hotel } from '../desk/atTheDesk';
import { freshPaymentWorld } from '../payments/paymentWorld';
import { deskStay } from './plantDifference';
import { plantedCharges } from './plantedCharges';
import { plantedRefunds } from './plantedRefunds';
import { plantedReservations } from './plantedReservations';

const world = await freshPaymentWorld();

const planted = [...plantedCharges(world), ...plantedRefunds(world), ...plantedReservations(world)];

describe('Reconciling finds, and calls by its name and nothing else,', () => {
  test.each(planted)('$name', async ({ code, amountKobo, plant }) => {
    await deskStay(world).then((id) =>
      world.context.database
        .update(reservation)
        .set({ name: 'Somebody else' })
        .where(eq(reservation.id, id)),
    );
    const { reference } = await plant();
    const { unaccounted } = await reconcile(world.context, { asksAll: true });
    expect(unaccounted).toHaveLength(1);
    expect(unaccounted).toMatchObject([
      { code, amountKobo, ...(reference !== undefined && { reference }) },
    ]);
    const { code: exit, text } = await hotel(world, 'reconcile', '--all');
    expect(text).toContain(findings[code]);
    expect(text).toContain('NOT every naira is accounted for.');
    expect(exit).toBe(1);
  });
});
