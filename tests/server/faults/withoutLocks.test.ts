import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { reservation } from '../../../server/database/schema';
import { settle } from '../../../server/payments/settlement/settle';
import type * as Queries from '../../../server/reservations/queries';
import { reserved, cancel } from '../reservations/stays';
import { openPage, openPaymentWorld } from '../payments/paymentWorld';
import { held, refundsOf, stayTotal } from '../payments/openStay';

/** What happens, once, right after a transaction has read a reservation that it did not lock. */
const meanwhile = vi.hoisted(() => {
  const waiting: (() => Promise<unknown>)[] = [];
  return {
    plan: (happens: () => Promise<unknown>) => waiting.push(happens),
    happen: () => waiting.pop()?.(),
  };
});

vi.mock('../../../server/reservations/queries', async (original) => {
  const withoutLock: typeof Queries.lockReservation = async (tx, id) => {
    const [row] = await tx.select().from(reservation).where(eq(reservation.id, id));
    await meanwhile.happen();
    return row ?? null;
  };
  const forGuest: typeof Queries.lockForGuest = async (tx, _, id) => {
    const row = await withoutLock(tx, id);
    if (row === null) throw new Error(`There is no reservation ${id}`);
    return row;
  };
  const queries = await original<typeof Queries>();
  return { ...queries, lockReservation: withoutLock, lockForGuest: forGuest };
});

const world = await openPaymentWorld();

test('Money gets lost as soon as the reservation is not locked', async () => {
  world.sandbox.behaviour.webhooks.dropped = true;
  const guest = await world.guest();
  const id = await reserved(world, guest);
  const page = await openPage(world, guest, id);
  await world.press(page.checkoutUrl, 'payWithoutReturning');
  meanwhile.plan(() => settle(world.context, page.reference));
  const { status } = await cancel(world, guest, id);
  expect(status).toBe(200);
  expect(await held(world)).toBe(stayTotal);
  expect(await refundsOf(world)).toEqual([]);
});
