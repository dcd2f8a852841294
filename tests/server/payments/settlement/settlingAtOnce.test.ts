import { describe, expect, test } from 'vitest';
import { paymentAttempt } from '../../../../server/database/schema';
import { advanceRefund } from '../../../../server/payments/refunds/advanceRefund';
import { settle } from '../../../../server/payments/settlement/settle';
import { reserved, roomsLeft, cancel, modify } from '../../reservations/stays';
import {
  held,
  refundsOf,
  stayTotal as total,
  type OpenStay,
  reservationOf,
  emailsAbout,
  unheardStay,
} from '../openStay';
import { verify, freshPaymentWorld, initiate } from '../paymentWorld';
import { askForRefund } from '../paidStay';

const world = await freshPaymentWorld();

const MINUTE = 60_000;

/** Does something so many times at the same moment. */
function times<T>(count: number, run: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => run(index)));
}

describe('With many connections', () => {
  test('twenty who settle one payment at once use it once', async () => {
    const stay = await unheardStay(world);
    await Promise.all([
      times(10, () => settle(world.context, stay.reference)),
      times(10, () => verify(world, stay.reference)),
    ]);
    expect(await reservationOf(world, stay)).toMatchObject({
      paymentStatus: 'paid',
      paymentRefrence: stay.reference,
    });
    expect(await held(world)).toBe(total);
    expect(await refundsOf(world)).toEqual([]);
    expect(await emailsAbout(world, 'paid and confirmed')).toBe(1);
  });

  test('late payments of more guests than there are rooms take each room once', async () => {
    const stays: OpenStay[] = [];
    for (let index = 0; index < 4; index += 1) {
      const email = `guest-${index}@example.com`;
      stays.push(await unheardStay(world, 'paystack', { premium: 2 }, email));
      world.clock.advance(31 * MINUTE);
      await world.jobs.run({ kind: 'sweep' });
    }
    world.jobs.reset();
    await times(12, (index) => settle(world.context, stays[index % 4]?.reference ?? ''));
    const attempts = await world.context.database.select().from(paymentAttempt);
    const statuses = attempts.map(({ status }) => status).sort();
    expect(statuses).toEqual(['returned', 'returned', 'returned', 'settled']);
    expect(await roomsLeft(world)).toMatchObject({ 'Premium Penthouse': 0 });
    const refunds = await refundsOf(world);
    expect(refunds.map(({ cause, amountKobo }) => ({ cause, amountKobo }))).toEqual(
      Array.from({ length: 3 }, () => ({ cause: 'late', amountKobo: 3_000_000 })),
    );
  });

  test.each([
    ['cancel', cancel],
    ['modify', modify],
  ] as const)(
    'a guest who presses “%s” while the payment settles either has paid or gets it back',
    async (_, press) => {
      for (let round = 0; round < 6; round += 1) {
        await world.reset();
        const stay = await unheardStay(world);
        const [response] = await Promise.all([
          press(world, stay.guest, stay.id, { checkOutDate: '2026-03-16' }),
          settle(world.context, stay.reference),
          settle(world.context, stay.reference),
        ]);
        const refunds = await refundsOf(world);
        const returned = refunds.reduce((sum, { amountKobo }) => sum + amountKobo, 0);
        expect(returned).toBe(response.status === 200 ? total : 0);
        expect([200, 409]).toContain(response.status);
        expect(await held(world)).toBe(total);
      }
    },
  );

  test('a refund is sent once, asked for once and booked once, whoever does it', async () => {
    const stay = await unheardStay(world);
    await settle(world.context, stay.reference);
    const responses = await times(6, () => askForRefund(world, stay.guest, stay.id));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    const [row] = await refundsOf(world);
    const refundId = row?.id ?? '';
    await times(8, () => advanceRefund(world.context, refundId));
    expect(world.asked.filter((call) => call === 'POST /refund')).toHaveLength(1);
    await world.passAtProviders(MINUTE);
    await times(8, () => advanceRefund(world.context, refundId));
    expect(await held(world)).toBe(0);
    expect(await emailsAbout(world, 'has been sent')).toBe(1);
    expect(await reservationOf(world, stay)).toMatchObject({ paymentStatus: 'refunded' });
  });

  test('clicks at once open one page at a provider', async () => {
    const guest = await world.guest();
    const id = await reserved(world, guest);
    const responses = await times(8, () => initiate(world, guest, id));
    const statuses = new Set(responses.map(({ status }) => status));
    expect(statuses).toContain(200);
    expect([...statuses].filter((status) => status !== 200 && status !== 409)).toEqual([]);
    const opened = world.asked.filter((call) => call.startsWith('POST'));
    expect(opened).toEqual(['POST /transaction/initialize']);
  });
});
