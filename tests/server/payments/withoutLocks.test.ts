import { eq } from 'drizzle-orm';
import { afterAll, expect, test, vi } from 'vitest';
import { reservation } from '../../../server/db/schema';
import { settle } from '../../../server/payments/settle';
import type * as Queries from '../../../server/reservations/queries';
import { reserved } from '../reservations/stays';
import { realPostgres } from '../support/realPostgres';
import { openPage, openPaymentWorld } from './paymentWorld';
import { refundsOf, stayTotal } from './openStay';

vi.mock('../../../server/reservations/queries', async (original) => {
  const withoutLock: typeof Queries.lockReservation = async (tx, id) => {
    const [row] = await tx.select().from(reservation).where(eq(reservation.id, id));
    return row ?? null;
  };
  return { ...(await original<typeof Queries>()), lockReservation: withoutLock };
});

const database = await realPostgres();
const world = await openPaymentWorld({ database });
afterAll(async () => {
  await world.app.close();
  await database.close();
});

const ROUNDS = 60;

/** One guest cancels while the payment settles; whether what was said and what was done differ. */
async function goesWrong(): Promise<boolean> {
  await world.reset();
  world.sandbox.behaviour.webhooks.dropped = true;
  const guest = await world.guest();
  const id = await reserved(world, guest);
  const page = await openPage(world, guest, id);
  await world.press(page.checkoutUrl, 'payWithoutReturning');
  const url = `/api/v1/hotel/reservations/${id}/cancel`;
  const [cancelled] = await Promise.allSettled([
    world.request('PATCH', url, { token: guest.token }),
    settle(world.parts, page.reference),
    settle(world.parts, page.reference),
  ]);
  const wasCancelled = cancelled.status === 'fulfilled' && cancelled.value.status === 200;
  const refunds = await refundsOf(world);
  const returned = refunds.reduce((sum, { amountKobo }) => sum + amountKobo, 0);
  return returned !== (wasCancelled ? stayTotal : 0);
}

test('On a real PostgreSQL money gets lost as soon as the reservation is not locked', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    if (await goesWrong()) return;
  }
  expect.unreachable('The lock makes no difference to the tests that hold it');
});
